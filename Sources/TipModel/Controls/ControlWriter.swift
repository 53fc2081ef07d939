package import TipFoundation

/// Writes controls as launch arguments and environment, so that the reader reads them back.
package enum ControlWriter {
  /// Returns the launch arguments that say what settings say, as far as a dialect can say it.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as an argument.
  package static func arguments(
    _ settings: ControlSettings, in dialect: TipControls.Dialect = .tipControl
  ) throws(TipControlError) -> [String] {
    var words: [String] = []
    for (control, value) in try values(settings) {
      guard let name = dialect.name(of: control) else { continue }
      guard ControlReader.isValue(value, of: control) else {
        throw .unreadable(
          value, in: name, isNo: "value of a launch argument", because: "it begins with \"-\"",
          write: "it as \(ControlName.environmentVariable(for: control)) in the environment")
      }
      words += [name, value]
    }
    return words
  }

  /// Returns the environment variables that say what settings say.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as text.
  package static func environment(
    _ settings: ControlSettings
  ) throws(TipControlError) -> [String: String] {
    var variables: [String: String] = [:]
    for (control, value) in try values(settings) {
      variables[ControlName.environmentVariable(for: control)] = value
    }
    return variables
  }

  /// The text of each control that is set, in the order of ``Control``.
  package static func values(
    _ settings: ControlSettings
  ) throws(TipControlError) -> [(control: Control, value: String)] {
    var values: [(control: Control, value: String)] = []
    for control in Control.allCases {
      let value: String? =
        switch control {
        case .showAllTips: settings.showAllTips ? "1" : nil
        case .hideAllTips: settings.hideAllTips ? "1" : nil
        case .showTips: try list(settings.showTips, of: control)
        case .hideTips: try list(settings.hideTips, of: control)
        case .resetDatastore: settings.resetDatastore ? "1" : nil
        case .clock: settings.clock?.setting.description
        case .displayFrequency: settings.displayFrequency?.description
        case .datastore: settings.datastore
        case .snapshotRecord: settings.snapshotRecord?.rawValue
        case .receipt: settings.receipt
        }
      if let value { values.append((control, value)) }
    }
    return values
  }

  private static func list(
    _ names: [String], of control: Control
  ) throws(TipControlError) -> String? {
    if names.isEmpty { return nil }
    let text = names.joined(separator: ",")
    // A name with a comma, or with white space around it, would be read as another.
    guard try ControlValueParser.names(text, subject: control.rawValue) == names else {
      throw .unreadable(
        text, in: control.rawValue, isNo: "list of names", because: "a name has a comma in it",
        write: "the type name of that tip")
    }
    return text
  }
}
