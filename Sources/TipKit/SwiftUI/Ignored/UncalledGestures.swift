public import TipViewTree

// Gestures that do not happen here.

extension DragGesture {
  /// Not called here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> DragGesture { self }
}

extension LongPressGesture {
  /// Not called here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> LongPressGesture { self }

  /// Not called here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> LongPressGesture { self }
}

/// Two fingers that move apart (SwiftUI reference); here they do not happen.
public struct MagnifyGesture: Gesture {
  /// How far the fingers are apart.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
  }

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Not called here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }
  /// Not called here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }
  /// Adds nothing.
  public func _add(to node: ViewNode) {}
}

/// Two fingers that move apart (SwiftUI reference); here they do not happen.
public struct MagnificationGesture: Gesture {
  /// The value of the gesture.
  public typealias Value = CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Not called here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnificationGesture { self }
  /// Not called here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> MagnificationGesture { self }
  /// Adds nothing.
  public func _add(to node: ViewNode) {}
}

extension View {
  /// Calls an action at a tap, with its place; it runs, with the place zero.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }
}
