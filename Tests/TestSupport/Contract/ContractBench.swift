import Synchronization
import TipModel
import TipStore

/// The environment of a check: datastores that are closed at its end, and comparisons that report
/// the differences.
final class ContractBench: Sendable {
  let contract: DatastoreContract
  private let opened = Mutex<[any TipDatastore]>([])

  init(_ contract: DatastoreContract) { self.contract = contract }

  func make() throws -> any TipDatastore { keep(try contract.make()) }

  /// Returns a datastore reopened at its location, as in the next process, or else the same one.
  func reopened(_ store: any TipDatastore) throws -> any TipDatastore {
    guard let reopen = contract.reopen else { return store }
    return keep(try reopen(store))
  }

  /// Returns a second connection to a datastore.
  func connected(to store: any TipDatastore) throws -> any TipDatastore {
    guard let connect = contract.connect else { return store }
    return keep(try connect(store))
  }

  func close() { for store in opened.withLock({ $0 }) { store.close() } }

  private func keep(_ store: any TipDatastore) -> any TipDatastore {
    opened.withLock { $0.append(store) }
    return store
  }

  // MARK: - Comparisons

  /// Compares facts as documents, which contain the order of donations but not their numbers.
  func expect(
    _ found: Facts, _ expected: Facts, _ moment: @autoclosure () -> String
  ) throws {
    guard found != expected else { return }
    let documents = [expected, found].map { StateDocument($0).storedValue }
    var differences = StateDifferences.between(expected: documents[0], found: documents[1])
    if found.receipt != expected.receipt {
      differences += StateDifferences.between(
        expected: expected.receipt ?? .null, found: found.receipt ?? .null, at: "receipt")
    }
    guard !differences.isEmpty else { return }
    throw ContractFinding(moment(), differences)
  }

  /// Compares the result of a commit and the facts that are read afterwards.
  func commit(
    _ changes: [Change], to store: any TipDatastore, expecting expected: Facts,
    _ moment: @autoclosure () -> String
  ) throws {
    try expect(try store.commit(changes), expected, "The result of commit(_:) " + moment())
    try expect(try store.facts(), expected, "The result of facts() " + moment())
  }

  func require(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
    guard condition else { throw ContractFinding(finding(), []) }
  }
}

/// A difference between a datastore and its changes.
struct ContractFinding: Error, CustomStringConvertible {
  /// The maximum number of differences in a message.
  private static let listedCount = 12

  let description: String

  init(_ moment: String, _ differences: [String]) {
    var lines = differences.prefix(Self.listedCount).map { "  \($0)" }
    let rest = differences.count - lines.count
    if rest > 0 { lines.append("  and \(rest) more") }
    let heading = lines.isEmpty ? "\(moment)." : "\(moment) differs from the changes:"
    description = ([heading] + lines).joined(separator: "\n")
  }
}
