import Foundation
import TipEngine
import TipModel
import TipStore

/// A datastore in a separate folder, with tips and donations.
struct BenchDatastore {
  /// The folder, which apps and `tipctl` accept as the datastore.
  let folder: URL

  /// The path of the SQLite file.
  var path: String { folder.appending(path: ".tipkit/tips.sqlite").path }

  /// The donations of a datastore.
  struct Donations {
    let count: Int
    /// The number of events that share them.
    var events = NumberedTip.eventCount
    /// The milliseconds between two of them, less than one for several at an instant.
    var step = 5000.0
    /// Whether they have one of 64 payloads each.
    var hasPayload = false
  }

  /// Creates a datastore as an app leaves it.
  ///
  /// - Parameters:
  ///   - tips: The number of tips.
  ///   - donations: The donations.
  ///   - folder: An empty folder.
  ///   - tip: Returns a tip by its number.
  /// - Throws: The failure to write the datastore.
  init(
    tips: Int, _ donations: Donations, in folder: URL,
    of tip: (Int) -> any Tip = { NumberedTip(number: $0) }
  ) throws {
    self.folder = folder
    let center = TipsCenter.ofBench()
    try center.configure([.datastoreLocation(.url(folder)), .displayFrequency(.daily)])
    center.register((0..<tips).map(tip))
    try center.shutDown()
    let store = try SQLiteDatastore(path: path, mode: .app)
    defer { store.close() }
    // Apps donate in many small commits, but their file is the same.
    for start in stride(from: 0, to: donations.count, by: 50_000) {
      try store.commit(
        try (start..<min(start + 50_000, donations.count)).map { try donations.change($0) })
    }
    try store.checkpoint()
  }
}

extension BenchDatastore.Donations {
  /// Returns a donation by its number, of which the last one is a step ago.
  fileprivate func change(_ number: Int) throws -> Change {
    let age = Double(count - number) * step / 1000
    let date = Timestamp(Self.now.addingTimeInterval(-age))
    let info = hasPayload ? try StoredValue(encoding: BackyardVisit.numbered(number)) : nil
    return Change(
      .donate(event: NumberedTip.event(number % events).id, date: date, info: info), at: date)
  }

  private static let now = Date()
}
