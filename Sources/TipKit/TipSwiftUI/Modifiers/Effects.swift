// Effects of appearing. The order is ours: views that have left end first, then the modifiers
// of a pass from the outermost view on, and then the tasks.
extension View {
  /// Calls an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    effect("onAppear", { AppearEffect() }, update: { $0.action = action })
  }

  /// Calls an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    effect("onDisappear", { DisappearEffect() }, update: { $0.action = action })
  }

  /// Runs a task as long as the view is on screen.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { task(id: NoValue(), name: name, priority: priority, action) }

  /// Runs a task as long as the view is on screen, and again when a value changes.
  public func task<ID: Equatable>(
    id value: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    effect("task") {
      TaskEffect<ID>()
    } update: {
      $0.value = value
      $0.action = action
    }
  }

  /// Calls an action when a value changes, with both values.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    effect("onChange") {
      ChangeEffect<Value>(callsFirst: initial)
    } update: {
      $0.value = value
      $0.action = action
    }
  }

  /// Calls an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Calls an action when a value changes, with the new value.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Adds an effect at the view's place.
  func effect<Effect: ViewEffect>(
    _ name: String, _ create: @escaping () -> Effect, update: @escaping (Effect) -> Void
  ) -> some View {
    modified { view, context in
      let inner = context.child(.name(name))
      let effect = inner.scope.keep { create() }
      inner.scope.effect = effect
      update(effect)
      context.noteEffect(effect) { view._render(in: inner) }
    }
  }
}

private final class AppearEffect: ViewEffect {
  var action: (() -> Void)?
  override func begin() { action?() }
}

private final class DisappearEffect: ViewEffect {
  var action: (() -> Void)?
  override func end() { action?() }
}

private final class TaskEffect<ID: Equatable>: ViewEffect {
  var value: ID?
  var action: (@isolated(any) () async -> Void)?
  private var begunWith: ID?
  private var task: Task<Void, Never>?

  override var isTask: Bool { true }

  override func begin() {
    guard let action else { return }
    begunWith = value
    // The closure runs on the actor on which the app has written it, wherever the task begins.
    nonisolated(unsafe) let run = action
    // Begun at once: an event that the task waits for must not come before it waits.
    #if compiler(>=6.2)
      task = Task.immediate { await run() }
    #else
      task = Task { await run() }
    #endif
  }

  override func goOn() {
    guard value != begunWith else { return }
    end()
    begin()
  }

  override func end() { task?.cancel() }
}

/// The value of a task that follows none.
private struct NoValue: Equatable {}

final class ChangeEffect<Value: Equatable>: ViewEffect {
  var value: Value?
  var action: ((Value, Value) -> Void)?
  private var last: Value?
  private let callsFirst: Bool

  init(callsFirst: Bool) { self.callsFirst = callsFirst }

  override func begin() {
    let old = last
    last = value
    guard let value else { return }
    if let old, old != value { action?(old, value) }
    if old == nil, callsFirst { action?(value, value) }
  }

  override func goOn() {
    guard let old = last, let value, old != value else { return }
    last = value
    action?(old, value)
  }
}
