import TipModel
import TipStore

extension DatastoreContract.Check {
  /// Committed facts outlive the process.
  package static let keepsWhenReopened = Self(
    "keeps everything when it is reopened", needs: [.reopen]
  ) { bench in
    for story in ContractStory.all {
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
  package static let keepsRandomChanges = Self(
    "keeps the facts of random changes when it is reopened", needs: [.reopen]
  ) { bench in
    for seed in bench.contract.seeds {
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
  package static let keepsItsOrigin = Self(
    "keeps its origin and version", needs: [.reopen]
  ) { bench in
    let changes = ContractStory.all.flatMap(\.changes)
    var store = try bench.make()
    let other = try bench.make()
    let names = try [store, other].map { try $0.facts().origin.name }
    try bench.require(
      !names.contains("") && names[0] != names[1],
      "Two datastores have the origins \"\(names[0])\" and \"\(names[1])\", "
        + "and each needs a unique name")
    try store.commit(changes)
    let expected = Origin(name: names[0], version: Facts().applying(changes).origin.version)
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
  package static let sharesItsPlace = Self(
    "keeps all changes when two connections write in turn", needs: [.connect]
  ) { bench in
    for seed in bench.contract.seeds {
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

  /// A failed commit changes nothing, and the datastore stays usable.
  package static let commitsAllOrNothing = Self(
    "changes nothing in a failed commit", needs: [.breaking]
  ) { bench in
    guard let breaking = bench.contract.breaking else { return }
    let before = ContractStory.all.flatMap(\.changes)
    let batch = [
      ContractBackyard.change(.setParameter(id: "Backyard.isSignedIn", value: false), 700),
      ContractBackyard.donate("didFillFeeder", 701),
      ContractBackyard.change(.forceAll(state: .shown), 702, by: .tipctl),
      ContractBackyard.change(.resetEligibility(tip: "FavoriteBackyardTip"), 703),
    ]
    let store = try bench.make()
    try store.commit(before)
    try breaking(store) {
      do {
        try store.commit(batch)
      } catch {
        return
      }
      try bench.require(
        false, "A commit to a broken datastore did not throw")
    }
    try bench.expect(
      try store.facts(), Facts().applying(before), "The state after a failed commit")
    try bench.commit(
      batch, to: store, expecting: Facts().applying(before + batch),
      "after the failed commit was repeated")
  }
}
