extension TipControls {
  /// A spelling of controls as launch arguments.
  public enum Dialect: String, CaseIterable, Hashable, Sendable {
    /// TipKit's spelling for the five controls that TipKit has, and our own for the others.
    ///
    /// An app with `TipEngine` obeys both spellings. An app that ships Apple's TipKit obeys the
    /// five, and ignores the others.
    case mixed
    /// Our own spelling, which has every control: `-tipctl.ShowAllTips 1`.
    case tipControl
    /// The spelling of Apple's TipKit, which has five: `-com.apple.TipKit.ShowAllTips 1`.
    case apple

    /// Returns the launch argument of a control, or nil for one that the dialect does not have.
    public func name(of control: Control) -> String? {
      switch self {
      case .mixed: ControlName.appleArgument(for: control) ?? ControlName.argument(for: control)
      case .tipControl: ControlName.argument(for: control)
      case .apple: ControlName.appleArgument(for: control)
      }
    }
  }

  /// The launch arguments, for `XCUIApplication` or a process, in the dialect ``Dialect/mixed``.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as an argument.
  public var launchArguments: [String] {
    get throws(TipControlError) { try launchArguments(in: .mixed) }
  }

  /// The environment variables, in our own spelling.
  ///
  /// TipKit has none.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as text.
  public var launchEnvironment: [String: String] {
    get throws(TipControlError) {
      Dictionary(
        uniqueKeysWithValues: try values.map {
          (ControlName.environmentVariable(for: $0.control), $0.value)
        })
    }
  }

  /// Returns the launch arguments in one dialect.
  ///
  /// - Parameter dialect: The spelling of controls.
  /// - Returns: Names and values in turn, in the order of ``Control``.
  /// - Throws: ``TipControlError``: `unknownName` for a control that the dialect does not have,
  ///   `malformed` when a value cannot be written as an argument.
  public func launchArguments(in dialect: Dialect) throws(TipControlError) -> [String] {
    var words: [String] = []
    for (control, value) in try values {
      guard let name = dialect.name(of: control) else { throw missingNames(in: dialect) }
      guard ControlReader.isValue(value, of: control) else {
        var remedy = "it as \(ControlName.environmentVariable(for: control)) in the environment"
        if name == ControlName.appleArgument(for: control) {
          remedy = "names that do not begin with a dash"
        }
        throw .unreadable(
          value, in: name, kind: "launch argument value", because: "it begins with \"-\"",
          write: remedy)
      }
      words += [name, value]
    }
    return words
  }

  private func missingNames(in dialect: Dialect) -> TipControlError {
    let names = leftOut(in: dialect).map(\.rawValue).joined(separator: ", ")
    return TipControlError(
      .unknownName, subject: names,
      reason: "Apple's TipKit has no launch argument for \(names)",
      suggestion: "Set only what TipKit has, or use launchArguments for an app with TipEngine")
  }

  /// Returns the controls that are set but have no argument in a dialect.
  ///
  /// - Parameter dialect: The spelling of controls.
  /// - Returns: The controls, in the order of ``Control``.
  public func leftOut(in dialect: Dialect) -> [Control] {
    Control.allCases.filter { says($0) && dialect.name(of: $0) == nil }
  }
}
