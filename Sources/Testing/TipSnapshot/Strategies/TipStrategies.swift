public import TipModel
import TipPictures

extension SnapshotStrategy<Explanation> {
  /// Why a tip shows or not, gate by gate, in the format of `tipctl explain`.
  public static var explanation: SnapshotStrategy { SnapshotStrategy { $0.text } }
}

extension SnapshotStrategy<[Explanation]> {
  /// A table of tips: the status of each, the deciding gate, and the value that it found.
  ///
  /// A rule is shown by its text and the values that it reads. A tip that passed all gates has no
  /// deciding gate.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy { explanations in
      let rows = explanations.map { explanation in
        let decision = explanation.verdict.decision
        return [
          explanation.tip.id, explanation.verdict.status.description, decision.gate,
          decision.found,
        ].map(\.printable)
      }
      return ColumnLayout([["tip", "status", "decided by", "found"]] + rows).text()
    }
  }
}

extension SnapshotStrategy<TipTimeline> {
  /// The tips that show on each day, as text that parses back to the same timeline.
  public static var timeline: SnapshotStrategy { SnapshotStrategy { $0.description } }
}

extension SnapshotStrategy<HelpTimeline> {
  /// The help that appeared and left, and the gestures of a pointer, with times.
  public static var timeline: SnapshotStrategy { SnapshotStrategy { $0.description } }
}

extension SnapshotStrategy<ToolTipExplanation> {
  /// Why a tooltip shows or not, gate by gate, in the format of `tipctl explain`.
  public static var explanation: SnapshotStrategy { SnapshotStrategy { $0.text } }
}

extension SnapshotStrategy<Facts> {
  /// A line for each entry of the history and each donation, oldest first, as in `tipctl history`.
  package static var history: SnapshotStrategy {
    SnapshotStrategy { table(HistoryLine.lines(of: $0)) }
  }

  /// The state document: JSON that `tipctl import` reads.
  package static var state: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { StateDocument($0).innerText }
  }
}

private func table(_ lines: [HistoryLine]) -> String {
  ColumnLayout([HistoryLine.columns] + lines.map(\.cells)).text()
}

extension SnapshotStrategy<TipDefinition> {
  /// A line for each part of a tip: its texts, its buttons, its limits and its rules.
  ///
  /// Missing parts are left out.
  public static var definition: SnapshotStrategy { SnapshotStrategy { $0.lines } }
}

extension TipDefinition {
  fileprivate var lines: String {
    let actions = actions.map { action in
      ("action", action.id.isEmpty ? action.title : "\(action.id): \(action.title)")
    }
    let parts: [(String, String?)] =
      [
        ("id", id), ("type", type), ("title", title), ("message", message), ("image", image),
      ] + actions + options.parts + rules.map { ("rule", $0.description) }
    let rows = parts.compactMap { name, text in text.map { [name, $0.printable] } }
    return ColumnLayout(rows).text()
  }
}

extension TipOptions {
  fileprivate var parts: [(String, String?)] {
    [
      ("frequency", ignoresDisplayFrequency ? "ignored" : nil),
      ("displays", maxDisplayCount.map { "at most \($0)" }),
      (
        "on screen",
        maxDisplayDuration.map { seconds in
          let milliseconds = Timestamp.milliseconds(inSeconds: seconds)
          return "at most \(DurationText.words(milliseconds: milliseconds))"
        }
      ),
    ]
  }
}
