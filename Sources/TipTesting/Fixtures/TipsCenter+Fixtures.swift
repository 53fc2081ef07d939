public import TipEngine
import TipModel
package import TipFoundation

extension TipsCenter {
  /// Replaces everything the datastore holds by a fixture, as `tipctl import` does.
  ///
  /// A clock in the fixture comes before the center's own, and when it is frozen it stands still
  /// however far a test's clock is moved: load ``TipFixture/withoutClock`` to go on from there.
  ///
  /// - Parameter fixture: The state to begin with.
  /// - Throws: `TipControlError`: `missing` when the center is not configured; otherwise when the
  ///   datastore cannot be written.
  public func load(_ fixture: TipFixture) throws(TipControlError) {
    try load(fixture.document)
  }
}
