import TipEngine
import TipGuidance
public import TipModel
import TipTesting

/// Expects that a release build does not force tips or reset the datastore in its code.
///
/// A debug build may: its receipt passes.
///
/// - Parameters:
///   - receipt: The receipt that the app wrote.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectNoTestingCalls(
  in receipt: Receipt, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let content = GuidanceContent(setup: GuidanceSetup(testingCalls: receipt.testingCalls))
  Expectation.guidance(TipGuidance.check(content).findings)
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that donations are small, and that events with many of them have a donation limit.
///
/// A failure lists the bytes of each event.
///
/// - Parameters:
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectSmallDonations(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let events = Tips.center.facts.events.sorted { $0.key < $1.key }
  Expectation.smallDonations(events.map { GuidanceDonations(event: $0.key, $0.value) })
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
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
