import Synchronization
import TipModel
import TipStore
import TipFoundation

/// What a check works on: datastores that are closed when it is over, and comparisons that name
/// what is wrong.
final class ContractBench: Sendable {
  let contract: DatastoreContract
  private let opened = Mutex<[any TipDatastore]>([])

  init(_ contract: DatastoreContract) { self.contract = contract }

  func make() throws -> any TipDatastore { keep(try contract.make()) }

  /// The place of a datastore as the next process finds it; the same one where there is none.
  func reopened(_ store: any TipDatastore) throws -> any TipDatastore {
    try contract.reopen.map { keep(try $0(store)) } ?? store
  }

  /// Another connection; checks that need none do not ask.
  func connected(to store: any TipDatastore) throws -> any TipDatastore {
    try contract.connect.map { keep(try $0(store)) } ?? store
  }

  func close() { for store in opened.withLock({ $0 }) { store.close() } }

  private func keep(_ store: any TipDatastore) -> any TipDatastore {
    opened.withLock { $0.append(store) }
    return store
  }

  // MARK: - Comparisons

  /// Compares facts as documents: how donations are numbered inside of an event is nobody's
  /// business, their order is.
  func expect(_ found: Facts, _ expected: Facts, _ moment: @autoclosure () -> String) throws {
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

  /// Compares what a commit returns and what is read afterwards.
  func commit(
    _ changes: [Change], to store: any TipDatastore, expecting expected: Facts,
    _ moment: @autoclosure () -> String
  ) throws {
    try expect(try store.commit(changes), expected, "What commit returned " + moment())
    try expect(try store.facts(), expected, "What facts() returned " + moment())
  }

  func require(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
    guard condition else { throw ContractFinding(finding(), []) }
  }
}

/// What is wrong with a datastore.
struct ContractFinding: Error, CustomStringConvertible {
  /// How many differences a message lists.
  private static let listedCount = 12

  let description: String

  init(_ moment: String, _ differences: [String]) {
    var lines = differences.prefix(Self.listedCount).map { "  \($0)" }
    let rest = differences.count - lines.count
    if rest > 0 { lines.append("  and \(rest) more") }
    description =
      ([lines.isEmpty ? "\(moment)." : "\(moment) is not what the changes say:"] + lines)
      .joined(separator: "\n")
  }
}
