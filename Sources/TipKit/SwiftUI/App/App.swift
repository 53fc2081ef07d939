public import TipViewTree

/// An app (SwiftUI reference); a screen of a test shows its first scene.
@MainActor @preconcurrency public protocol App: ScreenContent {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  public func _makeHierarchy() -> ViewHierarchy {
    LiveHierarchy { context in
      var app = self
      let inner = context.child(.name("App"))
      DynamicFields.install(in: &app, inner)
      app.body._sceneView._render(in: inner)
    }
  }

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
  var _sceneView: AnyView { get }
}

extension Scene {
  public var _sceneView: AnyView { body._sceneView }
}

/// A scene of this module, which adds itself to a pass.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Not called: the scene adds itself to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Scene {
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

  public var _sceneView: AnyView { AnyView(content) }
}

/// One window of an app (SwiftUI reference).
public struct Window<Content: View>: PrimitiveScene {
  let content: Content

  /// Creates a window.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _sceneView: AnyView { AnyView(content) }
}

/// A window of settings (SwiftUI reference); the first scene is on screen, not this one.
public struct Settings<Content: View>: PrimitiveScene {
  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {}

  public var _sceneView: AnyView { AnyView(EmptyView()) }
}

/// Collects scenes (SwiftUI reference); the first one is on screen.
@MainActor @preconcurrency @resultBuilder public struct SceneBuilder {
  /// Returns a scene as it is.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }
}

extension Scene {
  /// Sets a value for the views of the scene; it runs.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { changed { AnyView($0.environment(keyPath, value)) } }

  /// Hands an object to the views of the scene; it runs.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Hands an object to the views of the scene; it runs.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  /// Calls an action when a value changes; it runs.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Calls an action when a value changes; it runs.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { changed { AnyView($0.onChange(of: value, initial: initial, action)) } }

  /// Sets the store of the values that the views keep; it runs.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changed { AnyView($0.defaultAppStorage(store)) }
  }

  private func changed(_ change: (AnyView) -> AnyView) -> some Scene {
    ChangedScene(_sceneView: change(_sceneView))
  }
}

// What windows look like: there is none here.
extension Scene {
  /// Sets the commands of the menu bar; there is none here.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Sets the size of the window; it is ignored.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets the place of the window; it is ignored.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Sets whether the window can be resized; it is ignored.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets the style of the window; it is ignored.
  public func windowStyle(_ style: SystemWindowStyle) -> some Scene { self }
  /// Sets the style of the window's bar; it is ignored.
  public func windowToolbarStyle(_ style: SystemWindowStyle) -> some Scene { self }
  /// Sets which calls from outside open the scene; it is ignored.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Whether a window can be resized (SwiftUI reference).
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// A style of windows (SwiftUI reference).
public enum SystemWindowStyle: Hashable, Sendable {
  case automatic, hiddenTitleBar, titleBar, plain, volumetric, unified, unifiedCompact, expanded
}

/// A scene whose view is modified.
struct ChangedScene: PrimitiveScene {
  let _sceneView: AnyView
}
