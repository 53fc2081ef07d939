import TipModel

extension DatastoreContract {
  /// One promise, with a test of it.
  package struct Check: Sendable {
    /// What only some contracts are given.
    enum Need: String { case reopen, connect, breaking }

    /// The promise, as the predicate of "the datastore".
    package let name: String
    let needs: [Need]
    let body: @Sendable (ContractBench) throws -> Void

    init(
      _ name: String, needs: [Need] = [], _ body: @escaping @Sendable (ContractBench) throws -> Void
    ) {
      self.name = name
      self.needs = needs
      self.body = body
    }
  }

  /// Every check.
  package static let checks: [Check] = [
    .holdsChanges, .keepsOrder, .takesNothing, .resets, .replaces, .boundsHistory,
    .boundsDonations, .followsRandomChanges, .closes, .keepsWhenReopened, .keepsRandomChanges,
    .keepsItsOrigin, .sharesItsPlace, .noticesOthers, .endsWatches, .commitsAllOrNothing,
  ]
}

extension DatastoreContract.Check: Hashable, CustomStringConvertible {
  /// Whether two checks have one name.
  package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  package var description: String { name }
}
