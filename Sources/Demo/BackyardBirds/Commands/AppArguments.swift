/// Separates the app's own arguments from the controls of tips.
package enum AppArguments {
  /// Returns the arguments that are not part of a tip control.
  ///
  /// A control is a name and a value, `-tipctl.HideAllTips 1`, anywhere among the arguments. An
  /// unknown control and its value are removed too, and the receipt reports them.
  package static func own(in arguments: [String]) -> [String] {
    var own: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-tipctl."), !word.hasPrefix("-com.apple.TipKit.") {
        own.append(word)
      } else if !word.contains("="), let next = rest.first, isValue(next) {
        rest.removeFirst()
      }
    }
    return own
  }

  /// Whether a word is a value: a shift of the clock and standard error begin with "-" too.
  private static func isValue(_ word: String) -> Bool {
    !word.hasPrefix("-") || word == "-" || word.dropFirst().first?.isNumber == true
  }
}
