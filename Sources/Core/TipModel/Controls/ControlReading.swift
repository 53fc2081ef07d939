/// A control's value, as given and applied.
public struct AppliedControl: Hashable, Sendable {
  /// The control.
  public let control: Control
  /// The value as given.
  public let value: String
  /// The source of the value.
  public let source: ControlSource
  /// The exact name of the variable, launch argument, call or command.
  public let spelling: String

  /// Creates an applied control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - value: The value as given.
  ///   - source: The source of the value.
  ///   - spelling: The exact name, by default the control's name in the source.
  public init(
    control: Control, value: String, source: ControlSource, spelling: String? = nil
  ) {
    self.control = control
    self.value = value
    self.source = source
    self.spelling = spelling ?? ControlName.spelling(of: control, in: source)
  }
}

/// A warning about a part of a source that was not applied.
public struct ControlWarning: Hashable, Sendable, CustomStringConvertible {
  /// The source of the part.
  public let source: ControlSource
  /// The exact variable or argument.
  public let spelling: String
  /// The problem and its solution, in sentences.
  public let message: String

  package init(source: ControlSource, spelling: String, message: String) {
    self.source = source
    self.spelling = spelling
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

/// The result of reading one source of the process.
package struct ControlReading: Hashable, Sendable {
  /// The controls of the source.
  package var controls = TipControls()
  /// The controls that were read, in order of precedence.
  package var applied: [AppliedControl] = []
  /// The warnings about parts that were not applied.
  package var warnings: [ControlWarning] = []
  /// The errors of invalid values: `configure` throws the first.
  package var errors: [TipControlError] = []

  package init() {}
}
