import TipEngine
import TipGuidance
public import TipModel
public import TipTesting

/// Expects that a release build does not force tips or reset the datastore in its code.
///
/// The receipt of a debug build passes, because such calls belong there.
///
/// - Parameters:
///   - receipt: The receipt that the app wrote.
///   - position: The caller's position, where a failure is reported.
public func expectNoTestingCalls(in receipt: Receipt, at position: SourcePosition = #position) {
  Expectation.guidance(TipGuidance.check(GuidanceContent(receipt)).findings).report(at: position)
}

/// Expects that donations are small, and that events with many of them have a donation limit.
///
/// A failure lists the bytes of each event.
///
/// - Parameter position: The caller's position, where a failure is reported.
public func expectSmallDonations(at position: SourcePosition = #position) {
  Expectation.check(at: position) { .smallDonations(Tips.center.facts.donationSizes) }
}

extension Expectation {
  /// Expects that the donations of no event are a finding.
  ///
  /// A failure also lists the sizes of all events, so that the largest one is visible.
  fileprivate static func smallDonations(_ donations: [GuidanceDonations]) -> Expectation {
    let content = GuidanceContent(setup: GuidanceSetup(donations: donations))
    guard let failure = guidance(TipGuidance.check(content).findings).failure else {
      return Expectation(failure: nil)
    }
    let sizes = donations.map { event in
      let bytes = Plural.count(event.bytes, "byte")
      let count = Plural.count(event.count, "donation")
      return "  \(event.event): \(bytes) in \(count)"
    }
    return Expectation(failure: ([failure] + sizes).joined(separator: "\n"))
  }
}
