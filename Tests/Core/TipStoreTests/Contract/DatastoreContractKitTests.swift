import Synchronization
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("The contract kit", .ownThread)
struct DatastoreContractKitTests {
  private static func contract(_ flaw: BrokenDatastore.Flaw) -> DatastoreContract {
    @Sendable func broken(_ store: any TipDatastore) throws -> BrokenDatastore {
      try #require(store as? BrokenDatastore)
    }
    return DatastoreContract(
      make: { BrokenDatastore(flaw) }, reopen: { try broken($0).reopened() },
      connect: { BrokenDatastore(flaw, at: try broken($0).place) },
      breaking: { store, meanwhile in
        let place = try broken(store).place
        place.state.withLock { $0.failsCommits = true }
        try meanwhile()
        place.state.withLock { $0.failsCommits = false }
      }, seeds: 0..<3,
      // Only a flaw makes a check wait to the end.
      timeout: flaw == .none ? HangLimit.duration : .milliseconds(50))
  }

  @Test("passes a correct datastore", arguments: DatastoreContract.checks)
  func sound(check: DatastoreContract.Check) {
    Self.contract(.none).verify(check)
  }

  @Test(
    "catches each flaw, and reports the expected and the actual state",
    arguments: [
      (
        .dropsDonations, .holdsChanges,
        """
        The result of commit(_:) after change 1 of the story "donations" differs from the changes:
          events[didViewBackyard]: expected {
        """
      ),
      (.reorders, .keepsOrder, "The result of commit(_:) after one batch of 41 changes differs"),
      (
        .answersBeforeCommit, .holdsChanges,
        """
        The result of commit(_:) after change 1 of the story "definitions" differs from the changes:
          tips[FavoriteBackyardTip]: expected {"id":"FavoriteBackyardTip","image":"star",
        """
      ),
      (.failsEmptyBatch, .takesNothing, "It threw: The feeder is empty."),
      (
        .forgetsOnReopening, .keepsWhenReopened,
        """
        The state of the story "definitions" when the datastore is opened again differs from \
        the changes:
          parameters[Backyard.isSignedIn]: expected {"id":"Backyard.isSignedIn",
        """
      ),
      (.forgetsReceiptOnReopening, .keepsWhenReopened, "  receipt: expected {\"clock\":"),
      (.keepsOverridesOnReset, .resets, "  overrides: expected nothing, found {\"all\":\"hidden\""),
      (
        .losesReceiptOnImport, .replaces, "after an import differs from the changes:\n  receipt"
      ),
      (.keepsAllHistory, .boundsHistory, "The state after 450 changes in batches of 1 differs"),
      (.keepsAllDonations, .boundsDonations, "  and 1192 more"),
      (.losesOthersChanges, .sharesItsPlace, "of 2 differs from the changes"),
      (
        .neverCalls, .noticesOthers,
        """
        The watch did not call within 0.05 seconds after commit 1 of another connection.
        """
      ),
      (
        .callsWhenCancelled, .endsWatches,
        """
        A watch was called after its cancellation.
        """
      ),
      (
        .commitsHalf, .commitsAllOrNothing,
        """
        The state after a failed commit differs from the changes:
          events[didFillFeeder]
        """
      ),
      (
        .hasOnlyOneName, .keepsItsOrigin,
        "Two datastores have the origins \"feeder\" and \"feeder\", and each needs a unique name"
      ),
      (.forgetsVersionOnReopening, .keepsItsOrigin, "version 0, after a checkpoint, in the next"),
      (.worksWhenClosed, .closes, "After close(), facts() did not throw."),
    ] as [(BrokenDatastore.Flaw, DatastoreContract.Check, String)])
  func broken(flaw: BrokenDatastore.Flaw, check: DatastoreContract.Check, words: String) throws {
    let violation = try #require(Self.contract(flaw).violation(of: check))
    #expect(violation.check == check)
    #expect(violation.description.hasPrefix("The datastore breaks its contract: \(check.name)\n"))
    #expect(violation.finding.contains(words))
  }

  @Test("catches flaws that only some random changes reveal")
  func random() throws {
    for flaw in [BrokenDatastore.Flaw.dropsDonations, .reorders, .answersBeforeCommit] {
      let violation = Self.contract(flaw).violation(of: .followsRandomChanges)
      #expect(violation?.finding.contains("of seed 0 differs from the changes") == true)
    }
    let forgetful = Self.contract(.forgetsOnReopening).violation(of: .keepsRandomChanges)
    #expect(
      forgetful?.finding.contains("of seed 0 when the datastore is opened again") == true)
  }

  @Test("omits checks without their closures, and reports a check that lacks one")
  func needs() {
    let contract = DatastoreContract(make: { InMemoryDatastore() })
    #expect(!contract.applicableChecks.contains(.keepsWhenReopened))
    contract.verify()
    let finding = contract.violation(of: .noticesOthers)?.finding
    #expect(
      finding
        == "It needs \"connect:\", which this contract does not have. "
        + "Provide it, or use applicableChecks.")
  }

  @Test("has a unique name for each check")
  func names() {
    #expect(Set(DatastoreContract.checks).count == DatastoreContract.checks.count)
  }

  @Test("fails the running test at the calling line, once for each broken check")
  func report() {
    let contract = Self.contract(.forgetsOnReopening)
    let broken = contract.applicableChecks.filter { contract.violation(of: $0) != nil }
    #expect(broken.contains(.keepsWhenReopened))
    let texts = broken.map { "The datastore breaks its contract: \($0.name)\n" }
    let line = #line + 1
    expectFailures(texts, line: line) { contract.verify() }
  }
}
