import TipModel
import TipStore

extension DatastoreContract.Check {
  /// The results of `facts()` and `commit` equal `Facts.applying`, change by change.
  package static let holdsChanges = Self("holds the facts of each commit") { bench in
    for story in ContractStory.all {
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

  /// A batch is applied in order.
  package static let keepsOrder = Self("applies a batch in order") { bench in
    let changes = ContractStory.all.flatMap(\.changes)
    for batch in [changes, changes.reversed()] {
      let store = try bench.make()
      try bench.commit(
        batch, to: store, expecting: Facts().applying(batch),
        "after one batch of \(batch.count) changes")
    }
  }

  /// A batch without changes, and a checkpoint, change nothing.
  package static let takesNothing = Self("does not change by an empty batch") { bench in
    let store = try bench.make()
    try bench.commit([], to: store, expecting: Facts(), "after an empty batch")
    let changes = ContractStory.all.flatMap(\.changes)
    try store.commit(changes)
    try store.checkpoint()
    try bench.commit(
      [], to: store, expecting: Facts().applying(changes),
      "after a checkpoint and an empty batch")
  }

  /// A reset erases facts, history and overrides, and keeps definitions (D2).
  package static let resets = Self("erases records in a reset, and keeps definitions") {
    bench in
    var changes = [ContractBackyard.change(.registerParameter(ContractBackyard.isSignedIn))]
    changes += ContractStory.all.flatMap(\.changes)
    // All kinds of facts, so that the reset must erase each kind of override.
    changes += [
      ContractBackyard.change(.force(tips: ["FeedBirdsTip"], state: .hidden), by: .tipctl),
      ContractBackyard.change(
        .setClock(
          AnchoredClock(
            setting: .frozen(ContractBackyard.start), anchor: ContractBackyard.start)),
        by: .tipctl),
    ]
    let store = try bench.make()
    try store.commit(changes)
    for change in [
      ContractBackyard.change(.reset, 500), ContractBackyard.donate("didFillFeeder", 501),
    ] {
      changes.append(change)
      try bench.commit(
        [change], to: store, expecting: Facts().applying(changes), "after a reset")
    }
    try bench.expect(
      try bench.reopened(store).facts(), Facts().applying(changes),
      "The state after a reset when the datastore is opened again")
  }

  /// An import replaces everything except the receipt.
  package static let replaces = Self("is replaced by an import, except for the receipt") {
    bench in
    let imported = Facts().applying([
      ContractBackyard.donate("didShareBackyard", 1, ["to": "a friend"]),
      ContractBackyard.change(.registerTip(ContractBackyard.feed)),
    ])
    let changes =
      ContractStory.all.flatMap(\.changes) + [
        ContractBackyard.change(.replace(imported), 600, by: .tipctl)
      ]
    let store = try bench.make()
    try store.commit(changes.dropLast())
    let expected = Facts().applying(changes)
    try bench.commit(
      [changes[changes.count - 1]], to: store, expecting: expected, "after an import")
    try bench.expect(
      try bench.reopened(store).facts(), expected,
      "The state after an import when the datastore is opened again")
  }
}
