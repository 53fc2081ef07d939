import Foundation
import Testing
import TipContent
import TipEngine
import TipModel

private struct PlainTip: Tip {
  var title: Text { Text("Save to Favorites") }
}

private struct FavoriteBackyardTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Find it again under **Favorites**.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "favorite", title: "Add")
    Action(title: "Later")
  }
  var rules: [Rule] {
    Tips.Rule(Garden.isPro) { $0 == true }
    Tips.Rule(Garden.viewed) { $0.donations.count >= 3 }
  }
  var options: [any TipOption] {
    MaxDisplayCount(2)
    Tips.IgnoresDisplayFrequency(true)
  }
}

/// Cases that are separate tips.
private enum BirdTip: String, Tip, CaseIterable {
  case feed, filter

  var id: String { rawValue }
  var title: Text { Text(rawValue.capitalized) }
}

/// Requirements that several tips share.
private protocol GardenTip: Tip {
  var name: String { get }
}

extension GardenTip {
  var title: Text { Text(name) }
  var options: [any TipOption] { [MaxDisplayCount(1)] }
}

private struct RoseTip: GardenTip {
  let name = "Rose"
}

private struct TrailTip {
  let trail: Int
}

extension TrailTip: Tip {
  var id: String { "TrailTip-\(trail)" }
  var title: Text { Text("Share") }
  var rules: [Rule] {
    Tips.Rule(Garden.visits) { $0 > trail }
  }
}

private enum Nested {
  struct InnerTip: Tip {
    var title = Text("Inner")
  }
}

@Suite("Tips")
struct TipTests {
  @Test("need no more than a title; the id is the type's name (D17)")
  func defaults() {
    let tip = PlainTip()
    #expect(tip.id == "PlainTip")
    #expect(tip.message == nil)
    #expect(tip.image == nil)
    #expect(tip.actions.isEmpty)
    #expect(tip.rules.isEmpty)
    #expect(tip.options.isEmpty)
    #expect(tip.definition == TipDefinition(id: "PlainTip", title: "Save to Favorites"))
    #expect(Nested.InnerTip().id == "InnerTip")
  }

  @Test("have a definition with all data for the datastore")
  func definition() throws {
    let rules = [
      #"parameter("Garden.isPro") == true"#, #"event("didViewBackyard").donations.count >= 3"#,
    ]
    #expect(
      FavoriteBackyardTip().definition
        == TipDefinition(
          id: "FavoriteBackyardTip", type: "FavoriteBackyardTip", title: "Save to Favorites",
          message: "Find it again under **Favorites**.", image: "star",
          actions: [
            ActionDefinition(id: "favorite", title: "Add"),
            ActionDefinition(id: "1", title: "Later"),
          ],
          rules: try rules.map { try RuleExpression(parsing: $0) },
          options: TipOptions(ignoresDisplayFrequency: true, maxDisplayCount: 2)))
    #expect(
      FavoriteBackyardTip().definition.dependencies
        == [.parameter("Garden.isPro"), .event("didViewBackyard")])
  }

  @Test("may be cases of an enum, with ids of their own")
  func enums() {
    #expect(BirdTip.allCases.map(\.id) == ["feed", "filter"])
    #expect(BirdTip.allCases.map(\.definition.type) == ["BirdTip", "BirdTip"])
    #expect(BirdTip.filter.definition.title == "Filter")
  }

  @Test("may refine a protocol, or conform in an extension")
  func conformances() {
    #expect(RoseTip().definition.title == "Rose")
    #expect(RoseTip().definition.options.maxDisplayCount == 1)
    #expect(TrailTip(trail: 7).definition.id == "TrailTip-7")
    #expect(TrailTip(trail: 7).definition.type == "TrailTip")
  }

  @Test("have rules that depend on the instance (D23)")
  func instanceRules() {
    #expect(
      TrailTip(trail: 7).definition.rules.map(\.description)
        == [#"parameter("Garden.visits") > 7"#])
    #expect(TrailTip(trail: 7).definition != TrailTip(trail: 8).definition)
  }

  @Test("are unchanged by type erasure")
  func erased() {
    let tips: [any Tip] = [PlainTip(), FavoriteBackyardTip(), BirdTip.feed, TrailTip(trail: 2)]
    for tip in tips {
      #expect(AnyTip(tip).definition == tip.definition)
      #expect(AnyTip(erasing: tip).definition == tip.definition)
      #expect(AnyTip(AnyTip(erasing: AnyTip(tip))).definition == tip.definition)
      #expect(AnyTip(tip).id == tip.id)
      #expect(AnyTip(tip).actions.map(\.id) == tip.actions.map(\.id))
    }
  }

  @Test("describe their status in words")
  func status() {
    #expect("\(Tips.Status.pending)" == "pending")
    #expect("\(Tips.Status.available)" == "available")
    #expect("\(Tips.Status.invalidated(.tipClosed))" == "invalidated(tipClosed)")
    #expect(
      Tips.InvalidationReason.allCases.map(\.rawValue) == [
        "actionPerformed", "displayCountExceeded", "displayDurationExceeded", "tipClosed",
      ])
  }
}
