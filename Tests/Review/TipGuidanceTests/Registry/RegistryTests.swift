import Foundation
import Testing
import TipGuidance

@Suite("The registry of checks")
struct RegistryTests {
  @Test(
    "G1: the good example of a check passes all checks, and the bad one has this finding alone",
    arguments: GuidanceRegistry.checks.map(\.id))
  func g1(id: String) throws {
    let check = try #require(GuidanceRegistry.check(id))
    #expect(TipGuidance.check(check.good).findings == [])
    let findings = TipGuidance.check(check.bad).findings
    #expect(Set(findings.map(\.id)) == [id], "\(findings.map(\.description))")
  }

  @Test("G1: ids are unique, and in the order of the guidelines")
  func order() {
    let ids = GuidanceRegistry.checks.map(\.id)
    #expect(Set(ids).count == ids.count)
    let kinds = ids.map { String($0.prefix(1)) }
    #expect(
      kinds == kinds.sorted { "TCMLG".firstIndex(of: $0) < "TCMLG".firstIndex(of: $1) })
  }

  @Test("A heuristic is a warning, reads English, and says that it is a heuristic")
  func heuristics() {
    for check in GuidanceRegistry.checks where check.isHeuristic {
      #expect(check.severity == .warning && check.isEnglish, "\(check.id)")
      let findings = TipGuidance.check(check.bad).findings
      #expect(findings.filter { !$0.isHeuristic } == [], "\(check.id)")
    }
  }

  @Test(
    "A finding has a reason and a next step, as sentences",
    arguments: GuidanceRegistry.checks.map(\.id))
  func sentences(id: String) throws {
    let check = try #require(GuidanceRegistry.check(id))
    #expect(check.guideline.hasSuffix("."), "\(check.guideline)")
    for finding in TipGuidance.check(check.bad).findings {
      for sentence in [finding.message, finding.suggestion] {
        let last = try #require(sentence.last)
        #expect(".?".contains(last), "\(sentence)")
        #expect(sentence.first?.isLowercase == false, "\(sentence)")
      }
    }
  }
}

extension String {
  fileprivate func firstIndex(of word: String) -> Int {
    guard let first = word.first, let index = firstIndex(of: first) else { return count }
    return distance(from: startIndex, to: index)
  }
}
