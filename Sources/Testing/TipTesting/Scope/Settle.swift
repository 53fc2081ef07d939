import TipEngine

/// Lets changes reach the statuses of tips, as a suspension does in a test that settles as on a
/// device.
///
/// ```swift
/// @Test(.tips(settling: .asOnDevice)) func countsVisits() {
///   FeederTip.visits += 1
///   expectHidden(FeederTip())
///   settle()
///   expectStatus(FeederTip(), .available)
/// }
/// ```
///
/// It is for synchronous tests, and for code off the main actor in an XCTest case: elsewhere an
/// `await` that suspends does the same. Without that option there is nothing to settle.
///
/// - Parameter position: The caller's position, where a failure is reported.
public func settle(at position: SourcePosition = #position) {
  guard CenterCheck.passes(at: position) else { return }
  Tips.center.settle()
}
