public import TipEngine
public import TipModel
public import TipSnapshot

extension SnapshotStrategy<TipScreen> {
  /// A line for each element that VoiceOver reads: label, value, traits, hint and custom actions.
  public static var spoken: SnapshotStrategy { SnapshotStrategy { try $0.ofTest.spoken.text } }
}

extension SnapshotStrategy<any Tip> {
  /// A line for each element of the tip that VoiceOver reads.
  public static var spoken: SnapshotStrategy { SnapshotStrategy { $0.spoken.text } }
}

extension SnapshotStrategy<TipAlert> {
  /// Returns a strategy with a line for each element of an alert that VoiceOver reads.
  ///
  /// - Parameter platform: The system on which the app runs.
  /// - Returns: The strategy.
  public static func spoken(on platform: TipPlatform) -> SnapshotStrategy {
    SnapshotStrategy { $0.spoken(on: platform).text }
  }
}
