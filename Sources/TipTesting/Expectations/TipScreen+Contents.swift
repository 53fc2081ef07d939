import TipEngine

extension TipScreen {
  /// Whether a tip shows.
  func shows(_ tip: any Tip) -> Bool { visibleIDs.contains(tip.id) }

  /// What shows, as a sentence.
  var contents: String {
    guard isOnScreen else { return "The screen is not up; appear() brings it up." }
    guard !visibleTips.isEmpty else { return "Nothing is on it." }
    return "On it: \(visibleIDs.map { "\"\($0)\"" }.joined(separator: ", "))."
  }
}
