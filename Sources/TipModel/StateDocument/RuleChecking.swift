import TipFoundation

extension TipEntry {
  /// Makes sure that the rules of a document's tip can be true or false.
  ///
  /// The datastore does not ask this of its rows: what an app has registered stays readable.
  ///
  /// - Parameter path: Where the tip stands, such as `tips[2]`.
  /// - Throws: ``TipControlError`` (`malformed`) that names the rule's place and what is wrong.
  func checkRules(at path: String) throws(TipControlError) {
    for (index, rule) in (definition?.rules ?? []).enumerated() {
      guard let mistake = rule.mistake else { continue }
      let place = "\(path).\(StoredKey.rules.rawValue)[\(index)]"
      throw TipControlError(
        .malformed, subject: place, reason: "\(place) is no condition: \(mistake.reason)",
        suggestion: mistake.suggestion)
    }
  }
}
