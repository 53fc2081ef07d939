import TestSupport
import Testing
import TipModel
@testable import TipSimulation

@Suite("The file of a test that starts from a state")
struct TestFileTests {
  /// A test of six tips, one for each kind of status, and one whose type has a small letter.
  private func reproduction(_ frequency: DisplayFrequency = .immediate) throws -> Reproduction {
    let tips = [
      TipDefinition(id: "FeedBirdsTip"),
      TipDefinition(id: "FavoriteBackyardTip", rules: [.literal(.bool(false))]),
      TipDefinition(id: "ShareBackyardTip"), TipDefinition(id: "SeasonalVisitorTip"),
      TipDefinition(id: "FilterSpeciesTip"),
      TipDefinition(id: "the \"tour\"", type: "birdTour"),
    ]
    var facts = Facts()
    facts.displayFrequency = frequency
    for tip in tips { facts.tips[tip.id] = tip }
    let sentences = [
      "ShareBackyardTip pending", "SeasonalVisitorTip invalidated",
      "FilterSpeciesTip invalidated(tipClosed)",
    ]
    return Reproduction(
      of: tips, in: Situation(facts, now: noon),
      expecting: try sentences.map { try StatusExpectation($0) })
  }

  @Test("is one of Swift Testing with a line for each tip")
  func testing() throws {
    let file = TestFile(
      of: try reproduction(), for: .testing, importing: nil, name: "some/backyard.swift")
    #expect(
      file.text == #"""
        import Testing
        import TipTesting

        // Import the module with the tips here.

        // The state at 2026-11-21T12:00:00.000Z, reduced to what decides.
        @Suite(.tips(at: "2026-11-21T12:00:00.000Z"))
        struct BackyardTests {
          @Test func state() throws {
            expectStatus(FeedBirdsTip(), .available)
            expectHidden(FavoriteBackyardTip(), because: .rule)
            expectStatus(ShareBackyardTip(), .pending)
            expectInvalidated(SeasonalVisitorTip())
            expectInvalidated(FilterSpeciesTip(), reason: .tipClosed)
            // Its id is "the \"tour\"": write the arguments with which the tip has this id.
            expectStatus(`birdTour`(), .available)
          }
        }

        """#)
  }

  @Test("is one of XCTest that loads the state first")
  func xctest() throws {
    let file = TestFile(
      of: try reproduction(.daily), for: .xctest, importing: "Backyard", name: "backyard-birds")
    #expect(
      file.text == ##"""
        import TipTesting
        import XCTest

        @testable import Backyard

        // The state at 2026-11-21T12:00:00.000Z, reduced to what decides.
        final class BackyardbirdsTests: TipTestCase {
          override var options: TipTestOptions { TipTestOptions(at: "2026-11-21T12:00:00.000Z") }

          func testState() throws {
            try center.load(
              TipFixture(json: #"""
                {
                  "displayFrequency" : "daily",
                  "schema" : 1
                }
                """#))
            expectStatus(FeedBirdsTip(), .available)
            expectHidden(FavoriteBackyardTip(), because: .rule)
            expectStatus(ShareBackyardTip(), .pending)
            expectInvalidated(SeasonalVisitorTip())
            expectInvalidated(FilterSpeciesTip(), reason: .tipClosed)
            // Its id is "the \"tour\"": write the arguments with which the tip has this id.
            expectStatus(`birdTour`(), .available)
          }
        }

        """##)
  }
}
