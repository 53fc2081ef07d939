import TestSupport
import Testing
import TipModel
@testable import TipStore

@Suite("The changes of a commit that is not confirmed")
struct PendingCommitTests {
  private let view = Backyard.donate("didViewBackyard", 1)
  private let share = Backyard.donate("didShareBackyard", 2)
  private let feed = Backyard.donate("didFillFeeder", 3)

  @Test("are all to be written at first, and none when they are stored")
  func stored() {
    var pending = PendingCommit()
    #expect(pending.isStored)
    pending.begin([view, share])
    #expect(pending.rest == [view, share])
    #expect(!pending.isStored)
    #expect(!pending.isUnconfirmed)
    pending.noteStored()
    #expect(pending.rest == [])
    #expect(pending.isStored)
    #expect(pending.isUnconfirmed)
  }

  @Test("are written once when a commit that begins with them follows, however often it fails")
  func repeated() {
    var pending = PendingCommit()
    pending.begin([view])
    pending.noteStored()
    #expect(pending.isUnconfirmed)
    pending.begin([view, share])
    #expect(pending.rest == [share])
    pending.begin([view, share, feed])
    #expect(pending.rest == [share, feed])
    pending.noteStored()
    pending.begin([view, share, feed])
    #expect(pending.isStored)
  }

  @Test("are written again by a commit that does not begin with all of them")
  func different() {
    for changes in [[share], [view, feed], [view], []] {
      var pending = PendingCommit()
      pending.begin([view, share])
      pending.noteStored()
      pending.begin(changes)
      #expect(pending.rest == changes)
      #expect(!pending.isUnconfirmed)
    }
  }

  @Test("are all to be written again when the file with them was replaced")
  func lost() {
    var pending = PendingCommit()
    pending.begin([view])
    pending.noteStored()
    pending.begin([view, share])
    pending.noteLost()
    #expect(pending.rest == [view, share])
    #expect(!pending.isUnconfirmed)
  }
}
