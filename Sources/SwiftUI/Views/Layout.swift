// Values of layout: modifiers take them, and nothing is laid out.

/// A side of a rectangle (SwiftUI reference).
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Some sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing side (SwiftUI reference).
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

/// The upper or the lower side (SwiftUI reference).
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// Distances from the sides (SwiftUI reference).
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  /// Creates distances in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A direction (SwiftUI reference).
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A horizontal position (SwiftUI reference).
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
}

/// A vertical position (SwiftUI reference).
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

/// A position in both directions (SwiftUI reference).
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates a position.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The position of lines of text (SwiftUI reference).
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// A point in a rectangle, from 0 to 1 (SwiftUI reference).
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat

  /// Creates a point.
  public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A column or a row of a grid (SwiftUI reference).
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { self.size = size }
}

/// What stays on screen when a list scrolls (SwiftUI reference).
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}

/// A system of coordinates (SwiftUI reference).
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// Where a popover points (SwiftUI reference).
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  public struct Source: Sendable { public static let bounds = Source() }
  case rect(Source)
  case point(UnitPoint)
}

/// How an image fills its room (SwiftUI reference).
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// Whether something is visible (SwiftUI reference).
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// The names of the navigation bar's values (SwiftUI reference).
public struct NavigationBarItem: Sendable {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

/// What a modifier of animation carries (SwiftUI reference).
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  /// Creates an empty transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// An animation (SwiftUI reference); here nothing moves.
public struct Animation: Hashable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  public static func linear(duration: Double) -> Animation { linear }
  public static func easeIn(duration: Double) -> Animation { easeIn }
  public static func easeOut(duration: Double) -> Animation { easeOut }
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { bouncy }
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { smooth }
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { snappy }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs a change (SwiftUI reference); here nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a change with a transaction (SwiftUI reference); here nothing moves.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes (SwiftUI reference); here it is there or not.
public struct AnyTransition: Sendable {
  let name: String
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static let scale = AnyTransition(name: "scale")
  public static let identity = AnyTransition(name: "identity")
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition.scale
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
