package import TipFoundation
package import TipModel

/// The status that a test expects of a tip, written as "FavoriteBackyardTip available".
package struct StatusExpectation: Hashable, Sendable {
  /// A status, where any gate or reason is accepted unless one is named.
  package enum Status: Hashable, Sendable {
    case available
    case pending(Gate?)
    case invalidated(Tips.InvalidationReason?)
  }

  /// The tip's id.
  package let tip: String
  package let status: Status

  /// The accepted words for a status.
  package static let accepted = kinds + reasons.map(\.word)

  private static let kinds = ["available", "pending", "invalidated"]
  private static let reasons = Tips.InvalidationReason.allCases.map { reason in
    (word: Tips.Status.invalidated(reason).description, reason: reason)
  }

  /// Expects the status of a verdict, with its gate or its reason.
  init(tip: String, _ verdict: Verdict) {
    self.tip = tip
    status =
      switch verdict.status {
      case .available: .available
      case .pending: .pending(verdict.decidedBy)
      case .invalidated(let reason): .invalidated(reason)
      }
  }

  /// Reads a sentence.
  ///
  /// - Throws: `TipControlError` (`malformed`) with the position of the word that is wrong.
  package init(_ text: String) throws(TipControlError) {
    let words = text.split(separator: " ")
    func malformed(at index: String.Index, _ reason: String) -> TipControlError {
      let column = text.distance(from: text.startIndex, to: index) + 1
      return .unreadable(
        text, in: "--expect", kind: "expectation", because: "\(reason) at column \(column)",
        write: "a tip and a status: \(Self.kinds.joined(separator: ", "))")
    }
    guard words.count > 1 else { throw malformed(at: text.endIndex, "a status is missing") }
    guard words.count == 2 else { throw malformed(at: words[2].startIndex, "the end is missing") }
    tip = String(words[0])
    switch words[1] {
    case "available": status = .available
    case "pending": status = .pending(nil)
    case "invalidated": status = .invalidated(nil)
    case let word:
      guard let named = Self.reasons.first(where: { $0.word == word }) else {
        throw malformed(at: word.startIndex, "\"\(word)\" is not a status")
      }
      status = .invalidated(named.reason)
    }
  }
}
