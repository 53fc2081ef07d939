extension TipControls {
  /// A spelling of controls as launch arguments.
  public enum Dialect: String, CaseIterable, Hashable, Sendable {
    /// Our own spelling, which has every control: `-tipctl.ShowAllTips 1`.
    case tipControl
    /// The spelling of Apple's TipKit, which has five: `-com.apple.TipKit.ShowAllTips 1`.
    case apple

    /// Returns the launch argument of a control; nil for one that the dialect does not have.
    public func name(of control: Control) -> String? {
      switch self {
      case .tipControl: ControlName.argument(for: control)
      case .apple: ControlName.appleArgument(for: control)
      }
    }
  }

  /// The launch arguments in our own spelling, for `XCUIApplication` or a process.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as an argument.
  public var launchArguments: [String] {
    get throws(TipControlError) { try launchArguments(in: .tipControl) }
  }

  /// The environment variables, in our own spelling; TipKit has none.
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
  /// Controls without an argument in the dialect are left out: ``leftOut(in:)`` lists them.
  ///
  /// - Parameter dialect: The spelling of controls.
  /// - Returns: Names and values in turn, in the order of ``Control``.
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as an argument.
  public func launchArguments(in dialect: Dialect) throws(TipControlError) -> [String] {
    var words: [String] = []
    for (control, value) in try values {
      guard let name = dialect.name(of: control) else { continue }
      guard ControlReader.isValue(value, of: control) else {
        throw .unreadable(
          value, in: name, kind: "launch argument value", because: "it begins with \"-\"",
          write: dialect == .apple
            ? "names that do not begin with a dash"
            : "it as \(ControlName.environmentVariable(for: control)) in the environment")
      }
      words += [name, value]
    }
    return words
  }

  /// Returns the controls that are set but have no argument in a dialect.
  ///
  /// - Parameter dialect: The spelling of controls.
  /// - Returns: The controls, in the order of ``Control``.
  public func leftOut(in dialect: Dialect) -> [Control] {
    Control.allCases.filter { says($0) && dialect.name(of: $0) == nil }
  }
}
