public import TipEngine
import TipModel
public import TipSnapshot

extension SnapshotStrategy<any Tip> {
  /// Why a tip shows or not in the running test, gate by gate.
  public static var explanation: SnapshotStrategy {
    SnapshotStrategy<Explanation>.explanation.pullback { tip in
      try CenterCheck.require("The strategy explanation")
      return Tips.explanation(of: tip)
    }
  }
}

extension SnapshotStrategy<[any Tip]> {
  /// A table of the tips' statuses in the running test.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy<[Explanation]>.statusTable.pullback { tips in
      try CenterCheck.require("The strategy statusTable")
      return tips.map { Tips.explanation(of: $0) }
    }
  }
}

extension SnapshotStrategy<TipsCenter> {
  /// A table of the statuses of all registered tips.
  ///
  /// `all:` of `.tips` registers an app's tips.
  public static var statusTable: SnapshotStrategy {
    SnapshotStrategy<[Explanation]>.statusTable.pullback { try $0.ofTest.explanations }
  }

  /// The center's history, including donations, oldest first.
  public static var history: SnapshotStrategy {
    SnapshotStrategy<Facts>.history.pullback { try $0.ofTest.facts }
  }

  /// The center's state document.
  public static var state: SnapshotStrategy {
    SnapshotStrategy<Facts>.state.pullback { try $0.ofTest.facts }
  }
}

extension TipsCenter {
  /// The center, if it is one of a test.
  ///
  /// A snapshot of the process's center would depend on other tests.
  fileprivate var ofTest: TipsCenter {
    get throws {
      try CenterCheck.require("A strategy of TipsCenter", on: self)
      return self
    }
  }
}
