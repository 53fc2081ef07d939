import Foundation
import Testing
import TipEngine
import TipModel

@Suite("#Rule")
struct RuleMacroTests {
  @Test("becomes a tree in every form that tips use")
  func trees() {
    let rules: [(Tips.Rule, String)] = [
      (#Rule(Aviary.$isSignedIn) { $0 == true }, #"parameter("Aviary.isSignedIn") == true"#),
      (#Rule(Aviary.$isSignedIn) { $0 == false }, #"parameter("Aviary.isSignedIn") == false"#),
      (#Rule(Aviary.$isSignedIn) { $0 }, #"parameter("Aviary.isSignedIn")"#),
      (#Rule(Aviary.$isSignedIn) { !$0 }, #"!parameter("Aviary.isSignedIn")"#),
      (#Rule(Aviary.$isSignedIn, { $0 }), #"parameter("Aviary.isSignedIn")"#),
      (
        #Rule(Aviary.$isSignedIn) { isSignedIn in isSignedIn == true },
        #"parameter("Aviary.isSignedIn") == true"#
      ),
      (
        #Rule(Aviary.$visits) { $0 > 0 && $0 < 5 },
        #"parameter("Aviary.visits") > 0 && parameter("Aviary.visits") < 5"#
      ),
      (
        #Rule(Aviary.$plants) { $0.plants.count >= 3 },
        #"parameter("Aviary.plants").plants.count >= 3"#
      ),
      (
        #Rule(Aviary.$plants) { $0.plants.contains("Rose") },
        #"parameter("Aviary.plants").plants.contains("Rose")"#
      ),
      (#Rule(Aviary.$nickname) { $0 == nil }, #"parameter("Aviary.nickname") == nil"#),
      (AviaryTip.bare, #"parameter("AviaryTip.isNew")"#),
      (AviaryTip(id: "a").literals[1], #"parameter("Aviary.seen")["a"] == true"#),
      (
        #Rule(Aviary.didView) {
          // Three in a week
          $0.donations
            .donatedWithin(.week)
            .count >= 3
        }, #"event("didViewAviary").donations.donatedWithin(.weeks(1)).count >= 3"#
      ),
      (
        #Rule(Aviary.didView) { !$0.donations.isEmpty },
        #"!event("didViewAviary").donations.isEmpty"#
      ),
      (
        #Rule(Aviary.didFeed) {
          $0.donations.donatedWithin(.days(5)).filter({ $0.bird == "tit" }).count > 4
        },
        #"event("didFeedAviary").donations.donatedWithin(.days(5)).filter(bird == "tit").count > 4"#
      ),
      (
        #Rule(Aviary.didFeed) {
          $0.donations.filter { $0.bird == "tit" }.filter { $0.grams > 3 }.count > 4
        },
        #"event("didFeedAviary").donations.filter(bird == "tit").filter(grams > 3).count > 4"#
      ),
      (
        #Rule(Aviary.didFeed) { $0.donations.smallestSubset(groupedBy: \.bird).count > 1 },
        #"event("didFeedAviary").donations.smallestSubset(groupedBy: bird).count > 1"#
      ),
      (
        #Rule(Aviary.didFeed) { $0.donations.largestSubset(groupedBy: \.bird).count > 1 },
        #"event("didFeedAviary").donations.largestSubset(groupedBy: bird).count > 1"#
      ),
      (
        #Rule(Aviary.didView, Aviary.$visits) { $0.donations.count > $1 },
        #"event("didViewAviary").donations.count > parameter("Aviary.visits")"#
      ),
      (
        #Rule(Aviary.$isSignedIn, Aviary.didView) { isSignedIn, didView in
          isSignedIn && didView.donations.count > 1
        },
        #"parameter("Aviary.isSignedIn") && event("didViewAviary").donations.count > 1"#
      ),
    ]
    for (rule, text) in rules { #expect(rule.description == text) }
  }

  @Test("runs natively and keeps its source text if no tree can express it")
  func opaque() throws {
    let rules = [
      #Rule(Aviary.didFeed) { event in
        // Generous "feedings"
        event.donations.filter { $0.isGenerous }.count > 1
      },
      #Rule(Aviary.$visits, Aviary.isMany),
    ]
    let sources = rules.map { rule in
      if case .opaque(let opaque) = rule.expression { opaque.source } else { "a tree" }
    }
    #expect(
      sources == [
        "event in\n// Generous \"feedings\"\nevent.donations.filter { $0.isGenerous }.count > 1",
        "Aviary.isMany",
      ])
  }

  @Test("decides whether a tip shows")
  func decides() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let tip = AviaryTip(id: "aviary")
      #expect(tip.shouldDisplay)
      AviaryTip.isNew = false
      #expect(!tip.shouldDisplay)
      AviaryTip.isNew.toggle()
      #expect(tip.shouldDisplay)
      AviaryTip.opened.sendDonation()
      #expect(!tip.shouldDisplay)
      #expect(tip.rules.count == 2)
      #expect(AviaryTip(id: "").rules.count == 3)
    }
  }
}
