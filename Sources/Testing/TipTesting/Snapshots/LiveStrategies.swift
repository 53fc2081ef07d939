public import TipEngine
import TipModel
public import TipSnapshot

extension SnapshotStrategy<any Tip> {
  /// Why a tip shows or not in the running test, gate by gate.
  public static var explanation: SnapshotStrategy {
    SnapshotStrategy<Explanation>.explanation.pullback { Tips.explanation(of: $0) }
  }
}

extension SnapshotStrategy<[any Tip]> {
  /// A table of the tips' statuses in the running test.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy<[Explanation]>.statusTable.pullback { tips in
      tips.map { Tips.explanation(of: $0) }
    }
  }
}

extension SnapshotStrategy<TipsCenter> {
  /// A table of the statuses of all registered tips; `all:` of `.tips` registers an app's.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy<[Explanation]>.statusTable.pullback { $0.explanations }
  }

  /// The center's history, including donations, oldest first.
  public static var history: SnapshotStrategy {
    SnapshotStrategy<Facts>.history.pullback { $0.facts }
  }

  /// The center's state document.
  public static var state: SnapshotStrategy {
    SnapshotStrategy<Facts>.state.pullback { $0.facts }
  }
}
