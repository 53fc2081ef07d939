import TipModel
import TipStore
import TipFoundation

extension DatastoreContract.Check {
  /// `facts()` and what `commit` returns are `Facts.applying`, change by change.
  package static let holdsChanges = Self("holds after each commit what the changes say") { bench in
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

  /// A batch is applied first change first.
  package static let keepsOrder = Self("takes a batch in the order in which it is given") { bench in
    let changes = ContractStory.all.flatMap(\.changes)
    for batch in [changes, changes.reversed()] {
      let store = try bench.make()
      try bench.commit(
        batch, to: store, expecting: Facts().applying(batch),
        "after one batch of \(batch.count) changes")
    }
  }

  /// A batch without changes, and a checkpoint, change nothing.
  package static let takesNothing = Self("is left as it is by a batch of nothing") { bench in
    let store = try bench.make()
    try bench.commit([], to: store, expecting: Facts(), "after a batch of nothing")
    let changes = ContractStory.all.flatMap(\.changes)
    try store.commit(changes)
    try store.checkpoint()
    try bench.commit(
      [], to: store, expecting: Facts().applying(changes),
      "after a checkpoint and a batch of nothing")
  }

  /// A reset erases facts, history and overrides, and keeps definitions (D2).
  package static let resets = Self("forgets what happened in a reset, and keeps definitions") {
    bench in
    var changes = [ContractBackyard.change(.registerParameter(ContractBackyard.isSignedIn))]
    changes += ContractStory.all.flatMap(\.changes)
    // Something of everything, so that there is no override that nothing forgets.
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
      "What is found after a reset when the datastore is opened again")
  }

  /// An import replaces everything but the receipt.
  package static let replaces = Self("is replaced as a whole by an import, but for the receipt") {
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
      "What is found after an import when the datastore is opened again")
  }
}
