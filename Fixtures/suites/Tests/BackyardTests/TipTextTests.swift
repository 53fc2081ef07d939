import SwiftUI
import Testing
import TipKit

@testable import Backyard

@Suite("The texts of the tips")
struct TipTextTests {
  @Test func feederHasItsTexts() {
    #expect(FeederTip().title == Text("Hang Up a Feeder"))
    #expect(FeederTip().message != nil)
    #expect(WelcomeTip().message == nil)
  }

  @Test func feederHasTwoRules() {
    #expect(FeederTip().rules.count == 2)
    #expect(FeederTip.didSpotBird.id == "didSpotBird")
    #expect(WelcomeTip().options.count == 1)
  }

  @Test func nobodyHasABackyardAtFirst() {
    #expect(FeederTip().status != .invalidated(.tipClosed))
    #expect(FeederTip().id == "FeederTip")
  }
}
