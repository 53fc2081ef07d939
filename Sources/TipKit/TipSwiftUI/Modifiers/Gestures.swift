public import TipViewTree

// Gestures of a view.
extension View {
  /// Calls an action at a tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    changed { node in
      // A tap on a control acts on the control.
      guard node.isEnabled, node.gestures.tap == nil else { return }
      node.gestures.tap = action
    }
  }

  /// Calls an action at a tap with its place, which is zero here.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { onTapGesture(count: count) { action(.zero) } }

  /// Calls an action at a long press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { changed { $0.gestures.longPress = action } }

  /// Adds a gesture.
  ///
  /// Taps and long presses run.
  public func gesture<G: Gesture>(_ gesture: G) -> some View {
    changed { gesture._add(to: $0) }
  }

  /// Adds a gesture beside the view's own.
  public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View {
    changed { node in
      let own = node.gestures.tap
      gesture._add(to: node)
      guard let own, let added = node.gestures.tap else { return }
      node.gestures.tap = {
        added()
        own()
      }
    }
  }

  /// Adds a gesture before the view's own.
  public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View {
    self.gesture(gesture)
  }

  /// Calls an action when the text in a field is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment { environment in
      let outer = environment.submit
      environment.submit = {
        action()
        outer?()
      }
    }
  }
}

extension EnvironmentValues {
  /// Called when the text in a field is submitted.
  var submit: (() -> Void)? {
    get { named(nil) }
    set { name(newValue) }
  }
}

/// What people do with a finger: only taps and long presses here (SwiftUI reference).
@MainActor @preconcurrency public protocol Gesture {
  /// The value of the gesture.
  associatedtype Value

  /// Adds the gesture to what people can do with a view.
  func _add(to node: ViewNode)
}

/// Some taps (SwiftUI reference).
public struct TapGesture: Gesture {
  /// The value of the gesture.
  public typealias Value = Void
  var action: () -> Void = {}

  /// Creates a gesture.
  public init(count: Int = 1) {}

  /// Calls an action at a tap.
  public func onEnded(_ action: @escaping (Value) -> Void) -> TapGesture {
    var gesture = self
    gesture.action = { action(()) }
    return gesture
  }

  /// Adds the gesture to what people can do with a view.
  public func _add(to node: ViewNode) { node.gestures.tap = action }
}

/// A long press (SwiftUI reference).
public struct LongPressGesture: Gesture {
  /// The value of the gesture.
  public typealias Value = Bool
  var action: () -> Void = {}

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  /// Calls an action at a long press.
  public func onEnded(_ action: @escaping (Value) -> Void) -> LongPressGesture {
    var gesture = self
    gesture.action = { action(true) }
    return gesture
  }

  /// Adds the gesture to what people can do with a view.
  public func _add(to node: ViewNode) { node.gestures.longPress = action }
}

/// What submits a text (SwiftUI reference).
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: Int

  /// Creates a set from the bits of its parts.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
