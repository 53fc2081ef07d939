package import TipFoundation

/// A control's value as it was given and applied.
public struct AppliedControl: Hashable, Sendable {
  /// The control.
  public let control: Control
  /// The value as given.
  public let value: String
  /// Where it comes from.
  public let source: ControlSource
  /// The exact name of the variable or the launch argument, or the call or command.
  public let spelling: String

  /// Creates an applied control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - value: The value as given.
  ///   - source: Where it comes from.
  ///   - spelling: The exact name; by default the control's usual one in the source.
  public init(
    control: Control, value: String, source: ControlSource, spelling: String? = nil
  ) {
    self.control = control
    self.value = value
    self.source = source
    self.spelling = spelling ?? ControlName.spelling(of: control, in: source)
  }
}

/// Something in a source that was not applied, and what to write instead.
public struct ControlWarning: Hashable, Sendable, CustomStringConvertible {
  /// Where it was found.
  public let source: ControlSource
  /// The exact variable or argument.
  public let spelling: String
  /// What is wrong and what to do, in sentences.
  public let message: String

  /// Creates a warning.
  ///
  /// - Parameters:
  ///   - source: Where it was found.
  ///   - spelling: The exact variable or argument.
  ///   - message: What is wrong and what to do, in sentences.
  public init(source: ControlSource, spelling: String, message: String) {
    self.source = source
    self.spelling = spelling
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

/// What was read from one source of the process.
package struct ControlReading: Hashable, Sendable {
  /// What the source says.
  package var controls = TipControls()
  /// The controls that were read, in the order in which they count.
  package var applied: [AppliedControl] = []
  /// What was not understood and is left out.
  package var warnings: [ControlWarning] = []
  /// The values that cannot be read: `configure` throws the first.
  package var errors: [TipControlError] = []

  /// Creates a reading of nothing.
  package init() {}
}
