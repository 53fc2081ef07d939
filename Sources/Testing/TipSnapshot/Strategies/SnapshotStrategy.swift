/// Converts a value to the text of a snapshot.
///
/// A strategy is a value: define one in a line, or derive one from another.
///
/// ```swift
/// extension SnapshotStrategy<[String]> {
///   static let list = SnapshotStrategy { $0.joined(separator: "\n") }
/// }
/// ```
public struct SnapshotStrategy<Value>: Sendable {
  /// The extension of the snapshot's file, without a dot.
  public let fileExtension: String
  /// Returns the text of a value.
  public let text: @Sendable (Value) throws -> String
  /// Returns the value as SVG, for the attachments of a failed test.
  ///
  /// It is nil for values without a picture.
  package private(set) var picture: (@Sendable (Value) throws -> String)?

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the snapshot's file, without a dot.
  ///   - text: Returns the text of a value. An error that it throws fails the test.
  public init(
    fileExtension: String = "txt", text: @escaping @Sendable (Value) throws -> String
  ) {
    self.fileExtension = fileExtension
    self.text = text
  }

  /// Returns a strategy whose text is an SVG file, and thus a picture.
  package static func drawn(
    _ text: @escaping @Sendable (Value) throws -> String
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "svg", text: text).pictured(text)
  }

  /// Returns the strategy with a picture of its values.
  package func pictured(
    _ picture: @escaping @Sendable (Value) throws -> String
  ) -> SnapshotStrategy {
    var strategy = self
    strategy.picture = picture
    return strategy
  }

  /// Returns a strategy for another type by converting its values to this one.
  ///
  /// - Parameter transform: Converts a value to this strategy's type.
  /// - Returns: The strategy, with the same file extension.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    let strategy = SnapshotStrategy<Other>(fileExtension: fileExtension) {
      try text(transform($0))
    }
    guard let picture else { return strategy }
    return strategy.pictured { try picture(transform($0)) }
  }

  /// Returns a strategy that changes the text of this one.
  ///
  /// - Parameter transform: Changes the text.
  /// - Returns: The strategy, with the same file extension.
  public func map(
    _ transform: @escaping @Sendable (String) throws -> String
  ) -> SnapshotStrategy {
    let strategy = SnapshotStrategy(fileExtension: fileExtension) { try transform(text($0)) }
    guard let picture else { return strategy }
    return strategy.pictured(picture)
  }
}

extension SnapshotStrategy<String> {
  /// The text unchanged, such as the outline of a screen.
  public static var lines: SnapshotStrategy { SnapshotStrategy { $0 } }
}
