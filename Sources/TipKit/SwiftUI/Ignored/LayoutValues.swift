// What ignored modifiers of places and sizes take; nothing is drawn.

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

/// How content changes (SwiftUI reference).
public struct ContentTransition: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var identity: Self { .named() }
  public static var opacity: Self { .named() }
  public static var interpolate: Self { .named() }
  public static func numericText(countsDown: Bool = false) -> Self { .named() }
  public static func numericText(value: Double) -> Self { .named() }
  public static var symbolEffect: Self { .named() }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .named() }
}

/// The parts of the screen that bars and keyboards cover (SwiftUI reference).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}

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

/// What two views share in a transition (SwiftUI reference).
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A named system of coordinates (SwiftUI reference).
public struct NamedCoordinateSpace: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static func named(_ name: some Hashable) -> Self { .named() }
  public static func scrollView(axis: Axis) -> Self { .named() }
}

/// An effect that changes how a view looks (SwiftUI reference); here nothing looks different.
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

/// The purpose of a background (SwiftUI reference).
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
}
