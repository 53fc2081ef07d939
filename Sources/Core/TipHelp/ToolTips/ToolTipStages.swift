import Synchronization
package import TipEngine
import TipFoundation
package import TipModel

/// The tooltips of all screens of a center, so that a failed test can say which one shows.
package final class ToolTipStages: CenterAttachment {
  private let list = Mutex(WeakList<ToolTipStage>())

  package init(center: TipsCenter) {}

  /// Whether the center has ever had a screen with tooltips.
  package var isUsed: Bool { list.withLock(\.isUsed) }

  /// The tooltips of each screen that still exists.
  package var all: [ToolTipStage] { list.withLock(\.objects) }

  func add(_ stage: ToolTipStage) { list.withLock { $0.append(stage) } }

  package func changed(_ effects: Effects) -> StatusObservation.Deferred? { nil }

  package func finish() {}
}
