import Dispatch
import Synchronization
import TestSupport
import Testing
import TipModel
import TipStore

/// The datastores of a test, and comparisons that throw the differences.
final class ContractBench {
  let kind: DatastoreKind
  private var stores: [any TipDatastore] = []
  private var folders: [TemporaryFolder] = []

  init(_ kind: DatastoreKind) { self.kind = kind }

  func close() { for store in stores { store.close() } }

  func make() throws -> any TipDatastore {
    let folder = try TemporaryFolder()
    folders.append(folder)
    return keep(try kind.make(folder))
  }

  /// Returns a datastore reopened at its location, as in the next process.
  func reopened(_ store: any TipDatastore) throws -> any TipDatastore {
    keep(try kind.reopen(store))
  }

  /// Returns a second connection to a datastore.
  func connected(to store: any TipDatastore) throws -> any TipDatastore {
    keep(try kind.connect(store))
  }

  private func keep(_ store: any TipDatastore) -> any TipDatastore {
    stores.append(store)
    return store
  }

  /// Compares facts as documents, which contain the order of donations but not their numbers.
  func expect(
    _ found: Facts, _ expected: Facts, _ moment: @autoclosure () -> String
  ) throws {
    guard found != expected else { return }
    var differences = StateDifferences.between(
      expected: StateDocument(expected).storedValue, found: StateDocument(found).storedValue)
    if found.receipt != expected.receipt {
      differences += StateDifferences.between(
        expected: expected.receipt ?? .null, found: found.receipt ?? .null, at: "receipt")
    }
    guard !differences.isEmpty else { return }
    var lines = ["\(moment()) differs from the changes:"]
    lines += differences.prefix(12).map { "  \($0)" }
    if differences.count > 12 { lines.append("  and \(differences.count - 12) more") }
    throw ContractFinding(description: lines.joined(separator: "\n"))
  }

  /// Compares the result of a commit and the facts that are read afterwards.
  func commit(
    _ changes: [Change], to store: any TipDatastore, expecting expected: Facts,
    _ moment: @autoclosure () -> String
  ) throws {
    try expect(try store.commit(changes), expected, "The result of commit(_:) " + moment())
    try expect(try store.facts(), expected, "The result of facts() " + moment())
  }

  /// Compares the facts of the next process.
  func reopen(_ store: any TipDatastore, expecting expected: Facts, _ moment: String) throws {
    try expect(try reopened(store).facts(), expected, "The state " + moment)
  }

  func require(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
    guard condition else { throw ContractFinding(description: finding() + ".") }
  }

  func wait(for bell: Bell, after moment: String) throws {
    try require(
      bell.waits(kind.timeout), "The watch did not call within \(kind.timeout) after \(moment)")
  }
}

/// A difference between a datastore and its changes, in sentences.
struct ContractFinding: Error, CustomStringConvertible {
  let description: String
}

/// Counts the calls of a watch, and waits for a call.
final class Bell: Sendable {
  private let calls = Atomic(0)
  private let semaphore = DispatchSemaphore(value: 0)

  var count: Int { calls.load(ordering: .sequentiallyConsistent) }

  func ring() {
    calls.add(1, ordering: .sequentiallyConsistent)
    semaphore.signal()
  }

  /// Waits for a call, and returns whether it came in time.
  func waits(_ duration: Duration) -> Bool {
    OwnThread.check()
    let (seconds, attoseconds) = duration.components
    let limit = DispatchTimeInterval.milliseconds(
      Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    return semaphore.wait(timeout: .now() + limit) == .success
  }
}
