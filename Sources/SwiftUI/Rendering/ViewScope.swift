/// What stays of a view from pass to pass: its state and what it has begun.
@MainActor package final class ViewScope {
  /// The place among the views of one parent.
  package enum Key: Hashable {
    case index(Int)
    case name(String)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  private var children: [Key: ViewScope] = [:]
  private var generation = 0
  /// The states, by the offsets of their property wrappers, and what else the place keeps.
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

  /// Returns what the place keeps under a number; creates it in the first pass.
  package func keep<Kept: AnyObject>(_ number: Int = 0, _ create: () -> Kept) -> Kept {
    if let kept = kept[number] as? Kept { return kept }
    let new = create()
    kept[number] = new
    return new
  }

  /// Removes the scopes that a pass has not reached, and returns what they had begun.
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

  /// What this scope and those in it have begun.
  var allEffects: [ViewEffect] {
    (effect.map { [$0] } ?? []) + children.values.flatMap(\.allEffects)
  }
}

/// What a view begins when it appears, and ends when it disappears.
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

  func begin() {}
  func goOn() {}
  func end() {}
}
