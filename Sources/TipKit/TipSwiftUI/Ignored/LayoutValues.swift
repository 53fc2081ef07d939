// What ignored modifiers of places and sizes take.

extension VerticalEdge {
  /// Some sides (SwiftUI reference).
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The parts of the screen that bars and keyboards cover (SwiftUI reference).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
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
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  case own(String)
  public init(_ id: any AlignmentID.Type) { self = .own("\(id)") }
}

/// A vertical position (SwiftUI reference).
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case own(String)
  public init(_ id: any AlignmentID.Type) { self = .own("\(id)") }
}

/// A guide of an app's own (SwiftUI reference).
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position in both directions (SwiftUI reference).
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static let center = Self(.center, .center)
  public static let leading = Self(.leading, .center)
  public static let trailing = Self(.trailing, .center)
  public static let top = Self(.center, .top)
  public static let bottom = Self(.center, .bottom)
  public static let topLeading = Self(.leading, .top)
  public static let topTrailing = Self(.trailing, .top)
  public static let bottomLeading = Self(.leading, .bottom)
  public static let bottomTrailing = Self(.trailing, .bottom)
  public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
  public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
  public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
}

/// A point in a rectangle, from 0 to 1 (SwiftUI reference).
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

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

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
  }
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
  public static var scrollView: Self { .named("scrollView") }
}

/// A named system of coordinates (SwiftUI reference).
public enum NamedCoordinateSpace: Hashable, Sendable {
  case named
  public static func named(_ name: some Hashable) -> Self { .named }
  public static func scrollView(axis: Axis) -> Self { .named }
  public static var scrollView: Self { .named }
}

/// The distance from the edges of a scene (SwiftUI reference).
public enum ScenePadding: Hashable, Sendable { case minimum, navigationBar }

/// An angle (SwiftUI reference).
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public var degrees: Double { radians * 180 / .pi }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle()
}

/// The purpose of a content shape (SwiftUI reference).
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16)
}

/// The purpose of a background (SwiftUI reference).
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}

/// An effect on the look of a view, which does not change here (SwiftUI reference).
public protocol VisualEffect: Sendable {}

/// No effect (SwiftUI reference).
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
