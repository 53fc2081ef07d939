import Dispatch
import Synchronization
import TipModel
import TipStore

/// Exchanges the shared facts of a center's datastore with other devices, through a folder.
///
/// It works in the background: it merges the files of other devices that have changed, and writes
/// its own file when the datastore has news for them. Exchanges begin at most every 200 ms, and are
/// further apart when they take long, as with very many donations.
final class CenterSync: Sendable {
  /// The least time between the beginnings of two exchanges.
  private static let pause = DispatchTimeInterval.milliseconds(200)
  /// The least time between two exchanges, as a multiple of the time that the last one took.
  private static let rest = 4
  /// The number of bytes that are read before any tip shows: a few milliseconds' worth.
  private static let firstBytes = 64 << 10
  /// How far ahead of this device's clock a reset or deletion may be dated, in milliseconds.
  private static let greatestLead: Int64 = 24 * 3600 * 1000

  private struct State {
    weak var center: TipsCenter?
    weak var writer: DatastoreWriter?
    var watch: DatastoreWatch?
    var isScheduled = false
    /// When the last exchange began, and when the next one may begin.
    var last = DispatchTime.now()
    var next = DispatchTime.now()
    /// The problems in the receipt.
    var notes: [String] = []
  }

  private let exchange: Mutex<SyncExchange>
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "tip-sync")

  /// The newest files that were there at the beginning, which are merged before any tip shows.
  private let firstFiles: [SharedFacts]

  /// Reads the newest files in a folder, which is created if it is missing.
  ///
  /// The exchange begins with ``start(_:_:)``, and reads on.
  init(folder: String) {
    var exchange = SyncExchange(folder: folder)
    firstFiles = exchange.read(upTo: Self.firstBytes)
    state = Mutex(State(notes: exchange.notes))
    self.exchange = Mutex(exchange)
  }

  /// Returns the changes of configure, and the problems of the folder and its files for its
  /// receipt.
  ///
  /// The facts in the datastore must have been read after the files.
  func first(
    _ facts: Facts, _ clock: ControlledClock
  ) -> (changes: [Change.Action], notes: [String]) {
    let first = Self.changes(of: firstFiles, facts, clock)
    return (first.changes, state.withLock { $0.notes } + first.notes)
  }

  /// Returns the changes that files of other devices cause, and notes about them.
  ///
  /// A reset or deletion far ahead of this device's clock is left in its file until its date.
  private static func changes(
    of files: [SharedFacts], _ facts: Facts, _ clock: ControlledClock
  ) -> (changes: [Change.Action], notes: [String]) {
    var timely = files
    let limit = clock.baseNow.adding(milliseconds: greatestLead)
    let dates = timely.indices.flatMap {
      timely[$0].removeErasures(after: limit, unknownTo: facts)
    }
    let isExempt = clock.setting != nil
    let changes = facts.changes(
      bySyncing: isExempt ? files : timely, at: clock.now, newName: newName)
    let ending =
      if isExempt {
        "is applied, because a control sets the clock of this device."
      } else {
        "is not applied before that date, which is more than a day ahead: check the clocks."
      }
    var notes = Set(dates).sorted().map {
      "A reset or deletion on another device at \($0) \(ending)"
    }
    if changes.contains(where: { if case .separate = $0 { true } else { false } }) {
      notes.append(
        "Another device has a copy of this datastore, and both have changed. This one is synced "
          + "under a new name, and both keep their changes.")
    }
    return (changes, notes)
  }

  /// Begins to watch the folder.
  func start(_ center: TipsCenter, _ writer: DatastoreWriter) {
    state.withLock { state in
      state.center = center
      state.writer = writer
    }
    let watch = exchange.withLock { $0.watch { [weak self] in self?.schedule() } }
    state.withLock { $0.watch = watch }
    schedule()
  }

  /// Begins an exchange soon.
  func schedule() {
    let due = state.withLock { state -> DispatchTime? in
      guard state.writer != nil, !state.isScheduled else { return nil }
      state.isScheduled = true
      return state.next
    }
    if let due { queue.asyncAfter(deadline: due) { self.run() } }
  }

  private func run() {
    let writer = state.withLock { state in
      state.isScheduled = false
      state.last = .now()
      state.next = state.last + Self.pause
      return state.writer
    }
    guard let writer else { return }
    // A large file takes long, and the end of the app does not wait for it.
    var reading = exchange.withLock { $0 }
    let files = reading.read()
    exchange.withLock { [reading] in $0 = reading }
    // Read after the files, so that a file is never newer than this datastore's own commits.
    writer.withCommittedFacts { facts, pending in
      let isComplete = pending().isEmpty
      self.queue.async { self.exchange(files, facts, isComplete: isComplete) }
    }
  }

  private func exchange(_ files: [SharedFacts], _ facts: Facts, isComplete: Bool) {
    let (center, writer) = state.withLock { ($0.center, $0.writer) }
    guard let center, let writer else { return }
    let clock = center.state.withLock { $0.clock }
    let news = Self.changes(of: files, facts, clock)
    // Changes that are not committed yet are followed by another exchange.
    if news.changes.isEmpty, isComplete { exchange.withLock { $0.write(facts) } }
    note(news.changes, news.notes, center, writer)
    state.withLock { state in
      let now = DispatchTime.now()
      let duration = Int(now.uptimeNanoseconds - state.last.uptimeNanoseconds)
      state.next = max(state.next, now + .nanoseconds(Self.rest * duration))
    }
  }

  /// Applies the changes, and keeps the current problems in the receipt.
  private func note(
    _ changes: [Change.Action], _ notes: [String], _ center: TipsCenter,
    _ writer: DatastoreWriter
  ) {
    let new = exchange.withLock { $0.notes }
    let old = state.withLock { state in
      defer { state.notes = new }
      return state.notes
    }
    guard !changes.isEmpty || !notes.isEmpty || old != new else { return }
    center.perform { state in
      // The center may have released this datastore meanwhile, and may use a different one.
      guard state.writer === writer else { return }
      for change in changes { state.apply(change) }
      state.updateReceipt { receipt in
        receipt.notes.removeAll { old.contains($0) }
        receipt.notes += (new + notes).filter { !receipt.notes.contains($0) }
      }
    }
  }

  private static func newName() -> String { UUID().uuidString.lowercased() }

  /// Writes the last changes, all of which are committed, and ends.
  func finish(_ datastore: any TipDatastore) {
    state.withLock { state in
      state.watch = nil
      state.writer = nil
    }
    do throws(TipControlError) {
      let facts = try datastore.facts()
      exchange.withLock { $0.write(facts) }
    } catch {
      // The next launch writes the file. The receipt cannot be changed any more.
    }
  }
}
