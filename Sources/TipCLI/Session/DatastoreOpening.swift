import TipModel
import TipStore

extension DatastoreChoice {
  /// Opens the datastore.
  ///
  /// - Throws: `TipControlError`; one that is `missing` names the apps that have a datastore.
  func open(creating: Bool, _ context: CommandContext) throws(TipControlError) -> any TipDatastore {
    do throws(TipControlError) {
      return try SQLiteDatastore.open(path: path, creates: creating)
    } catch {
      guard error.code == .missing, case .app(let name) = origin else { throw error }
      throw TipControlError(
        .missing, subject: name, reason: "The app \"\(name)\" has no datastore at \(path)",
        suggestion: NearestName.suggestion(
          for: name, in: Self.knownApps(context), otherwise: Self.knownAppsSentence(context)))
    }
  }

  /// Returns the error about a command line that chooses no datastore.
  static func missing(_ context: CommandContext) -> CLIError {
    .usage(
      "No datastore was chosen: write --datastore PATH or --app NAME, or set "
        + ControlName.environmentVariable(for: .datastore),
      suggestion: knownAppsSentence(context))
  }

  private static func knownApps(_ context: CommandContext) -> [String] {
    DatastoreLocator.known(in: context.console.environment).sorted()
  }

  private static func knownAppsSentence(_ context: CommandContext) -> String {
    let apps = knownApps(context)
    return apps.isEmpty
      ? "No app has a datastore yet: an app creates one when it calls Tips.configure()"
      : "Apps that have a datastore: \(apps.joined(separator: ", "))"
  }
}
