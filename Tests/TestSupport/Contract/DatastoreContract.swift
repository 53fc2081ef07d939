import TipModel
package import TipStore

/// What every datastore promises, as checks that one of your own can be put to.
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
/// In XCTest one call does: `contract.verify()`. Checks that need what the contract is not given,
/// such as a second connection, are not applicable; ``verify(_:fileID:filePath:line:column:)``
/// fails when it is asked for one all the same.
package struct DatastoreContract: Sendable {
  /// Makes a datastore in which nothing has happened.
  public typealias Make = @Sendable () throws -> any TipDatastore
  /// Returns another datastore on the place of one that is given.
  public typealias Open = @Sendable (any TipDatastore) throws -> any TipDatastore
  /// Runs an action while every commit of a datastore fails, and mends the datastore afterwards.
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
  ///   - make: Makes a datastore in which nothing has happened, in a place of its own.
  ///   - reopen: Closes a datastore and opens its place again, as the next process would; without
  ///     it the checks of what outlives a process are not applicable.
  ///   - connect: Opens the place of a datastore once more, while that stays open; without it the
  ///     checks of several connections and of watches are not applicable.
  ///   - breaking: Runs an action while every commit fails; without it the check of failed commits
  ///     is not applicable.
  ///   - seeds: The random sequences of changes that are tried.
  ///   - timeout: How long a watch may take to notice a commit.
  package init(
    make: @escaping Make, reopen: Open? = nil, connect: Open? = nil, breaking: Break? = nil,
    seeds: Range<UInt64> = 0..<25, timeout: Duration = .seconds(10)
  ) {
    self.make = make
    self.reopen = reopen
    self.connect = connect
    self.breaking = breaking
    self.seeds = seeds
    self.timeout = timeout
  }

  /// The checks that what this contract was given allows, in the order of ``checks``.
  package var applicableChecks: [Check] { Self.checks.filter { missing(for: $0) == nil } }

  /// What a check needs and this contract was not given.
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
  /// The check that has found it.
  package let check: DatastoreContract.Check
  /// After what, what was expected and what was found, in sentences.
  package let finding: String

  /// The whole message: the check, then the finding.
  package var description: String { "The datastore breaks its contract: \(check)\n\(finding)" }
}
