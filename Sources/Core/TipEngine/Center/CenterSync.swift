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

  /// The files that were there at the beginning, which are merged before any tip shows.
  private let firstFiles: [SharedFacts]

  /// Reads the files in a folder; the exchange begins with ``start(_:_:)``.
  ///
  /// - Parameter folder: The absolute path of the folder, which is created if it is missing.
  init(folder: String) {
    var exchange = SyncExchange(folder: folder)
    firstFiles = exchange.read()
    state = Mutex(State(notes: exchange.notes))
    self.exchange = Mutex(exchange)
  }

  /// Returns the changes of configure, and the notes of its receipt.
  ///
  /// - Parameters:
  ///   - facts: The facts in the datastore, read after the files.
  ///   - now: The date of the changes.
  /// - Returns: The changes, and the problems of the folder and its files, as sentences.
  func first(_ facts: Facts, at now: Timestamp) -> (changes: [Change.Action], notes: [String]) {
    let changes = facts.changes(bySyncing: firstFiles, at: now, newName: Self.newName)
    return (changes, state.withLock { $0.notes } + Self.notes(of: changes))
  }

  /// Begins to watch the folder.
  func start(_ center: TipsCenter, _ writer: DatastoreWriter) {
    state.withLock { ($0.center, $0.writer) = (center, writer) }
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
      (state.isScheduled, state.last) = (false, .now())
      state.next = state.last + Self.pause
      return state.writer
    }
    guard let writer else { return }
    let files = exchange.withLock { $0.read() }
    // Read after the files, so that a file is never newer than this datastore's own commits.
    writer.withCommittedFacts { facts, pending in
      let isComplete = pending().isEmpty
      self.queue.async { self.exchange(files, facts, isComplete: isComplete) }
    }
  }

  private func exchange(_ files: [SharedFacts], _ facts: Facts, isComplete: Bool) {
    let (center, writer) = state.withLock { ($0.center, $0.writer) }
    guard let center, let writer else { return }
    let changes = facts.changes(
      bySyncing: files, at: Timestamp(center.now), newName: Self.newName)
    // Changes that are not committed yet are followed by another exchange.
    if changes.isEmpty, isComplete { exchange.withLock { $0.write(facts) } }
    note(changes, center, writer)
    state.withLock { state in
      let now = DispatchTime.now()
      let duration = Int(now.uptimeNanoseconds - state.last.uptimeNanoseconds)
      state.next = max(state.next, now + .nanoseconds(Self.rest * duration))
    }
  }

  /// Applies the changes, and keeps the current problems in the receipt.
  private func note(
    _ changes: [Change.Action], _ center: TipsCenter, _ writer: DatastoreWriter
  ) {
    let new = exchange.withLock { $0.notes }
    let old = state.withLock { state in
      defer { state.notes = new }
      return state.notes
    }
    guard !changes.isEmpty || old != new else { return }
    center.perform { state in
      // The center may have released this datastore meanwhile, and may use a different one.
      guard state.writer === writer else { return }
      for change in changes { state.apply(change) }
      state.updateReceipt { receipt in
        receipt.notes.removeAll { old.contains($0) }
        receipt.notes += (new + Self.notes(of: changes)).filter { !receipt.notes.contains($0) }
      }
    }
  }

  private static func newName() -> String { UUID().uuidString.lowercased() }

  private static func notes(of changes: [Change.Action]) -> [String] {
    let isSeparated = changes.contains { if case .separate = $0 { true } else { false } }
    guard isSeparated else { return [] }
    return [
      "Another device has a copy of this datastore, and both have changed. This one is synced "
        + "under a new name, and both keep their changes."
    ]
  }

  /// Writes the last changes, and ends.
  ///
  /// - Parameter datastore: The datastore, with all changes committed.
  func finish(_ datastore: any TipDatastore) {
    state.withLock { ($0.watch, $0.writer) = (nil, nil) }
    do throws(TipControlError) {
      let facts = try datastore.facts()
      exchange.withLock { $0.write(facts) }
    } catch {
      // The next launch writes the file; the receipt cannot be changed any more.
    }
  }
}
