import TipEngine
import TipModel

/// Separates the app's own arguments from the controls of tips.
package enum CommandWords {
  /// Returns the arguments that are not part of a tip control.
  ///
  /// A control is a name and a value, `-tipctl.HideAllTips 1`, anywhere among the arguments. An
  /// unknown control and its value are removed too; the receipt reports them.
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
