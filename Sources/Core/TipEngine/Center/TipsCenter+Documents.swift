import Synchronization
public import TipModel
package import TipStore

extension TipsCenter {
  /// Returns the complete state as a document, which ``load(_:)`` restores.
  public func export() -> StateDocument { StateDocument(facts) }

  /// Replaces the contents of the datastore by a document, as `tipctl import` does.
  ///
  /// The document's clock and frequency take effect at once, and streams report changed statuses.
  /// The receipt stays, and so do the definitions of tips that the code has named and the document
  /// leaves out, and the groups that the code uses. The document's clock is an override stored in
  /// the datastore: it takes precedence over ``setClock(_:)``, and a frozen one does not follow the
  /// center's own clock (D6).
  ///
  /// - Parameter document: The state.
  /// - Throws: ``TipControlError``: `missing` when the center is not configured, which changes
  ///   nothing, or an error of a datastore that cannot be written.
  public func load(_ document: StateDocument) throws(TipControlError) {
    try keep("state document", by: "load") { $0.load(document.facts) }
  }

  /// Merges the datastore of another device into this one, as `tipctl merge` does.
  ///
  /// Invalidation is final, and the earliest reason counts. Donations are united without
  /// duplicates, up to an event's limit. Parameters take their newest write. Display counts and
  /// durations add up. A reset on one device erases the earlier history of both. Merging twice
  /// adds nothing. This device's definitions, overrides and history stay unchanged.
  ///
  /// - Parameter url: The other device's datastore, a file or its folder, which is not changed.
  /// - Throws: ``TipControlError``: `missing` when the center is not configured, `refused` when
  ///   the datastore does not identify its device, both of which change nothing, or an error of a
  ///   datastore that cannot be read or written.
  public func merge(from url: URL) throws(TipControlError) {
    let path = process.locator.path(for: url.path(percentEncoded: false))
    try merge(from: ReadOnlyDatastore(location: path))
  }

  /// Merges an open datastore of another device into this one.
  package func merge(from datastore: any TipDatastore) throws(TipControlError) {
    let facts = try datastore.facts()
    guard !facts.origin.name.isEmpty else {
      throw TipControlError(
        .refused, subject: datastore.location,
        reason: "The datastore \"\(datastore.location)\" does not identify its device",
        suggestion: "Have it keep the origin of its facts, with a unique name")
    }
    let shared = SharedFacts(facts)
    try keep(datastore.location, by: "merge") { $0.apply(.merge(shared)) }
  }

  /// Changes the whole state, and returns when it is committed.
  private func keep(
    _ subject: String, by function: String, _ change: (inout CenterState) -> Void
  ) throws(TipControlError) {
    let writer = perform { state in
      if state.isConfigured { change(&state) }
      return state.writer
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
  fileprivate mutating func load(_ facts: Facts) {
    var facts = facts
    for (id, definition) in definitionsInCode where facts.tips[id] == nil {
      facts.tips[id] = definition
    }
    facts.groups = facts.groups(using: groupsInCode.keys)
    // Their first use in this process would reset a transient one to its initial value.
    knownParameters.formUnion(facts.parameters.keys)
    apply(.replace(facts))
  }
}
