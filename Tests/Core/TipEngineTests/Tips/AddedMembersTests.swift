import Testing
import TipEngine

private struct CountedTip: Tip {
  var title: Text { Text("Fill the Feeder") }
  var maxDisplayCount: Int { 3 }
  var ignoresDisplayFrequency: Bool { true }
  var asset: Image? { Image("Feeder") }
}

private struct OverruledTip: Tip {
  var title: Text { Text("Fill the Bath") }
  var image: Image? { Image("Bath") }
  var asset: Image? { Image("Feeder") }
  var maxDisplayCount: Int { 3 }
  var ignoresDisplayFrequency: Bool { true }
  var options: [any TipOption] {
    MaxDisplayCount(5)
    IgnoresDisplayFrequency(false)
  }
}

private struct UncountedTip: Tip {
  static var countsAddedMembers: Bool { false }
  var title: Text { Text("Plant a Tree") }
  var maxDisplayCount: Int { 3 }
  var ignoresDisplayFrequency: Bool { true }
  var asset: Image? { Image("Tree") }
}

@Suite("Members that Apple's TipKit lacks")
struct AddedMembersTests {
  @Test("count in a module that imports the engine, unless the options set the same")
  func counted() {
    for tip in [CountedTip() as any Tip, AnyTip(CountedTip())] {
      #expect(
        tip.definition.options == TipOptions(ignoresDisplayFrequency: true, maxDisplayCount: 3))
      #expect(tip.definition.image == "Feeder")
    }
    #expect(OverruledTip().definition.options == TipOptions(maxDisplayCount: 5))
    #expect(OverruledTip().definition.image == "Bath")
  }

  @Test("do not count in a tip that says so")
  func uncounted() {
    for tip in [UncountedTip() as any Tip, AnyTip(UncountedTip())] {
      #expect(tip.definition.options == TipOptions())
      #expect(tip.definition.image == nil)
    }
  }

  @Test("are in the receipt, once, only when they do not count")
  func receipt() throws {
    let center = TipsCenter(arguments: [], environment: [:], application: "Birds")
    try center.configure([.datastoreLocation(.memory)])
    center.register([CountedTip(), OverruledTip()])
    #expect(center.receipt?.notes == [])
    center.register([UncountedTip(), UncountedTip()])
    _ = center.status(of: UncountedTip())
    #expect(
      center.receipt?.notes
        == [
          ("maxDisplayCount", "MaxDisplayCount(3) in its options"),
          ("ignoresDisplayFrequency", "IgnoresDisplayFrequency(true) in its options"),
          ("asset", "image"),
        ].map { name, replacement in
          "The tip \"UncountedTip\" has \(name), which does not count in a module that imports "
            + "TipKit, because Apple's TipKit ignores it; write \(replacement)."
        })
    // An asset may be there for the other engine alone, so it is a hint.
    #expect(center.health.refusals == center.receipt?.notes.dropLast())
    try center.shutDown()
  }
}
