import TipEngine
import TipGuidance
public import TipModel
public import TipTesting

/// Expects that a release build does not force tips or reset the datastore in its code.
///
/// A debug build may: its receipt passes.
///
/// - Parameters:
///   - receipt: The receipt that the app wrote.
///   - position: The caller's position, where a failure is reported.
public func expectNoTestingCalls(in receipt: Receipt, at position: SourcePosition = #position) {
  let content = GuidanceContent(setup: GuidanceSetup(testingCalls: receipt.testingCalls))
  Expectation.guidance(TipGuidance.check(content).findings).report(at: position)
}

/// Expects that donations are small, and that events with many of them have a donation limit.
///
/// A failure lists the bytes of each event.
///
/// - Parameter position: The caller's position, where a failure is reported.
public func expectSmallDonations(at position: SourcePosition = #position) {
  guard CenterCheck.passes(at: position) else { return }
  let events = Tips.center.facts.events.sorted { $0.key < $1.key }
  Expectation.smallDonations(events.map { GuidanceDonations(event: $0.key, $0.value) })
    .report(at: position)
}

extension Expectation {
  static func smallDonations(_ donations: [GuidanceDonations]) -> Expectation {
    let content = GuidanceContent(setup: GuidanceSetup(donations: donations))
    guard let failure = guidance(TipGuidance.check(content).findings).failure else {
      return Expectation(failure: nil)
    }
    let sizes = donations.map { donations in
      "  \(donations.event): \(Plural.count(donations.bytes, "byte")) in "
        + Plural.count(donations.count, "donation")
    }
    return Expectation(failure: ([failure] + sizes).joined(separator: "\n"))
  }
}
