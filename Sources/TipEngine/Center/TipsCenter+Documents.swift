public import Foundation
import Synchronization
package import TipModel
package import TipStore
package import TipFoundation

extension TipsCenter {
  /// Returns everything that is known now as a document, which ``load(_:)`` takes back.
  public func export() -> StateDocument { StateDocument(facts) }

  /// Replaces everything the datastore holds by a document, as `tipctl import` does.
  ///
  /// The document's clock and frequency are in force at once, and streams tell what is new. The
  /// receipt stays, and so do the definitions of tips that the code has named and the document
  /// leaves out. The document's clock is an override stored in the datastore: it comes before
  /// ``setClock(_:)``, and one that is frozen stands still whatever the center's own clock does
  /// (D6).
  ///
  /// - Parameter document: The state.
  /// - Throws: ``TipControlError``: `missing` when the center is not configured, and nothing has
  ///   changed then; otherwise when the datastore cannot be written.
  public func load(_ document: StateDocument) throws(TipControlError) {
    try keep("state document", by: "load") { $0.load(document.facts) }
  }

  /// Merges the datastore of another device into this one, as `tipctl merge` does.
  ///
  /// Invalidation is final, and the earliest reason counts. Donations are united without doubles,
  /// as many as an event's limit keeps; parameters take their newest write, display counts and
  /// lengths add up. A reset on one device
  /// takes away what had happened on both up to then. Merging twice adds nothing. What the code
  /// says of tips, what is forced, and the history stay as they are here.
  ///
  /// - Parameter url: The other device's datastore: a file or its folder, which stays as it is.
  /// - Throws: ``TipControlError``: `missing` when the center is not configured, `refused` when
  ///   the datastore does not say which device it is, and nothing has changed then; otherwise
  ///   when one of the datastores cannot be read or written.
  public func merge(from url: URL) throws(TipControlError) {
    let locator = DatastoreLocator(environment: [:], application: process.application)
    let path = locator.path(for: url.path(percentEncoded: false))
    try merge(from: ReadOnlyDatastore(location: path))
  }

  /// Merges an open datastore of another device into this one.
  package func merge(from datastore: any TipDatastore) throws(TipControlError) {
    let facts = try datastore.facts()
    guard !facts.origin.name.isEmpty else {
      throw TipControlError(
        .refused, subject: datastore.location,
        reason: "The datastore \"\(datastore.location)\" does not say which device it is",
        suggestion: "Have it keep the origin of its facts, with a name that no other has")
    }
    let shared = SharedFacts(facts)
    try keep(datastore.location, by: "merge") { $0.apply(.merge(shared)) }
  }

  /// Changes the whole state, and returns when the datastore has it.
  private func keep(
    _ subject: String, by function: String, _ change: (inout CenterState) -> Effects
  ) throws(TipControlError) {
    let writer = perform { state -> (DatastoreWriter?, Effects) in
      guard let writer = state.writer else { return (nil, Effects()) }
      return (writer, change(&state))
    }
    guard let writer else {
      throw TipControlError(
        .missing, subject: subject,
        reason: "The center is not configured, and has no datastore to \(function) a state into",
        suggestion: "Call configure first, then \(function)")
    }
    try writer.flush()
  }
}

extension CenterState {
  fileprivate mutating func load(_ facts: Facts) -> Effects {
    var facts = facts
    for (id, definition) in definitionsInCode where facts.tips[id] == nil {
      facts.tips[id] = definition
    }
    // Their first use in this process would take a transient one back to its initial value.
    knownParameters.formUnion(facts.parameters.keys)
    return apply(.replace(facts))
  }
}
