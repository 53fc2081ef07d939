import TipModel

extension DatastoreContract {
  /// A promise with its test.
  package struct Check: Sendable {
    /// An action that only some contracts have.
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

  /// All checks.
  package static let checks: [Check] = [
    .holdsChanges, .keepsOrder, .takesNothing, .resets, .replaces, .boundsHistory,
    .boundsDonations, .followsRandomChanges, .closes, .keepsWhenReopened,
    .keepsRandomChanges, .keepsItsOrigin, .sharesItsPlace, .noticesOthers, .endsWatches,
    .commitsAllOrNothing,
  ]
}

extension DatastoreContract.Check: Hashable, CustomStringConvertible {
  /// Returns whether two checks have the same name.
  package static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  package var description: String { name }
}
