import Synchronization
public import TipModel

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
    let writer = perform { state -> (DatastoreWriter?, Effects) in
      guard let writer = state.writer else { return (nil, Effects()) }
      return (writer, state.load(document.facts))
    }
    guard let writer else {
      throw TipControlError(
        .missing, subject: "state document",
        reason: "The center is not configured, and has no datastore to load a state into",
        suggestion: "Call configure first, then load")
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
