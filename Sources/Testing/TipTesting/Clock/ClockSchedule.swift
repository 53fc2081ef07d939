import TipFoundation

/// The state of a manual clock: its time and its waiters.
///
/// The clock holds the lock.
struct ClockSchedule {
  /// The position of a waiter: by deadline, then by registration.
  struct Position: Comparable, Sendable {
    let deadline: Duration
    let number: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.deadline, left.number) < (right.deadline, right.number)
    }
  }

  /// The effect of reaching a deadline, never performed under the lock.
  enum Wake: Sendable {
    case sleeper(Sleeper)
    case alarm(@Sendable () -> Void)

    func callAsFunction() {
      switch self {
      case .sleeper(let sleeper): sleeper.continuation.resume(returning: true)
      case .alarm(let action): action()
      }
    }

    var isSleeper: Bool { if case .sleeper = self { true } else { false } }
  }

  /// A task that sleeps.
  struct Sleeper: Sendable {
    let position: Position
    let name: String?
    /// Resumed with whether the clock has woken the task.
    let continuation: CheckedContinuation<Bool, any Error>
  }

  /// A task that waits for a number of sleepers.
  struct Onlooker: Sendable {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The time since the beginning of 1970, UTC.
  private(set) var now: Duration
  private(set) var sleeperCount = 0
  /// The waiters, by number.
  private var waiting: [Int: Wake] = [:]
  /// The positions of the waiters, and of some that were removed.
  private var positions = Heap<Position>()
  private(set) var onlookers: [Int: Onlooker] = [:]
  /// The number of moves so far.
  private(set) var moves = 0
  private var lastNumber = 0

  init(now: Duration) { self.now = now }

  var alarmCount: Int { waiting.count - sleeperCount }

  var sleepers: [Sleeper] {
    waiting.values.compactMap { wake in
      guard case .sleeper(let sleeper) = wake else { return nil }
      return sleeper
    }
  }

  var isIdle: Bool { waiting.isEmpty }

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Sets an earlier time without waking anything, and ignores a later one.
  mutating func moveBack(to time: Duration) { now = min(now, time) }

  // MARK: - Waiters

  /// Adds a waiter, and returns the onlookers whose number of sleepers is reached.
  mutating func add(_ wake: Wake, at position: Position) -> [Onlooker] {
    waiting[position.number] = wake
    positions.insert(position)
    guard wake.isSleeper else { return [] }
    sleeperCount += 1
    let satisfied = onlookers.filter { $0.value.count <= sleeperCount }
    for number in satisfied.keys { onlookers[number] = nil }
    return satisfied.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Removes and returns a waiter, or returns nil when it was already woken.
  mutating func remove(_ position: Position) -> Wake? {
    guard let removed = take(position) else { return nil }
    // Few positions of removed waiters are kept, so that a clock does not grow.
    if positions.count > 2 * waiting.count + 64 {
      positions = positions.filter { waiting[$0.number] != nil }
    }
    return removed
  }

  mutating func add(_ onlooker: Onlooker, number: Int) { onlookers[number] = onlooker }

  mutating func removeOnlooker(_ number: Int) -> Onlooker? {
    onlookers.removeValue(forKey: number)
  }

  // MARK: - Moving

  /// Moves to the next deadline up to an end, or else to the end.
  ///
  /// - Returns: The waiter to wake, or nil when the end is reached.
  mutating func next(until end: Duration?) -> Wake? {
    moves += 1
    while let position = positions.first {
      if let end, position.deadline > end { break }
      _ = positions.popFirst()
      guard let wake = take(position) else { continue }
      now = max(now, position.deadline)
      return wake
    }
    // A woken waiter may have moved the clock further.
    now = max(now, end ?? now)
    return nil
  }

  private mutating func take(_ position: Position) -> Wake? {
    guard let taken = waiting.removeValue(forKey: position.number) else { return nil }
    if taken.isSleeper { sleeperCount -= 1 }
    return taken
  }
}
