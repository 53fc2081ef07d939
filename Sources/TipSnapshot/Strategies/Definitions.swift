public import TipModel
import TipFoundation

extension SnapshotStrategy<TipDefinition> {
  /// What a tip is, a line for each part: its words, its buttons, its limits and its rules.
  ///
  /// Parts that a tip does not have are left out.
  public static var definition: SnapshotStrategy { SnapshotStrategy { $0.lines } }
}

extension TipDefinition {
  fileprivate var lines: String {
    let actions = actions.map { ("action", $0.id.isEmpty ? $0.title : "\($0.id): \($0.title)") }
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
