/// The state of a manual clock: its time and its waiters; the clock holds the lock.
struct ClockTimeline {
  /// The position of a waiter: by deadline, then by registration.
  struct Place: Comparable, Sendable {
    let deadline: Duration
    let number: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.deadline, left.number) < (right.deadline, right.number)
    }
  }

  /// The effect of reaching a deadline; never performed under the lock.
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

  /// A task that waits for a number of sleepers.
  struct Onlooker: Sendable {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The time since the beginning of 1970, UTC.
  private(set) var now: Duration
  private(set) var sleeperCount = 0
  /// Sorted with the earliest last, so that removing it moves no other.
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

  /// Sets the time without waking anything.
  mutating func set(_ time: Duration) { now = time }

  // MARK: - Waiters

  /// Adds a waiter, and returns the onlookers whose number of sleepers is reached.
  mutating func add(_ wake: Wake, at place: Place) -> [Onlooker] {
    waiting.insert((place, wake), at: index(of: place))
    guard wake.isSleeper else { return [] }
    sleeperCount += 1
    let satisfied = onlookers.filter { $0.value.count <= sleeperCount }
    for number in satisfied.keys { onlookers[number] = nil }
    return satisfied.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Removes a waiter; returns nil when it was already woken.
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
  /// - Parameter end: The end; nil for the last deadline.
  /// - Returns: The waiter to wake; nil when the end is reached.
  mutating func next(until end: Duration?) -> Wake? {
    guard let next = waiting.last, end.map({ next.place.deadline <= $0 }) ?? true else {
      // A woken waiter may have moved the clock further.
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

  /// Returns the first index whose place is not later than the given one.
  private func index(of place: Place) -> Int {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle].place > place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
