/// The position of a call in a test, where a failure is reported.
///
/// Your helpers pass their caller's position on:
///
/// ```swift
/// func expectWelcomed(at position: SourcePosition = #position) {
///   expectDisplayed(WelcomeTip(), at: position)
/// }
/// ```
public struct SourcePosition: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  /// Creates a position.
  ///
  /// `#position` is shorter.
  ///
  /// - Parameters:
  ///   - fileID: The module and the name of the file.
  ///   - filePath: The path of the file.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// The position of the call, as the default argument of a function that may fail a test.
@freestanding(expression)
public macro position() -> SourcePosition =
  #externalMacro(module: "TipMacros", type: "PositionMacro")
