import Synchronization
import Testing
import TipModel
import TipStore
import TipTesting
import TestSupport

@Suite("The contract kit")
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
      }, seeds: 0..<3, timeout: .milliseconds(50))
  }

  @Test("passes a correct datastore", arguments: DatastoreContract.checks)
  func sound(check: DatastoreContract.Check) {
    Self.contract(.none).verify(check)
  }

  @Test(
    "catches each flaw, and reports the expected and the actual facts",
    arguments: [
      (
        .dropsDonations, .holdsChanges,
        """
        What commit returned after change 1 of the story "donations" is not what the changes say:
          events[didViewBackyard]: expected {
        """
      ),
      (.reorders, .keepsOrder, "What commit returned after one batch of 34 changes is not"),
      (
        .answersBeforeCommit, .holdsChanges,
        """
        What commit returned after change 1 of the story "definitions" is not what the changes say:
          tips[FavoriteBackyardTip]: expected {"id":"FavoriteBackyardTip","image":"star",
        """
      ),
      (.failsEmptyBatch, .takesNothing, "It threw: The feeder is empty."),
      (
        .forgetsOnReopening, .keepsWhenReopened,
        """
        What is found in the story "definitions" when the datastore is opened again is not what \
        the changes say:
          parameters[Backyard.isSignedIn]: expected {"id":"Backyard.isSignedIn",
        """
      ),
      (.forgetsReceiptOnReopening, .keepsWhenReopened, "  receipt: expected {\"clock\":"),
      (.keepsOverridesOnReset, .resets, "  overrides: expected nothing, found {\"all\":\"hidden\""),
      (
        .losesReceiptOnImport, .replaces, "after an import is not what the changes say:\n  receipt"
      ),
      (.keepsAllHistory, .boundsHistory, "What is found after 450 changes in batches of 1 is not"),
      (.keepsAllDonations, .boundsDonations, "  and 1192 more"),
      (.losesOthersChanges, .sharesItsPlace, "by connection 2 of 2 is not what the changes say"),
      (
        .neverCalls, .noticesOthers,
        """
        The watch was expected to call within 0.05 seconds after commit 1 of another connection, \
        and did not.
        """
      ),
      (
        .callsWhenCancelled, .endsWatches,
        """
        A watch was expected to be silent once cancelled, and called.
        """
      ),
      (
        .commitsHalf, .commitsAllOrNothing,
        """
        What is found after a failed commit is not what the changes say:
          events[didFillFeeder]
        """
      ),
      (
        .hasOnlyOneName, .keepsItsOrigin,
        "Two datastores call their origins \"feeder\" and \"feeder\", and each needs a name"
      ),
      (.forgetsVersionOnReopening, .keepsItsOrigin, "version 0, after a checkpoint, in the next"),
      (.worksWhenClosed, .closes, "After close(), facts() was expected to throw and did not."),
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
      #expect(violation?.finding.contains("of seed 0 is not what the changes say") == true)
    }
    let forgetful = Self.contract(.forgetsOnReopening).violation(of: .keepsRandomChanges)
    #expect(forgetful?.finding.contains("of seed 0 when the datastore is opened again") == true)
  }

  @Test("omits checks without their closures, and reports a check that lacks one")
  func needs() {
    let contract = DatastoreContract(make: { InMemoryDatastore() })
    #expect(!contract.applicableChecks.contains(.keepsWhenReopened))
    contract.verify()
    let finding = contract.violation(of: .noticesOthers)?.finding
    #expect(
      finding
        == "It needs \"connect:\", which this contract is not given. "
        + "Give it, or use applicableChecks.")
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
