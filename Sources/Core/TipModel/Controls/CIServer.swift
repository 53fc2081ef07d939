/// The variable by which CI servers mark the processes that they run.
package enum CIServer {
  private static let variable = "CI"

  /// Returns whether an environment is the one of a CI server.
  ///
  /// Servers give the variable any text. So only a text that is false by the grammar of controls,
  /// such as `0`, `false` or `no`, counts as unset, as an empty one does.
  package static func isRunning(in environment: [String: String]) -> Bool {
    let text = environment[variable] ?? ""
    if text.isEmpty { return false }
    do throws(TipControlError) {
      return try Bool(text, subject: variable)
    } catch {
      return true
    }
  }
}
