/// The state of a manual clock: its time, and who waits for which; the clock holds the lock.
struct ClockTimeline {
  /// The place of somebody who waits: by deadline, then by registration.
  struct Place: Comparable, Sendable {
    let deadline: Duration
    let number: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.deadline, left.number) < (right.deadline, right.number)
    }
  }

  /// What happens when a deadline is reached; never called under the lock.
  enum Wake: Sendable {
    case sleeper(CheckedContinuation<Void, any Error>)
    case alarm(@Sendable () -> Void)

    func callAsFunction() {
      switch self {
      case .sleeper(let continuation): continuation.resume()
      case .alarm(let action): action()
      }
    }

    var isSleeper: Bool { if case .sleeper = self { true } else { false } }
  }

  /// Somebody who waits until a number of sleepers is there.
  struct Onlooker: Sendable {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The time since the beginning of 1970, UTC.
  private(set) var now: Duration
  private(set) var sleeperCount = 0
  /// Sorted with the earliest last, from where it is taken without moving the others.
  private var waiting: [(place: Place, wake: Wake)] = []
  private var onlookers: [Int: Onlooker] = [:]
  private var lastNumber = 0

  init(now: Duration) { self.now = now }

  var alarmCount: Int { waiting.count - sleeperCount }

  var isIdle: Bool { waiting.isEmpty }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Sets the time without waking anybody.
  mutating func set(_ time: Duration) { now = time }

  // MARK: - Who waits

  /// Lets somebody wait, and returns the onlookers whose number of sleepers is there now.
  mutating func add(_ wake: Wake, at place: Place) -> [Onlooker] {
    waiting.insert((place, wake), at: index(of: place))
    guard wake.isSleeper else { return [] }
    sleeperCount += 1
    let satisfied = onlookers.filter { $0.value.count <= sleeperCount }
    for number in satisfied.keys { onlookers[number] = nil }
    return satisfied.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Takes out somebody who waits; nil when that one was woken already.
  mutating func remove(_ place: Place) -> Wake? {
    let index = index(of: place)
    guard index < waiting.count, waiting[index].place == place else { return nil }
    return take(at: index).wake
  }

  mutating func add(_ onlooker: Onlooker, number: Int) { onlookers[number] = onlooker }

  mutating func removeOnlooker(_ number: Int) -> Onlooker? {
    onlookers.removeValue(forKey: number)
  }

  // MARK: - Moving

  /// Moves to the next deadline up to an end, or else to the end.
  ///
  /// - Parameter end: How far to go; without an end, to the last deadline.
  /// - Returns: What to wake; nil when the end is reached.
  mutating func next(until end: Duration?) -> Wake? {
    guard let next = waiting.last, end.map({ next.place.deadline <= $0 }) ?? true else {
      // Somebody who was woken may have moved the clock further already.
      now = max(now, end ?? now)
      return nil
    }
    now = max(now, next.place.deadline)
    return take(at: waiting.count - 1).wake
  }

  private mutating func take(at index: Int) -> (place: Place, wake: Wake) {
    let taken = waiting.remove(at: index)
    if taken.wake.isSleeper { sleeperCount -= 1 }
    return taken
  }

  /// The first index whose place is not later than a place.
  private func index(of place: Place) -> Int {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].place > place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
