import Observation
public import TipViewTree

/// A hierarchy of views that runs.
package final class LiveHierarchy: ViewHierarchy {
  /// The maximal number of views of the app's own that are nested.
  static let maximalDepth = 200

  private let root = ViewScope()
  private let content: (ViewContext) -> Void
  /// The values that views keep under keys.
  let storage = KeyedStorage()
  /// The number of the pass.
  private(set) var generation = 0
  /// The node that the pass has added last.
  var current: ViewNode?
  /// The effects that the pass has found, in the order of the modifiers.
  private var found: [FoundEffect] = []
  private var left: [ViewEffect] = []
  private var deferredActions: [() -> Void] = []
  /// The number of the last pass in which views were nested too deeply.
  private var recursivePass: Int?

  init(_ content: @escaping (ViewContext) -> Void) {
    self.content = content
    super.init()
  }

  package override func render() -> ViewNode {
    generation += 1
    Self.current = self
    let node = ViewNode("Screen", .container, id: ObjectIdentifier(root))
    let hasChanged = news.isDue
    news.rendering {
      withObservationTracking {
        readingStatuses(again: hasChanged) { content(ViewContext(self, root, node)) }
      } onChange: { [news] in
        news.post()
      }
    } onRefusal: { [weak self] in
      self?.noteChange()
    }
    left += root.sweep(generation)
    return node
  }

  /// Renders in a separate hierarchy, which runs no effects, and returns the function's result.
  static func rendered<Result>(
    in environment: EnvironmentValues, _ render: @escaping (ViewContext) -> Result
  ) -> Result {
    let running = current
    defer { current = running }
    var result: Result?
    let hierarchy = LiveHierarchy { context in
      var context = context
      context.environment = environment
      result = render(context)
    }
    _ = hierarchy.render()
    guard let result else { fatalError("A pass renders its content.") }
    return result
  }

  package override func runEffects() {
    let deferredActions = deferredActions
    self.deferredActions = []
    for action in deferredActions { action() }
    let left = left
    self.left = []
    let found = found
    self.found = []
    for effect in left { effect.update(isActive: false) }
    for found in found where !found.isActive { found.effect.update(isActive: false) }
    for isTask in [false, true] {
      for found in found where found.isActive && found.effect.isTask == isTask {
        found.effect.update(isActive: true)
      }
    }
  }

  package override func end() {
    for effect in root.allEffects { effect.update(isActive: false) }
  }

  /// Adds an effect to run after the pass, before the effects of the view that an action adds.
  fileprivate func note(_ effect: ViewEffect, _ isActive: Bool, _ add: () -> ViewNode?) {
    let index = found.count
    found.append(FoundEffect(effect: effect, isOnScreen: isActive))
    found[index].node = add()
  }

  /// Ends effects of views that stay, but do not run.
  func leave(_ effects: [ViewEffect]) { left += effects }

  /// Calls an action after the pass, before the effects.
  func afterPass(_ action: @escaping () -> Void) { deferredActions.append(action) }

  // MARK: - Problems

  func noteRecursion(at node: ViewNode) {
    guard recursivePass != generation else { return }
    recursivePass = generation
    problems.append(
      "A body never ends: more than \(Self.maximalDepth) views are nested in \(node.path). "
        + "Look for a view that contains itself without a condition.")
  }

  private func noteChange() {
    problems.append(
      "A state was changed while a body ran: \(current?.path ?? "the first view"). The change is "
        + "ignored. Change it in an action, in onAppear or in a task.")
  }
}

/// An effect of a pass.
@MainActor private struct FoundEffect {
  let effect: ViewEffect
  let isOnScreen: Bool
  /// The first node of its view.
  var node: ViewNode?

  /// Whether its view is on screen.
  ///
  /// A tab view knows only after the pass which page is covered.
  var isActive: Bool { isOnScreen && node?.isCovered != true }
}

extension ViewContext {
  /// Adds an effect of the view that an action adds here.
  func noteEffect(_ effect: ViewEffect, _ add: () -> Void) {
    hierarchy.note(effect, isActive) { adding(add).first }
  }
}

extension View {
  /// Returns the hierarchy of the view.
  public func _makeHierarchy() -> ViewHierarchy {
    LiveHierarchy { self._render(in: $0) }
  }
}

extension App {
  /// Returns the hierarchy of the first scene.
  public func _makeHierarchy() -> ViewHierarchy {
    LiveHierarchy { context in
      var app = self
      let inner = context.child(.name("App"))
      DynamicFields.install(in: &app, inner)
      app.body._sceneView._render(in: inner)
    }
  }
}
