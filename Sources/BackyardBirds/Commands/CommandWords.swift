import TipEngine
import TipModel

/// Tells the app's own words from the controls of tips among its arguments.
package enum CommandWords {
  /// Returns the words that are no part of a tip control.
  ///
  /// A control is a name and a value, `-tipctl.HideAllTips 1`, anywhere among the words. A word
  /// that only looks like one goes too, with its value: the receipt tells of it.
  package static func own(in arguments: [String]) -> [String] {
    var own: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if let control = ControlName.control(argument: word) {
        if let value = rest.first, ControlReader.isValue(value, of: control) {
          rest.removeFirst()
        }
      } else if ControlName.unknownArgument(word) != nil {
        if !word.contains("="), rest.first.map({ !$0.hasPrefix("-") }) ?? false {
          rest.removeFirst()
        }
      } else {
        own.append(word)
      }
    }
    return own
  }
}
