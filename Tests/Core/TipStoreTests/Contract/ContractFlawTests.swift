import TestSupport
import Testing

/// Each promise notices a datastore that breaks it.
@Suite("The contract of datastores", .ownThread)
struct ContractFlawTests {
  private typealias Contract = DatastoreContractTests
  typealias Promise = @Sendable (DatastoreContractTests) -> (DatastoreKind) throws -> Void

  private static let flaws: [(BrokenDatastore.Flaw, Promise, String)] = [
    (
      .dropsDonations, Contract.holdsChanges,
      """
      The result of commit(_:) after change 1 of the story "donations" differs from the changes:
        events[didViewBackyard]: expected {
      """
    ),
    (
      .reorders, Contract.keepsOrder,
      "The result of commit(_:) after one batch of 41 changes differs"
    ),
    (
      .answersBeforeCommit, Contract.holdsChanges,
      """
      The result of commit(_:) after change 1 of the story "definitions" differs from the changes:
        tips[FavoriteBackyardTip]: expected {"id":"FavoriteBackyardTip","image":"star",
      """
    ),
    (.failsEmptyBatch, Contract.takesNothing, "The feeder is empty."),
    (
      .forgetsOnReopening, Contract.keepsWhenReopened,
      """
      The state of the story "definitions" when the datastore is opened again differs from \
      the changes:
        parameters[Backyard.isSignedIn]: expected {"id":"Backyard.isSignedIn",
      """
    ),
    (
      .forgetsReceiptOnReopening, Contract.keepsWhenReopened,
      "  receipt: expected {\"clock\":"
    ),
    (
      .keepsOverridesOnReset, Contract.resets,
      "  overrides: expected nothing, found {\"all\":\"hidden\""
    ),
    (
      .losesReceiptOnImport, Contract.replaces,
      "after an import differs from the changes:\n  receipt"
    ),
    (
      .keepsAllHistory, Contract.boundsHistory,
      "The state after 450 changes in batches of 1 differs"
    ),
    (.keepsAllDonations, Contract.boundsDonations, "  and 1192 more"),
    (.losesOthersChanges, Contract.sharesItsPlace, "of 2 differs from the changes"),
    (
      .neverCalls, Contract.noticesOthers,
      "The watch did not call within 0.05 seconds after commit 1 of another connection."
    ),
    (
      .callsWhenCancelled, Contract.endsWatches, "A watch was called after its cancellation."
    ),
    (
      .commitsHalf, Contract.commitsAllOrNothing,
      """
      The state after a failed commit differs from the changes:
        events[didFillFeeder]
      """
    ),
    (
      .hasOnlyOneName, Contract.keepsItsOrigin,
      "Two datastores have the origins \"feeder\" and \"feeder\", and each needs a unique name"
    ),
    (
      .forgetsVersionOnReopening, Contract.keepsItsOrigin,
      "version 0, after a checkpoint, in the next"
    ),
    (.worksWhenClosed, Contract.closes, "After close(), facts() did not throw."),
    // Some random changes reveal these flaws.
    (.dropsDonations, Contract.followsRandomChanges, "of seed 0 differs from the changes"),
    (.reorders, Contract.followsRandomChanges, "of seed 0 differs from the changes"),
    (.answersBeforeCommit, Contract.followsRandomChanges, "of seed 0 differs from the changes"),
    (
      .forgetsOnReopening, Contract.keepsRandomChanges,
      "of seed 0 when the datastore is opened again"
    ),
  ]

  @Test("notices each flaw, and reports the expected and the actual state", arguments: flaws)
  func notices(_ flaw: BrokenDatastore.Flaw, promise: Promise, words: String) throws {
    let error = #expect(throws: (any Error).self) {
      try promise(Contract())(.broken(flaw))
    }
    let finding = try #require(error)
    #expect("\(finding)".contains(words))
  }
}
