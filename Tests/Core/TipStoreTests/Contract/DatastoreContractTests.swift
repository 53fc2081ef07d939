import TestSupport
import Testing
import TipModel
import TipStore

/// The promises of every datastore, for each kind of datastore that can keep them.
@Suite("A datastore", .ownThread)
struct DatastoreContractTests {
  private let stories = Story.all.flatMap(\.changes)

  /// The results of `facts()` and `commit` equal `Facts.applying`, change by change.
  @Test("holds the facts of each commit", arguments: DatastoreKind.all)
  func holdsChanges(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for story in Story.all {
      let store = try bench.make()
      var expected = Facts()
      for (index, change) in story.changes.enumerated() {
        expected.apply(change)
        try bench.commit(
          [change], to: store, expecting: expected,
          "after change \(index + 1) of the story \"\(story.name)\"")
      }
    }
  }

  @Test("applies a batch in order", arguments: DatastoreKind.all)
  func keepsOrder(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for batch in [stories, stories.reversed()] {
      let store = try bench.make()
      try bench.commit(
        batch, to: store, expecting: Facts().applying(batch),
        "after one batch of \(batch.count) changes")
    }
  }

  @Test("does not change by an empty batch", arguments: DatastoreKind.all)
  func takesNothing(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let store = try bench.make()
    try bench.commit([], to: store, expecting: Facts(), "after an empty batch")
    try store.commit(stories)
    try store.checkpoint()
    try bench.commit(
      [], to: store, expecting: Facts().applying(stories),
      "after a checkpoint and an empty batch")
  }

  /// A reset erases facts, history and overrides, and keeps definitions (D2).
  @Test("erases records in a reset, and keeps definitions", arguments: DatastoreKind.all)
  func resets(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let clock = AnchoredClock(setting: .frozen(Backyard.start), anchor: Backyard.start)
    var changes = [Backyard.change(.registerParameter(Backyard.isSignedIn))]
    changes += stories
    // All kinds of facts, so that the reset must erase each kind of override.
    changes += [
      Backyard.change(.force(tips: ["FeedBirdsTip"], state: .hidden), by: .tipctl),
      Backyard.change(.setClock(clock), by: .tipctl),
    ]
    let store = try bench.make()
    try store.commit(changes)
    for change in [Backyard.change(.reset, 500), Backyard.donate("didFillFeeder", 501)] {
      changes.append(change)
      try bench.commit(
        [change], to: store, expecting: Facts().applying(changes), "after a reset")
    }
    try bench.reopen(
      store, expecting: Facts().applying(changes),
      "after a reset when the datastore is opened again")
  }

  @Test("is replaced by an import, except for the receipt", arguments: DatastoreKind.all)
  func replaces(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let imported = Facts().applying([
      Backyard.donate("didShareBackyard", 1, ["to": "a friend"]),
      Backyard.change(.registerTip(Backyard.feed)),
    ])
    let replacement = Backyard.change(.replace(imported), 600, by: .tipctl)
    let store = try bench.make()
    try store.commit(stories)
    let expected = Facts().applying(stories + [replacement])
    try bench.commit([replacement], to: store, expecting: expected, "after an import")
    try bench.reopen(
      store, expecting: expected,
      "after an import when the datastore is opened again")
  }

  /// The history has 200 lines, regardless of the batches of changes.
  @Test("keeps the newest 200 lines of its history", arguments: DatastoreKind.all)
  func boundsHistory(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let changes = (1...450).map { number in
      Backyard.change(.setParameter(id: "Backyard.count", value: .int(number)), Int64(number))
    }
    for count in [1, 7, 450] {
      let store = try bench.make()
      for start in stride(from: 0, to: changes.count, by: count) {
        try store.commit(Array(changes[start...].prefix(count)))
      }
      try bench.reopen(
        store, expecting: Facts().applying(changes),
        "after 450 changes in batches of \(count)")
    }
  }

  /// A limit cuts donations when it is registered and at each donation (D13).
  @Test("keeps no more donations than its limit", arguments: DatastoreKind.all)
  func boundsDonations(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let limit = Tips.DonationLimit(maximumCount: 3, maximumAge: .hours(1))
    let event = EventDefinition(id: "didFillFeeder", limit: limit)
    var changes = [Backyard.change(.registerEvent(event))]
    // More than a thousand, which is the number of queried donations without a limit.
    changes += (0..<1200).map { minute in
      Backyard.donate("didFillFeeder", minute * 60, ["minute": .int(Int(minute))])
    }
    changes.append(Backyard.donate("didFillFeeder", 1250 * 60))
    let store = try bench.make()
    for change in changes { try store.commit([change]) }
    try bench.reopen(
      store, expecting: Facts().applying(changes),
      "after 1,201 donations with a limit")
  }

  @Test("holds the facts of random changes", arguments: DatastoreKind.all)
  func followsRandomChanges(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for seed in kind.seeds {
      let store = try bench.make()
      var random = RandomChanges(seed: seed)
      var expected = Facts()
      for number in 1...25 {
        let batch = random.batch()
        expected = expected.applying(batch)
        try bench.commit(
          batch, to: store, expecting: expected, "after batch \(number) of seed \(seed)")
      }
    }
  }

  @Test("rejects every use after it is closed", arguments: DatastoreKind.all)
  func closes(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let store = try bench.make()
    store.close()
    store.close()
    let uses: [(name: String, use: () throws -> Void)] = [
      ("facts()", { _ = try store.facts() }), ("commit(_:)", { try store.commit([]) }),
      ("checkpoint()", { try store.checkpoint() }),
      ("watch(_:)", { _ = try store.watch {} }),
    ]
    for (name, use) in uses {
      do {
        try use()
      } catch {
        continue
      }
      try bench.require(false, "After close(), \(name) did not throw")
    }
  }

