import TipEngine
import TipModel

/// The help that is on screen when a test fails, and why other help is not.
package struct HelpEvidence: Hashable, Sendable {
  /// The name of the file with the explanations.
  package static let fileName = "tips.txt"
  /// The number of hidden tips, tooltips and alerts that are named.
  private static let limit = 3

  /// The help on screen, each with its place.
  var onScreen: [String] = []
  /// The help on the last screen that was released, if nothing is on screen any more.
  var released: [String] = []
  /// The help that is not on screen, each with the reason.
  var hidden: [String] = []
  /// Explanations and timelines, as paragraphs.
  var details: [String] = []

  /// The help on screen and the other help, a line each.
  package var lines: [String] {
    var lines = [onScreenLine]
    if !hidden.isEmpty {
      var named = Array(hidden.prefix(Self.limit))
      if hidden.count > Self.limit { named.append("and \(hidden.count - Self.limit) more") }
      lines.append("Not on screen: \(named.joined(separator: "; ")).")
    }
    return lines
  }

  private var onScreenLine: String {
    guard onScreen.isEmpty else { return "On screen: \(onScreen.joined(separator: ", "))." }
    if released.isEmpty { return "On screen: nothing." }
    return "On screen: nothing. The screen that was released showed "
      + "\(released.joined(separator: ", "))."
  }

  /// The lines of a failure, of which the last one names the file with the explanations.
  package func words(isAttached: Bool) -> String {
    var lines = lines
    if isAttached { lines.append("The explanations are attached as \(Self.fileName).") }
    return lines.joined(separator: "\n")
  }

  /// The text of the file: all help that is not on screen, and each explanation.
  package var text: String {
    var lines = [onScreenLine]
    if !hidden.isEmpty { lines.append("Not on screen:") }
    lines += hidden.map { "  \($0)" }
    return ([lines.joined(separator: "\n")] + details).map { "\($0)\n" }.joined(separator: "\n")
  }
}

// MARK: - Tips

extension HelpEvidence {
  /// Adds the tips that are not displayed, first the tips of screens, and all explanations.
  mutating func addTips(
    in situation: Situation, displayed: Set<String>,
    onScreens places: [(tip: String, reason: ScreenReason)] = [],
    after updates: [Tips.DisplayUpdate] = []
  ) {
    let explanations = situation.facts.tips.mapValues { Explanation(of: $0, in: situation) }
    var named = displayed
    for (tip, reason) in places where named.insert(tip).inserted {
      var words = reason.rawValue
      if reason != .isNotVisible, let obstacle = explanations[tip]?.obstacle { words = obstacle }
      hidden.append("\(tip): \(words)")
    }
    for (tip, explanation) in explanations.sorted(by: { $0.key < $1.key }) {
      details.append(explanation.text)
      guard named.insert(tip).inserted else { continue }
      hidden.append("\(tip): \(explanation.obstacle ?? updates.obstacle(of: tip))")
    }
  }
}

extension [Tips.DisplayUpdate] {
  /// Returns why a tip that may show is not displayed, after these updates.
  func obstacle(of tip: String) -> String {
    for update in reversed() where update.tipID == tip {
      guard case .displayEnded(let end) = update.kind else { continue }
      return "it may show, and its display ended: \(end)"
    }
    return "it may show, but no display has begun"
  }
}

// MARK: - Tooltips and alerts

extension ToolTipAnswer {
  var words: String { "tooltip \"\(text.printable)\" (\(toolTip.id))" }
}

extension TipAlert {
  var words: String { "alert \"\(title.printable)\"" + (id == title ? "" : " (\(id))") }
}
