public import TipViewTree

// Gestures that nobody makes on a screen of a test: nothing calls their actions.

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

extension LongPressGesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}
