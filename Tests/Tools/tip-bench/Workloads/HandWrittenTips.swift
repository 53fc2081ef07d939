import Foundation
import Synchronization

/// An app's own code instead of ``BackyardTip``: the dates of two actions, and a flag.
final class HandWrittenTip: Sendable {
  /// The app's data.
  struct State {
    var isSignedIn = false
    var views: [Date] = []
    var feedings: [Date] = []
  }

  /// The counts that a predicate reads.
  struct Counts {
    let isSignedIn: Bool
    let views: Int
    let feedings: Int
  }

  private static let window: TimeInterval = 5 * 86_400
  private static let predicate = #Predicate<Counts> {
    $0.isSignedIn == true && $0.views >= 3 && $0.feedings >= 3
  }

  private let state: Mutex<State>

  /// Creates the state of a person with some views and feedings, one a minute.
  init(donations count: Int) {
    let now = Date()
    let dates = (0..<count).map { now.addingTimeInterval(Double($0 - count) * 60) }
    state = Mutex(State(isSignedIn: true, views: dates, feedings: dates))
  }

  /// Whether the tip shows, by a lock and two binary searches.
  var shows: Bool {
    let counts = self.counts
    return counts.isSignedIn && counts.views >= 3 && counts.feedings >= 3
  }

  /// Whether the tip shows, by Foundation's predicate over counts that are known already.
  static func shows(by counts: Counts) throws -> Bool { try predicate.evaluate(counts) }

  /// The counts at this moment.
  var counts: Counts {
    let start = Date().addingTimeInterval(-Self.window)
    return state.withLock { state in
      Counts(
        isSignedIn: state.isSignedIn, views: Self.count(state.views, since: start),
        feedings: Self.count(state.feedings, since: start))
    }
  }

  private static func count(_ dates: [Date], since start: Date) -> Int {
    var low = 0
    var high = dates.count
    while low < high {
      let middle = (low + high) / 2
      if dates[middle] < start { low = middle + 1 } else { high = middle }
    }
    return dates.count - low
  }
}

/// An app's own code instead of ``SignedInTip``: a flag whose changes a stream reports.
final class HandWrittenStream: Sendable {
  private let isSignedIn = Mutex(false)
  private let continuation: AsyncStream<Bool>.Continuation
  /// The flag's changes.
  let updates: AsyncStream<Bool>

  init() { (updates, continuation) = AsyncStream.makeStream() }

  /// Whether the tip shows.
  var shows: Bool { isSignedIn.withLock { $0 } }

  /// Writes the flag, and reports the change.
  func write(_ value: Bool) {
    let isNew = isSignedIn.withLock { flag in
      defer { flag = value }
      return flag != value
    }
    if isNew { continuation.yield(value) }
  }
}
