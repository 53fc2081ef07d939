import Foundation
import TestBasics
import TipModel

/// Reads damaged documents, and uses those that are valid.
struct DocumentsWorker {
  private let originals: [[UInt8]]

  init() throws {
    let fixture = Array(try Data(contentsOf: PackageFile.url("Fixtures/backyard-birds.json")))
    // A document has to be valid before it is damaged.
    _ = try StateDocument(json: Self.odd, subject: "the document of the soak")
    originals = [fixture, Array(Self.odd.utf8)]
  }

  /// A document with members that the fixture does not have.
  private static let odd = """
    {"schema": 1, "clock": {"setting": "+3d", "anchor": "2026-11-21T09:00:00Z"},
     "displayFrequency": "daily", "displayFrequencyFrom": "dismissal",
     "groups": [{"priority": "ordered", "tips": ["FeedBirdsTip", "ShareBackyardTip"]}],
     "parameters": [{"id": "p", "type": "[Int]", "initialValue": [1, 2.5], "value": [3]}],
     "events": [{"id": "a", "limit": {"maximumCount": 3, "maximumAge": "days(5)"},
       "donations": ["2026-11-21T09:00:00Z",
         {"date": "2026-11-21T09:00:00.001Z", "info": {"b": 1}}]}],
     "tips": [{"id": "FeedBirdsTip", "title": "Feed", "options": {"maxDisplayCount": 3}, "rules":
       ["event(\\"a\\").donations.donatedWithin(.days(5)).filter(b == 1).count >= 1"],
       "record": {"displayCount": 2, "displayedSeconds": 1.5,
         "activeDisplays": [{"id": "d", "began": "2026-11-21T09:00:00Z", "owner": "1:app"}]}},
       {"id": "ShareBackyardTip", "options": {"maxDisplayDuration": 90}, "rules":
       ["event(\\"a\\").donations.count > 2 || parameter(\\"p\\").count < 9"]}],
     "overrides": {"tips": {"FeedBirdsTip": "shown"}},
     "resets": {"own": "2026-11-21T09:00:00Z"}}
    """

  /// Returns a damaged document.
  func document(_ random: inout SeededGenerator) -> [UInt8] {
    Mutation.documents.damaged(random.one(of: originals), &random)
  }

  /// Reads documents, of which valid ones have to stay the same when written and read again.
  func run(_ inputs: Inputs) async {
    await inputs.each { input, random in
      let text = String(decoding: document(&random), as: UTF8.self)
      let facts: Facts
      do {
        facts = try StateDocument(json: text, subject: "input").facts
      } catch {
        return "\(error)".isEmpty ? "an error without words" : nil
      }
      Inputs.accept(input)
      let written = StateDocument(facts).text
      do {
        guard try StateDocument(json: written, subject: "output").text == written else {
          return "another document after it was written and read"
        }
      } catch {
        return "not read again: \(error)"
      }
      for instant in [
        Timestamp(milliseconds: .min), .init(milliseconds: 0), .init(milliseconds: .max),
      ] {
        let situation = Situation(facts, controls: Controls(), atSystemTime: instant)
        for tip in facts.tips.values where Explanation(of: tip, in: situation).text.isEmpty {
          return "no explanation of \(tip.id)"
        }
      }
      _ = FactsDifference(from: Facts(), to: facts).storedValue.json
      _ = facts.applying([Change(.merge(SharedFacts(facts)), at: Timestamp(milliseconds: 0))])
      return nil
    }
  }
}

/// Reads damaged rules, and evaluates those that are valid.
struct RulesWorker {
  private static let originals = [
    "parameter(\"BackyardBirds.isSignedIn\") == true",
    "event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3",
    "event(\"a\").donations.filter(backyardID == \"north\" && minutes > 2.5).count % 2 != 0",
    "event(\"a\").donations.largestSubset(groupedBy: backyardID).count * -3 + 1 <= now - 5",
    "!(parameter(\"p\").contains(\"x\") || parameter(\"q\").hasPrefix(\"\\u{301}\")) && true",
    "[1, 2, 3].contains(parameter(\"n\")) || parameter(\"list\")[0] == nil",
    "event(\"a\").donations.isEmpty == false && event(\"b\").donations.count / 0 > 1",
    "opaque(\"$0 > 1\", event(\"a\"), parameter(\"p\"))",
    "event(\"a\").donations.count > 9223372036854775807 || parameter(\"n\") - 1 < 0",
    "event(\"a\").donations.donatedWithin(.weeks(9)).count < 5 && parameter(\"max\") + 1 > 2",
    "parameter(\"big\") * 10 == 0 || parameter(\"n\") div 1 != parameter(\"max\") % 7",
  ]

  private static let facts: Facts = {
    var facts = Facts()
    for number in 0..<40 {
      let date = Timestamp(milliseconds: 1_795_000_000_000 + Int64(number) * 3_600_000)
      for event in ["a", "b", "didViewBackyard"] {
        facts.apply(
          Change(
            .donate(
              event: event, date: date,
              info: ["backyardID": number % 3 == 0 ? "north" : "south", "minutes": .int(number)]),
            at: date))
      }
      facts.apply(Change(.setParameter(id: "n", value: .int(.min)), at: date))
      facts.apply(Change(.setParameter(id: "max", value: .int(.max)), at: date))
      let big = StoredValue.double(.greatestFiniteMagnitude)
      facts.apply(Change(.setParameter(id: "big", value: big), at: date))
      facts.apply(Change(.setParameter(id: "p", value: "x"), at: date))
      facts.apply(Change(.setParameter(id: "list", value: [1, .null, 1e308]), at: date))
    }
    return facts
  }()

  /// Returns the text of a damaged rule, or now and then random bytes.
  func rule(_ random: inout SeededGenerator) -> String {
    guard random.whole(0..<20) > 0 else {
      let bytes = (0..<random.whole(0..<200)).map { _ in UInt8(random.whole(0..<256)) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = random.one(of: Self.originals)
    if random.whole(0..<4) == 0 {
      text = "(\(text)) && \(random.one(of: Self.originals))"
    }
    return String(decoding: Mutation.rules.damaged(Array(text.utf8), &random), as: UTF8.self)
  }

  /// Reads rules, of which valid ones have to stay the same when printed and read again.
  func run(_ inputs: Inputs) async {
    await inputs.each { input, random in
      let text = rule(&random)
      let tree: RuleExpression
      do {
        tree = try RuleExpression(parsing: text)
      } catch {
        return RuleExpression.offsetOfMistake(in: text) == nil ? "an error without a place" : nil
      }
      Inputs.accept(input)
      if tree.readsBack {
        do {
          let again = try RuleExpression(parsing: tree.description)
          guard again == tree, again.description == tree.description else {
            return "another rule after it was printed and read"
          }
        } catch {
          return "not read again: \(error)"
        }
      }
      let tip = TipDefinition(id: "SoakTip", title: "Save to Favorites", rules: [tree])
      for milliseconds: Int64 in [.min, 1_795_100_000_000, .max] {
        let situation = Situation(
          Self.facts, controls: Controls(), atSystemTime: Timestamp(milliseconds: milliseconds))
        if Explanation(of: tip, in: situation).text.isEmpty { return "no explanation" }
        _ = Eligibility.explain(tip, in: situation)
      }
      return nil
    }
  }
}
