/// What a bird wears.
public struct Plumage: Sendable {
  /// The colors, from the head to the tail.
  public let colors: [String]

  /// Creates a plumage of some colors.
  public init(_ colors: String...) { self.colors = colors }
}
