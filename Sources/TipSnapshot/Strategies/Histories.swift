import TipFoundation
package import TipModel

extension SnapshotStrategy<[HistoryEntry]> {
  /// A line for each entry: the date in UTC, who did what to which thing, and what was forced.
  package static var history: SnapshotStrategy<[HistoryEntry]> {
    SnapshotStrategy { table($0.map { HistoryLine($0) }) }
  }
}

extension SnapshotStrategy<Facts> {
  /// A line for each entry of the history and each donation, oldest first, as `tipctl history`.
  package static var history: SnapshotStrategy<Facts> {
    SnapshotStrategy { table(HistoryLine.lines(of: $0)) }
  }

  /// The state document: JSON that `tipctl import` reads.
  package static var state: SnapshotStrategy<Facts> {
    SnapshotStrategy(fileExtension: "json") { StateDocument.text(of: $0) }
  }
}

private func table(_ lines: [HistoryLine]) -> String {
  ColumnLayout([HistoryLine.columns] + lines.map(\.cells)).text()
}
