import TipModel
package import TipStore

/// The promises of every datastore, as checks for any implementation.
///
/// ```swift
/// static let contract = DatastoreContract(
///   make: { try FileDatastore(in: newFolder()) },
///   reopen: { store in
///     store.close()
///     return try FileDatastore(at: store.location)
///   })
///
/// @Test("keeps the contract", arguments: contract.applicableChecks)
/// func keeps(check: DatastoreContract.Check) { Self.contract.verify(check) }
/// ```
///
/// In XCTest, call `contract.verify()`. Checks that need an action that the contract does not have,
/// such as a second connection, are not applicable. ``verify(_:at:)`` fails for such a check.
package struct DatastoreContract: Sendable {
  /// Creates an empty datastore.
  public typealias Make = @Sendable () throws -> any TipDatastore
  /// Returns a second datastore at the location of a given one.
  public typealias Open = @Sendable (any TipDatastore) throws -> any TipDatastore
  /// Runs an action while every commit of a datastore fails, and repairs the datastore afterwards.
  public typealias Break =
    @Sendable (any TipDatastore, _ meanwhile: () throws -> Void) throws ->
    Void

  let make: Make
  let reopen: Open?
  let connect: Open?
  let breaking: Break?
  let seeds: Range<UInt64>
  let timeout: Duration

  /// Creates the contract of one kind of datastore.
  ///
  /// - Parameters:
  ///   - make: Creates an empty datastore at a new location.
  ///   - reopen: Closes a datastore and opens its location again, as the next process would.
  ///     Without it the checks of persistence are not applicable.
  ///   - connect: Opens the location of a datastore a second time while the datastore stays open.
  ///     Without it the checks of several connections and of watches are not applicable.
  ///   - breaking: Runs an action while every commit fails. Without it the check of failed commits
  ///     is not applicable.
  ///   - seeds: The seeds of the random sequences of changes.
  ///   - timeout: The maximum time for a watch to notice a commit.
  package init(
    make: @escaping Make, reopen: Open? = nil, connect: Open? = nil, breaking: Break? = nil,
    seeds: Range<UInt64> = 0..<25, timeout: Duration = HangLimit.duration
  ) {
    self.make = make
    self.reopen = reopen
    self.connect = connect
    self.breaking = breaking
    self.seeds = seeds
    self.timeout = timeout
  }

  /// The checks that the actions of this contract allow, in the order of ``checks``.
  package var applicableChecks: [Check] { Self.checks.filter { missing(for: $0) == nil } }

  /// Returns the action that a check needs and this contract does not have.
  func missing(for check: Check) -> Check.Need? {
    check.needs.first { need in
      switch need {
      case .reopen: reopen == nil
      case .connect: connect == nil
      case .breaking: breaking == nil
      }
    }
  }
}

/// A promise that a datastore does not keep.
package struct ContractViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The check that found the violation.
  package let check: DatastoreContract.Check
  /// The moment, the expected state and the actual state, in sentences.
  package let finding: String

  /// The whole message: the check, then the finding.
  package var description: String {
    "The datastore breaks its contract: \(check)\n\(finding)"
  }
}
