/// The state and the effects of a view at one position in the hierarchy, kept from pass to pass.
@MainActor package final class ViewScope {
  /// The position among the views of one parent.
  package enum Key: Hashable {
    case index(Int)
    case name(String)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  private var children: [Key: ViewScope] = [:]
  private var generation: Int?
  /// The objects of the position, such as states by the offsets of their property wrappers.
  private var kept: [Int: AnyObject] = [:]
  package var effect: ViewEffect?

  package init() {}

  /// Returns the scope at a key, and notes that a pass has reached it.
  func child(_ key: Key, _ generation: Int) -> ViewScope {
    let scope = children[key] ?? ViewScope()
    scope.generation = generation
    children[key] = scope
    return scope
  }

  /// Returns the object with a number, which the first pass creates.
  package func keep<Kept: AnyObject>(_ number: Int = 0, _ create: () -> Kept) -> Kept {
    if let kept = kept[number] as? Kept { return kept }
    let new = create()
    kept[number] = new
    return new
  }

  /// Removes the scopes that a pass has not reached, and returns their effects.
  func sweep(_ generation: Int) -> [ViewEffect] {
    var ended: [ViewEffect] = []
    for (key, scope) in children {
      if scope.generation == generation {
        ended += scope.sweep(generation)
      } else {
        children[key] = nil
        ended += scope.allEffects
      }
    }
    return ended
  }

  /// Keeps the scopes in this one though no pass reaches them, and returns their effects.
  func keepAll(_ generation: Int) -> [ViewEffect] {
    var effects: [ViewEffect] = []
    for scope in children.values {
      scope.generation = generation
      if let effect = scope.effect { effects.append(effect) }
      effects += scope.keepAll(generation)
    }
    return effects
  }

  /// The effects of this scope and of those in it.
  var allEffects: [ViewEffect] {
    var effects: [ViewEffect] = []
    if let effect { effects.append(effect) }
    for scope in children.values { effects += scope.allEffects }
    return effects
  }
}

/// An action or a task that begins when a view appears, and ends when it disappears.
@MainActor package class ViewEffect {
  private(set) var isActive = false

  /// Begins, goes on or ends.
  final func update(isActive: Bool) {
    switch (self.isActive, isActive) {
    case (false, true):
      self.isActive = true
      begin()
    case (true, true): goOn()
    case (true, false):
      self.isActive = false
      end()
    case (false, false): break
    }
  }

  /// Whether it begins when all others have, so that a task sees what `onAppear` has set.
  var isTask: Bool { false }

  func begin() {}
  func goOn() {}
  func end() {}
}
