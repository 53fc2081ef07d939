import TipSnapshot

extension Benchmark {
  /// How fast two long texts with few differences are compared.
  static let difference = Benchmark(
    work: "difference, 5,000 lines, 2 changes", baseline: "UTF-8 split and CollectionDifference",
    aim: .factor(0.3), isQuick: true
  ) { _ in
    let lines = (0..<5000).map { "A line about backyard \($0), its birds and its feeder." }
    var changed = lines
    changed[1200] = "A changed line."
    changed[3700] = "Another changed line."
    let old = lines.joined(separator: "\n")
    let new = changed.joined(separator: "\n")
    try check(SnapshotDiff(from: old, to: new).removed == 2, "there are two changes")
    return await Rounds().alternate {
      CostClock.perCall { keep(SnapshotDiff(from: old, to: new)) }
    } baseline: {
      CostClock.perCall { keep(Self.byHand(old, new)) }
    }
  }

  private static func byHand(
    _ old: String, _ new: String
  ) -> CollectionDifference<String> {
    func lines(_ text: String) -> [String] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
    }
    return lines(new).difference(from: lines(old))
  }
}
