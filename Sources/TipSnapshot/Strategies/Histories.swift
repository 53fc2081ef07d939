public import TipModel

extension SnapshotStrategy<[HistoryEntry]> {
  /// A line for each entry: the date in UTC, who did what to which thing, and what was forced.
  public static var history: SnapshotStrategy {
    SnapshotStrategy { table($0.map { HistoryLine($0) }) }
  }
}

extension SnapshotStrategy<Facts> {
  /// A line for each entry of the history and each donation, oldest first, as `tipctl history`.
  public static var history: SnapshotStrategy {
    SnapshotStrategy { table(HistoryLine.lines(of: $0)) }
  }

  /// The state document: JSON that `tipctl import` reads.
  public static var state: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { StateDocument.text(of: $0) }
  }
}

private func table(_ lines: [HistoryLine]) -> String {
  ColumnLayout([HistoryLine.columns] + lines.map(\.cells)).text()
}