  @Test("keeps everything when it is reopened", arguments: DatastoreKind.persistent)
  func keepsWhenReopened(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for story in Story.all {
      var store = try bench.make()
      var expected = Facts()
      for change in story.changes {
        expected.apply(change)
        try store.commit([change])
        store = try bench.reopened(store)
        try bench.expect(
          try store.facts(), expected,
          "The state of the story \"\(story.name)\" when the datastore is opened again")
      }
    }
  }

  /// Random changes outlive the process, and the next process continues with them.
  @Test(
    "keeps the facts of random changes when it is reopened", arguments: DatastoreKind.persistent)
  func keepsRandomChanges(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for seed in kind.seeds {
      var store = try bench.make()
      var random = RandomChanges(seed: seed)
      var expected = Facts()
      for number in 1...10 {
        let batch = random.batch()
        expected = expected.applying(batch)
        try store.commit(batch)
        if random.flag() { try store.checkpoint() }
        store = try bench.reopened(store)
        try bench.expect(
          try store.facts(), expected,
          "The state after batch \(number) of seed \(seed) when the datastore is opened again")
      }
    }
  }

  /// The origin of a datastore outlives the process, so that no second merge counts twice.
  @Test("keeps its origin and version", arguments: DatastoreKind.persistent)
  func keepsItsOrigin(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    var store = try bench.make()
    let other = try bench.make()
    let names = try [store, other].map { try $0.facts().origin.name }
    try bench.require(
      !names.contains("") && names[0] != names[1],
      "Two datastores have the origins \"\(names[0])\" and \"\(names[1])\", "
        + "and each needs a unique name")
    try store.commit(stories)
    let expected = Origin(name: names[0], version: Facts().applying(stories).origin.version)
    for moment in ["after a commit", "after a checkpoint, in the next process"] {
      let found = try store.facts().origin
      try bench.require(
        found == expected,
        "The origin is \"\(found.name)\", version \(found.version), \(moment); expected "
          + "\"\(expected.name)\", version \(expected.version)")
      try store.checkpoint()
      store = try bench.reopened(store)
    }
  }

  /// Several connections to one location do not lose each other's changes.
  @Test("keeps all changes when two connections write in turn", arguments: DatastoreKind.shared)
  func sharesItsPlace(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    for seed in kind.seeds {
      let first = try bench.make()
      let stores = [first, try bench.connected(to: first)]
      var random = RandomChanges(seed: seed)
      var expected = Facts()
      for number in 1...25 {
        let batch = random.batch()
        let writer = random.whole(0...1)
        expected = expected.applying(batch)
        let moment = "after batch \(number) of seed \(seed), by connection \(writer + 1) of 2"
        try bench.commit(batch, to: stores[writer], expecting: expected, moment)
        if random.flag() { try stores[writer].checkpoint() }
        try bench.expect(
          try stores[1 - writer].facts(), expected,
          "The state read by the other connection \(moment)")
      }
    }
  }

  /// A watch calls after commits of other connections, when their facts can be read.
  @Test("notices the commits of another connection", arguments: DatastoreKind.shared)
  func noticesOthers(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let store = try bench.make()
    let other = try bench.connected(to: store)
    let bell = Bell()
    let watch = try store.watch { bell.ring() }
    defer { watch.cancel() }
    for round in 1...5 {
      let facts = try other.commit([Backyard.donate("didFillFeeder", Int64(round))])
      try bench.wait(for: bell, after: "commit \(round) of another connection")
      try bench.expect(
        try store.facts(), facts, "The result of facts() after the call of the watch")
    }
  }

  /// A watch that was cancelled or released does not call again.
  @Test("ends a watch that is cancelled", arguments: DatastoreKind.shared)
  func endsWatches(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let store = try bench.make()
    let other = try bench.connected(to: store)
    let cancelledBell = Bell()
    let bell = Bell()
    let watch = try store.watch { bell.ring() }
    defer { watch.cancel() }
    // Several rounds: a new watch may be reading while it is cancelled, and each commit leaves time
    // for late calls of the previous round.
    for round in 1...20 {
      let cancelled = try store.watch { cancelledBell.ring() }
      cancelled.cancel()
      cancelled.cancel()
      try other.commit([Backyard.donate("didFillFeeder", Int64(round))])
      try bench.wait(for: bell, after: "commit \(round), for which another watch was cancelled")
    }
    try bench.require(cancelledBell.count == 0, "A watch was called after its cancellation")
  }

  /// A failed commit changes nothing, and the datastore stays usable.
  @Test("changes nothing in a failed commit", arguments: DatastoreKind.persistent)
  func commitsAllOrNothing(kind: DatastoreKind) throws {
    let bench = ContractBench(kind)
    defer { bench.close() }
    let batch = [
      Backyard.change(.setParameter(id: "Backyard.isSignedIn", value: false), 700),
      Backyard.donate("didFillFeeder", 701),
      Backyard.change(.forceAll(state: .shown), 702, by: .tipctl),
      Backyard.change(.resetEligibility(tip: "FavoriteBackyardTip"), 703),
    ]
    let store = try bench.make()
    try store.commit(stories)
    try kind.breaking(store) {
      do {
        try store.commit(batch)
      } catch {
        return
      }
      try bench.require(false, "A commit to a broken datastore did not throw")
    }
    try bench.expect(
      try store.facts(), Facts().applying(stories), "The state after a failed commit")
    try bench.commit(
      batch, to: store, expecting: Facts().applying(stories + batch),
      "after the failed commit was repeated")
  }
}
