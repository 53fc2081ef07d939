// Sides of views: popovers of tips point from them. Nothing is laid out.

/// A side of a rectangle (SwiftUI reference).
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Some sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the sides.
    public let rawValue: Int8

    /// Creates a set from the bits of its sides.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing side (SwiftUI reference).
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

/// The upper or the lower side (SwiftUI reference).
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// Distances from the sides (SwiftUI reference).
public struct EdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, leading, bottom, trailing: CGFloat

  /// Creates distances in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
