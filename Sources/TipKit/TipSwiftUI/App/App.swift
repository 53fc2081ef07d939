public import TipViewTree

/// An app (SwiftUI reference).
///
/// The screen of a test shows its first scene.
@MainActor @preconcurrency public protocol App: ScreenContent {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Says that there is no screen here, and ends.
  public static func main() {
    print(
      "\(Self.self) has no screen on this system. Show it in a test, with "
        + "TipScreen(of: \(Self.self)()).")
  }
}

/// A part of an app (SwiftUI reference).
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes in it.
  @SceneBuilder var body: Body { get }
  /// The view of the scene.
  ///
  /// An app's scenes have the default.
  var _sceneView: AnyView { get }
}

extension Scene {
  /// The view of the scenes in it.
  public var _sceneView: AnyView { body._sceneView }
}

/// A scene of this module, which adds itself to a pass.
@MainActor @preconcurrency package protocol PrimitiveScene: Scene where Body == Never {
  /// The view of the scene.
  var view: AnyView { get }
}

extension PrimitiveScene {
  /// The view of the scene.
  public var _sceneView: AnyView { view }

  /// Not called: the scene adds itself to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Scene {
  /// No view.
  public var _sceneView: AnyView { AnyView(EmptyView()) }
}

/// The windows of an app (SwiftUI reference).
public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with an identity.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var view: AnyView { AnyView(content) }
}

/// One window of an app (SwiftUI reference).
public struct Window<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates a window.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package var view: AnyView { AnyView(content) }
}

/// A window of settings, which is not on screen (SwiftUI reference).
public struct Settings<Content: View>: PrimitiveScene {
  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {}

  package var view: AnyView { AnyView(EmptyView()) }
}

/// Collects scenes, of which the first one is on screen (SwiftUI reference).
@MainActor @preconcurrency @resultBuilder public struct SceneBuilder {
  /// Returns the first scene.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }
}

extension Scene {
  /// Sets a value for the views of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { changed { AnyView($0.environment(keyPath, value)) } }

  /// Hands an object to the views of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Hands an object to the views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  /// Calls an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Calls an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Sets the store of the values that the views keep.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changed { AnyView($0.defaultAppStorage(store)) }
  }

  private func changed(_ change: (AnyView) -> AnyView) -> some Scene {
    ChangedScene(view: change(_sceneView))
  }
}

/// A scene whose view is modified.
struct ChangedScene: PrimitiveScene {
  let view: AnyView
}
