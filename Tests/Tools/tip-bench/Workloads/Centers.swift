import Foundation
import TipEngine
import TipModel
import TipStore
import TipTesting

extension TipsCenter {
  /// Returns a new center as an app's process has it, but without the process's controls.
  static func ofBench() -> TipsCenter {
    TipsCenter(arguments: [], environment: [:], application: "BackyardBirds")
  }

  /// Returns a center that uses a datastore in memory, with facts that exist already.
  static func inMemory(_ changes: some Sequence<Change> = []) throws -> TipsCenter {
    let store = InMemoryDatastore()
    try store.commit(Array(changes))
    let center = ofBench()
    try center.configure([.datastore(store)])
    return center
  }

  /// Returns a center that uses the datastore in a folder.
  static func opened(_ folder: URL) throws -> TipsCenter {
    let center = ofBench()
    try center.configure([.datastoreLocation(.url(folder))])
    return center
  }
}

extension Change {
  /// Returns donations of an event, one a minute, the newest one a minute ago.
  static func donations(
    of event: String, count: Int
  ) -> LazyMapSequence<Range<Int>, Change> {
    let now = Timestamp(Date())
    return (0..<count).lazy.map { index in
      let date = now.adding(milliseconds: Int64(index - count) * 60_000)
      return Change(.donate(event: event, date: date, info: nil), at: date)
    }
  }

  /// The changes that make ``BackyardTip`` available, with donations of each of its events.
  static func backyardTip(donations count: Int) -> some Sequence<Change> {
    let written = Change(
      .setParameter(id: BackyardTip.isSignedIn.id, value: .bool(true)), at: Timestamp(Date()))
    let events = [BackyardTip.didViewBackyard.id, BackyardTip.didFillFeeder.id]
    let donated = events.lazy.flatMap { donations(of: $0, count: count) }
    return [AnySequence([written]), AnySequence(donated)].joined()
  }
}
