public import TipModel
import TipFoundation

extension SnapshotStrategy<Explanation> {
  /// Why a tip shows or does not, gate by gate, as `tipctl explain` says it.
  public static var explanation: SnapshotStrategy { SnapshotStrategy { $0.text } }
}

extension SnapshotStrategy<[Explanation]> {
  /// A table of tips: each one's status, the gate that decided, and what it found.
  ///
  /// A rule is told by its text and the values of what it reads. A tip that passed all gates is
  /// decided by none.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy { explanations in
      let rows = explanations.map { explanation in
        let decision = explanation.decision
        return [
          explanation.tip.id, explanation.verdict.status.description, decision.gate,
          decision.found,
        ].map(\.printable)
      }
      return ColumnLayout([["tip", "status", "decided by", "found"]] + rows).text()
    }
  }
}
