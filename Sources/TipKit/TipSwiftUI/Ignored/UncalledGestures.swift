public import TipViewTree

// Gestures that a test's screen does not have: nothing calls their actions.

/// A gesture that does not happen here.
public protocol UncalledGesture: Gesture {}

extension UncalledGesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  public func _add(to node: ViewNode) {}
}

/// A drag (SwiftUI reference).
public struct DragGesture: UncalledGesture {
  /// A movement.
  public struct Value: Equatable, Sendable {
    public var location, startLocation: CGPoint
    public var translation, predictedEndTranslation: CGSize
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that move apart (SwiftUI reference).
public struct MagnifyGesture: UncalledGesture {
  /// How far the fingers are apart.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart (SwiftUI reference).
public struct MagnificationGesture: UncalledGesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two gestures at once, one before another, or one in place of another (SwiftUI reference).
///
/// A tap or a long press among them happens.
public struct CombinedGesture<First: Gesture, Second: Gesture>: UncalledGesture {
  /// The values of both gestures.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  public func _add(to node: ViewNode) {
    first._add(to: node)
    second._add(to: node)
  }
}

/// Two gestures at once (SwiftUI reference).
public typealias SimultaneousGesture = CombinedGesture
/// One gesture before another (SwiftUI reference).
public typealias SequenceGesture = CombinedGesture
/// One gesture in place of another (SwiftUI reference).
public typealias ExclusiveGesture = CombinedGesture

extension Gesture {
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { CombinedGesture(first: self, second: other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    CombinedGesture(first: self, second: other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    CombinedGesture(first: self, second: other)
  }
}

extension LongPressGesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}
