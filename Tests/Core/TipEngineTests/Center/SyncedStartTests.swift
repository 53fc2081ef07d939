import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting
@testable import TipEngine

@Suite("The synced files that a center reads before it starts (D46)", .hangLimit)
struct SyncedStartTests {
  private let clock = ControlledClock(base: ManualClock())

  /// Returns another device's facts, as a center without facts reads them.
  private func first(
    _ facts: Facts
  ) async throws -> (changes: [Change.Action], notes: [String]) {
    try await withTemporaryFolder { folder in
      let text = SyncDocument(SharedFacts(facts)).text
      try Data(text.utf8).write(to: folder.appending(path: "watch.tipsync"))
      return CenterSync(folder: folder.path).first(Facts(), clock)
    }
  }

  /// The facts of another device with a text of some length.
  private func facts(length: Int) -> Facts {
    var facts = Facts()
    facts.origin = Origin(name: "watch", version: 1)
    let text = StoredValue.string(String(repeating: "x", count: length))
    facts.apply(Change(.setParameter(id: "p", value: text), at: clock.now))
    return facts
  }

  @Test("have at most 65,536 bytes, and longer ones are read later", arguments: [0, 1])
  func length(excess: Int) async throws {
    let length = SyncDocument(SharedFacts(facts(length: 60_000))).text.utf8.count
    let facts = facts(length: 60_000 + 65_536 - length + excess)
    #expect(SyncDocument(SharedFacts(facts)).text.utf8.count == 65_536 + excess)
    #expect(try await first(facts).changes.count == 1 - excess)
  }

  @Test("erase donations up to a day ahead, and later dates are noted in order (D49)")
  func future() async throws {
    let tomorrow = clock.now.adding(milliseconds: 86_400_000)
    var facts = facts(length: 0)
    facts.resets = ResetDates(own: tomorrow)
    #expect(try await first(facts).notes.isEmpty)
    let dates = (1...6).map { tomorrow.adding(milliseconds: $0) }
    for (number, date) in zip([3, 1, 6, 4, 2, 5], dates) {
      facts.events["\(number)"] = EventRecord(deleted: date)
    }
    let notes = dates.map { date in
      "A reset or deletion on another device at \(date) is not applied before that date, "
        + "which is more than a day ahead: check the clocks."
    }
    #expect(try await first(facts).notes == notes)
  }
}
