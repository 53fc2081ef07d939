import TipFoundation
import TipModel

/// The observations of a center by number, with indexes by dependency and by time.
struct Observations: Sendable {
  /// The instant at which an observation must be reevaluated.
  private struct Due: Comparable, Sendable {
    let instant: Timestamp
    let id: Int

    static func < (left: Due, right: Due) -> Bool {
      (left.instant, left.id) < (right.instant, right.id)
    }
  }

  private var all: [Int: StatusObservation] = [:]
  private var concerned = ConcernedTips<Int>()
  /// The observations of tips with native code.
  private var native: Set<Int> = []
  /// Some instants are outdated: their observations have other ones by now.
  private var due = Heap<Due>()
  private var newest = 0

  var values: Dictionary<Int, StatusObservation>.Values { all.values }
  var count: Int { all.count }

  /// The observation with a number, of which only the states and the next change may change.
  subscript(id: Int) -> StatusObservation? {
    get { all[id] }
    set {
      if let next = newValue?.nextChange, next != all[id]?.nextChange {
        // Instants that no longer count are removed once they are most of the heap.
        if due.count > 2 * all.count + 64 {
          due = Heap(
            all.compactMap { id, value in value.nextChange.map { Due(instant: $0, id: id) } })
        }
        due.insert(Due(instant: next, id: id))
      }
      all[id] = newValue
    }
  }

  /// Adds an observation, and returns its number.
  mutating func insert(_ observation: StatusObservation) -> Int {
    newest += 1
    all[newest] = observation
    for (tip, dependencies) in zip(observation.tips, observation.dependencies) {
      concerned.insert(newest, of: tip, dependencies: dependencies)
    }
    if observation.tips.contains(where: { $0.rules.contains(where: \.hasNativeCode) }) {
      native.insert(newest)
    }
    return newest
  }

  mutating func remove(_ id: Int) -> StatusObservation? {
    guard let observation = all.removeValue(forKey: id) else { return nil }
    for (tip, dependencies) in zip(observation.tips, observation.dependencies) {
      concerned.remove(id, of: tip, dependencies: dependencies)
    }
    native.remove(id)
    return observation
  }

  /// Returns the observations that a change may concern, in the order in which they began.
  func concerned(by effects: Effects) -> [Int] {
    concerned.users(concernedBy: effects).sorted()
  }

  /// Returns the observations of a tip, in the order in which they began.
  func users(of tip: String) -> [Int] { concerned.users(of: [tip]).sorted() }

  /// Returns the observed tips with native code that a change concerns.
  func nativeTips(concernedBy effects: Effects) -> [TipDefinition] {
    guard !native.isEmpty else { return [] }
    return concerned.users(concernedBy: effects).intersection(native).compactMap { all[$0] }
      .flatMap { observation in observation.concerned(by: effects).map { observation.tips[$0] } }
      .filter { $0.rules.contains(where: \.hasNativeCode) }
  }

  /// The earliest instant at which time alone can change an observed status.
  var nextChange: Timestamp? {
    mutating get {
      // Many processes donate and observe nothing.
      guard !all.isEmpty else { return nil }
      while let first = due.first, all[first.id]?.nextChange != first.instant {
        _ = due.popFirst()
      }
      return due.first?.instant
    }
  }

  /// Removes the instants until now, and returns their observations in the order in which they
  /// began.
  mutating func removeDue(at now: Timestamp) -> [Int] {
    var ids: [Int] = []
    while let next = nextChange, next <= now, let first = due.popFirst() {
      all[first.id]?.nextChange = nil
      ids.append(first.id)
    }
    return ids.sorted()
  }
}
