import TipModel

extension SnapshotStrategy<TipTimeline> {
  /// Which tips show on which day; the text reads back as a timeline.
  public static var timeline: SnapshotStrategy { SnapshotStrategy { $0.description } }
}
