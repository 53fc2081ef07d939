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

  @Test("becomes a tree for the time, choices, and values that may be nil (D35)")
  func syntax() throws {
    let rules: [(Tips.Rule, String)] = [
      (#Rule(Aviary.$since) { $0 < Date.now }, "S < now"),
      (#Rule(Aviary.$since) { $0 < .now }, "S < now"),
      (#Rule(Aviary.$since) { $0 < Date() }, "S < now"),
      (#Rule(Aviary.$feeding) { $0 == .now }, #"parameter("Aviary.feeding") == "now""#),
      (#Rule(Aviary.$since) { Date.now > $0 }, "now > S"),
      (#Rule(Aviary.$since) { $0 < Date.now.addingTimeInterval(-60) }, "S < now - 60.0"),
      (#Rule(Aviary.$since) { $0 < Date(timeIntervalSinceNow: -60) }, "S < now - 60.0"),
      (#Rule(Aviary.$since) { $0 < Date.now - 60 * 60 }, "S < now - 3600.0"),
      (#Rule(Aviary.$since) { $0.addingTimeInterval(60) < .now }, "S + 60.0 < now"),
      (#Rule(Aviary.$since) { $0.timeIntervalSinceNow < -60 }, "S - now < -60.0"),
      (#Rule(Aviary.$since) { Date().timeIntervalSince($0) > 60 }, "now - S > 60.0"),
      (#Rule(Aviary.$since) { $0.distance(to: .now) > 60 }, "now - S > 60.0"),
      (
        #Rule(Aviary.didFeed) { $0.donations.filter { $0.date > Date.now - 60 }.count > 1 },
        #"event("didFeedAviary").donations.filter(date > now - 60.0).count > 1"#
      ),
      (#Rule(Aviary.$isSignedIn, Aviary.$visits) { $0 ? $1 > 2 : true }, "I ? V > 2 : true"),
      (#Rule(Aviary.$isSignedIn, Aviary.$visits) { ($0 ? 1 : 2) < $1 }, "(I ? 1 : 2) < V"),
      (#Rule(Aviary.$nickname) { $0! == "Tit" }, #"N! == "Tit""#),
      (#Rule(Aviary.$nickname) { $0?.isEmpty ?? true }, "N?.isEmpty ?? true"),
      (#Rule(Aviary.$nickname) { $0?.count == 3 }, "N?.count == 3"),
      (#Rule(Aviary.$nickname) { ($0?.count ?? 0) > 3 }, "N?.count ?? 0 > 3"),
      (#Rule(Aviary.$nickname) { $0.flatMap { $0.count } == 3 }, "N?.count == 3"),
      (
        #Rule(Aviary.$nickname) { if let name = $0 { name == "Tit" } else { false } },
        #"N != nil ? N == "Tit" : false"#
      ),
      (
        #Rule(Aviary.$nickname) { name in
          if let name { return name.hasPrefix("T") } else { return true }
        }, #"N != nil ? N.hasPrefix("T") : true"#
      ),
      (
        #Rule(Aviary.$visits) { if $0 > 9 { true } else if $0 > 3 { false } else { true } },
        "V > 9 ? true : V > 3 ? false : true"
      ),
      (#Rule(Aviary.$seen) { $0["a", default: true] }, #"parameter("Aviary.seen")["a"] ?? true"#),
      (
        #Rule(Aviary.$plants) { $0.plants.contains(where: { $0.hasPrefix("R") }) },
        #"parameter("Aviary.plants").plants.contains(where: $0.hasPrefix("R"))"#
      ),
      (
        #Rule(Aviary.$plants) { $0.plants.filter { $0 != "" }.allSatisfy { $0.count > 2 } },
        #"parameter("Aviary.plants").plants.filter($0 != "").allSatisfy($0.count > 2)"#
      ),
      (
        #Rule(Aviary.$plants) { $0.plants.map(\.count).max() ?? 0 > 2 },
        "opaque"
      ),
      (
        #Rule(Aviary.$plants) { $0.plants.min() == "Aster" },
        #"parameter("Aviary.plants").plants.min() == "Aster""#
      ),
      (
        #Rule(Aviary.$nickname) { ($0 ?? "").localizedStandardContains("é") },
        #"(N ?? "").localizedStandardContains("é")"#
      ),
      (
        #Rule(Aviary.$nickname) { ($0 ?? "").caseInsensitiveCompare("tit") == .orderedSame },
        #"(N ?? "").caseInsensitiveCompare("tit") == 0"#
      ),
      (
        #Rule(Aviary.$since) { Calendar.current.isDate($0, inSameDayAs: Date.now) },
        "opaque"
      ),
    ]
    let names = [
      ("S", "since"), ("I", "isSignedIn"), ("V", "visits"), ("N", "nickname"),
    ]
    for (rule, short) in rules {
      if short == "opaque" {
        #expect(rule.expression.isOpaque)
        continue
      }
      let text = try names.reduce(short) { text, name in
        text.replacing(
          try Regex("\\b\(name.0)\\b").wordBoundaryKind(.simple),
          with: #"parameter("Aviary.\#(name.1)")"#)
      }
      #expect(rule.description == text)
    }
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
