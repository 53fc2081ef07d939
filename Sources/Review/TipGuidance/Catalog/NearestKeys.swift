import TipFoundation

/// The known keys that are spelled like missing ones.
///
/// Each search compares a key with all others, so that only the first missing keys are searched
/// for: when many are missing, another catalog was meant, and no single key helps.
package struct NearestKeys {
  /// The number of missing keys that are searched for.
  package static let searchLimit = 20

  private let known: [String]
  private var found: [String: String?] = [:]
  /// The number of keys that were compared with missing ones.
  package private(set) var comparisonCount = 0

  /// Creates the search among the keys of all catalogs.
  package init(_ keys: some Collection<String>) { known = keys.sorted() }

  /// Returns the known key that is nearest to a missing one, if there is one.
  ///
  /// It is also nil for a key that is not searched for.
  package mutating func key(like missing: String) -> String? {
    if let answer = found[missing] { return answer }
    guard found.count < Self.searchLimit else { return nil }
    comparisonCount += known.count
    let answer = NearestName.of(missing, in: known)
    found[missing] = .some(answer)
    return answer
  }
}
