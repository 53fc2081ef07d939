import TipGuidance
import TipModel

/// Finds calls for testing in a release build, and donations that are too large (T21, T22).
///
/// The other guidelines are about texts and design, and belong to `tipctl lint`.
enum GuidanceDoctorCheck {
  static func findings(_ situation: Situation) -> [Finding] {
    var setup = GuidanceSetup(situation.facts, at: situation.now)
    setup.eligibleAtFirst = []
    return TipGuidance.check(GuidanceContent(setup: setup)).findings.map { finding in
      let name = finding.item.split(separator: ":", maxSplits: 1).last.map(String.init)
      return Finding(
        finding, subject: name ?? finding.item,
        advice: "\(finding.suggestion) See \"tipctl lint --explain \(finding.id)\".")
    }
  }
}
