import TipModel
import TipStore

extension DatastoreContract.Check {
  /// The history has 200 lines, regardless of the batches of changes.
  package static let boundsHistory = Self("keeps the newest 200 lines of its history") { bench in
    let changes = (1...450).map { number in
      ContractBackyard.change(
        .setParameter(id: "Backyard.count", value: .int(number)), Int64(number))
    }
    for count in [1, 7, 450] {
      let store = try bench.make()
      for start in stride(from: 0, to: changes.count, by: count) {
        try store.commit(Array(changes[start...].prefix(count)))
      }
      try bench.expect(
        try bench.reopened(store).facts(), Facts().applying(changes),
        "The state after 450 changes in batches of \(count)")
    }
  }

  /// A limit cuts donations when it is registered and at each donation (D13).
  package static let boundsDonations = Self("keeps no more donations than its limit") {
    bench in
    let limit = Tips.DonationLimit(maximumCount: 3, maximumAge: .hours(1))
    let event = EventDefinition(id: "didFillFeeder", limit: limit)
    var changes = [ContractBackyard.change(.registerEvent(event))]
    // More than a thousand, which is the number of queried donations without a limit.
    changes += (0..<1200).map { minute in
      ContractBackyard.donate("didFillFeeder", minute * 60, ["minute": .int(Int(minute))])
    }
    changes.append(ContractBackyard.donate("didFillFeeder", 1250 * 60))
    let store = try bench.make()
    for change in changes { try store.commit([change]) }
    try bench.expect(
      try bench.reopened(store).facts(), Facts().applying(changes),
      "The state after 1,201 donations with a limit")
  }

  /// Random changes of all kinds, in any order.
  package static let followsRandomChanges = Self("holds the facts of random changes") { bench in
    for seed in bench.contract.seeds {
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

  /// A closed datastore cannot be used by mistake.
  package static let closes = Self("rejects every use after it is closed") { bench in
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
}
