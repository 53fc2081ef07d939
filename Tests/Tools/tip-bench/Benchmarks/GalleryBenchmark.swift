import TipModel
import TipPages

extension Benchmark {
  /// How fast the page with all cards of a large app is written.
  static let gallery = Benchmark(
    work: "gallery of 200 tips", aim: .value(1), isQuick: true
  ) { _ in
    let situation = Situation(try facts(tips: 200), now: Timestamp(milliseconds: 1_000_000))
    let text = GalleryPage(Gallery(of: situation, name: "Backyard Birds")).text
    try check(text.split(separator: "<article").count == 201, "the page has all tips")
    try check(text.split(separator: "<svg").count == 1601, "a tip has two widths in four looks")
    return await Rounds(count: 5, limit: .seconds(15)).minimum {
      CostClock.thread.cost {
        keep(GalleryPage(Gallery(of: situation, name: "Backyard Birds")).text)
      }
    }
  }

  /// Returns tips with texts, images, buttons and rules, of which some are in groups.
  private static func facts(tips count: Int) throws -> Facts {
    let images = ["star.fill", "leaf", "bell.badge.plus", "tree", "photo.on.rectangle"]
    var facts = Facts()
    for number in 0..<count {
      let rule = try RuleExpression(
        parsing: "event(\"didView\(number % 20)\").donations.donatedWithin(.days(5)).count >= 3")
      facts.apply(
        Change(
          .registerTip(
            TipDefinition(
              id: "Tip\(number)", title: "Save Backyard \(number) to Favorites",
              message: "Your favorite backyards always appear at the top of the list.",
              image: images[number % images.count],
              actions: [ActionDefinition(id: "more", title: "Learn More")],
              rules: number % 3 == 0 ? [] : [rule])),
          at: Timestamp(milliseconds: 0)))
    }
    let groups = stride(from: 0, to: count, by: 20).map { start in
      GroupDefinition(.ordered, (start..<(start + 5)).map { "Tip\($0)" })
    }
    facts.apply(Change(.useGroups(groups), at: Timestamp(milliseconds: 0)))
    return facts
  }
}
