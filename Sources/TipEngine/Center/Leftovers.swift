import Synchronization
import TipModel

/// What a center still holds when whoever used it is done.
package struct Leftovers: Hashable, Sendable {
  /// The ids of tips whose displays have not ended.
  package let openDisplays: [String]
  /// The ids of tips whose status streams are still read.
  package let unfinishedStreams: [String]
  /// What could not be stored, in sentences.
  package let problems: [String]
}

extension TipsCenter {
  /// Returns what is still open, and what went wrong in calls that cannot throw.
  package var leftovers: Leftovers {
    state.withLock { state in
      Leftovers(
        openDisplays: state.openDisplays.values.sorted(),
        unfinishedStreams: state.observations.values.filter(\.isStream).flatMap(\.tips)
          .map(\.id).sorted(),
        problems: state.problems)
    }
  }
}
