// Motion: nothing moves here.

/// An animation (SwiftUI reference).
public enum Animation: Hashable, Sendable {
  case `default`, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  case interactiveSpring, interpolatingSpring

  public static func linear(duration: Double) -> Self { .linear }
  public static func easeIn(duration: Double) -> Self { .easeIn }
  public static func easeOut(duration: Double) -> Self { .easeOut }
  public static func easeInOut(duration: Double) -> Self { .easeInOut }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Self { .easeInOut }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { .spring }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { .spring }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { .interactiveSpring }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { .interpolatingSpring }
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Self { .bouncy }
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Self { .smooth }
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Self { .snappy }

  public func delay(_ delay: Double) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
  public func logicallyComplete(after duration: Double) -> Self { self }
}

/// When an animation is over (SwiftUI reference).
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// How a view comes and goes, which is at once here (SwiftUI reference).
public enum AnyTransition: Sendable {
  case opacity, slide, scale, identity, blurReplace, symbolEffect, move, push, offset, modifier

  public static func move(edge: Edge) -> Self { .move }
  public static func push(from edge: Edge) -> Self { .push }
  public static func offset(_ offset: CGSize) -> Self { .offset }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .offset }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { .scale }
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { .scale }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { insertion }
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> Self { .modifier }

  public func combined(with other: Self) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

/// How content changes (SwiftUI reference).
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, numericText, symbolEffect
  public static func numericText(countsDown: Bool = false) -> Self { .numericText }
  public static func numericText(value: Double) -> Self { .numericText }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .symbolEffect }
}

/// What two views share in a transition (SwiftUI reference).
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// A value that can move (SwiftUI reference).
public protocol Animatable {
  associatedtype AnimatableData = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that can move (SwiftUI reference).
public struct EmptyAnimatableData: Hashable, Sendable {}

/// Two values that can move (SwiftUI reference).
public struct AnimatablePair<First, Second> {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
