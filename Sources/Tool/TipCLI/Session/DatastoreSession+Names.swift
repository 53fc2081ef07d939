import TipModel

/// The names in commands that change something (D44).
///
/// As long as the datastore knows no tips, any name is accepted, with a warning, because a script
/// may force a tip before the app's first launch.
extension DatastoreSession {
  /// Returns the one tip with an id or type.
  func tip(_ word: String) throws(TipControlError) -> TipDefinition {
    try accepting(word, kind: "tip", as: TipDefinition(id: word), situation.tip)
  }

  /// Returns the tips with ids or types, each once.
  func tips(
    _ words: [String], or withoutDefinition: some Collection<String> = []
  ) throws(TipControlError) -> [TipDefinition] {
    func find(_ word: String) throws(TipControlError) -> [TipDefinition] {
      try situation.tips([word], or: withoutDefinition)
    }
    var found: [TipDefinition] = []
    for word in words {
      found += try accepting(word, kind: "tip", as: [TipDefinition(id: word)], find)
    }
    return found.unique
  }

  /// Returns the event with an id.
  func event(_ word: String) throws(TipControlError) -> EventRecord {
    try accepting(word, kind: "event", as: EventRecord(), situation.event)
  }

  /// Returns the parameter with an id.
  func parameter(_ word: String) throws(TipControlError) -> ParameterRecord {
    try accepting(word, kind: "parameter", as: ParameterRecord(), situation.parameter)
  }

  private func accepting<Value>(
    _ word: String, kind: String, as value: Value,
    _ find: (String) throws(TipControlError) -> Value
  ) throws(TipControlError) -> Value {
    do throws(TipControlError) {
      return try find(word)
    } catch {
      let isName = !word.isEmpty && !word.contains("*")
      guard error.code == .unknownName, situation.facts.tips.isEmpty, isName else { throw error }
      context.warn(
        "The \(kind) \"\(word)\" cannot be checked: the datastore knows no tips yet",
        suggestion: "Check its spelling; the app makes its tips known")
      return value
    }
  }
}
