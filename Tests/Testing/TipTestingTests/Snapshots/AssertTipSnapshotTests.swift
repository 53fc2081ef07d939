import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot
import TipTesting
import XCTest

@Suite("A snapshot in a test", .tips(at: "2026-11-21T09:00:00Z"))
struct AssertTipSnapshotTests {
  private func files(_ location: SnapshotLocation) throws -> [String] {
    guard case .folder(let path) = location else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") || $0.hasSuffix(".json") }.sorted()
  }

  /// The failure of a test that records one snapshot.
  private static let recording = "Recorded a new snapshot: "

  /// Records, which fails the test, and compares, which passes.
  private func recorded<Value>(
    _ value: Value, _ strategy: SnapshotStrategy<Value>, _ location: SnapshotLocation,
    named name: String? = nil, test: StaticString
  ) {
    expectFailures([Self.recording]) {
      assertTipSnapshot(
        of: value, as: strategy, named: name, record: .all, location: location, test: test)
    }
    #expect(throws: Never.self) {
      try withLaterRun {
        assertTipSnapshot(
          of: value, as: strategy, named: name, record: .never, location: location, test: test)
      }
    }
  }

  @Test("is recorded once and then matches, for each strategy")
  func strategies() throws {
    Tips.register(FavoriteBackyardTip(), FeedBirdsTip())
    try withScratch { location in
      recorded(
        FavoriteBackyardTip().definition, .definition, location, named: "definition", test: "a")
      recorded(FavoriteBackyardTip(), .card, location, named: "card", test: "a")
      recorded(FavoriteBackyardTip(), .cardSVG, location, named: "drawn", test: "a")
      let found = try files(location)
      let names = ["a.card.txt", "a.definition.txt", "a.drawn.svg"]
      #expect(found == names.map { "AssertTipSnapshotTests/\($0)" })
    }
  }

  @Test("draws a tip as .svg, as it draws a screen")
  func svg() throws {
    try withScratch { location in
      expectFailures([Self.recording, Self.recording]) {
        assertTipSnapshot(of: FeedBirdsTip(), as: .svg, record: .all, location: location)
        assertTipSnapshot(
          of: FeedBirdsTip().definition, as: .svg(.dark), named: "dark", record: .all,
          location: location)
      }
      let found = try files(location)
      let names = ["svg.FeedBirdsTip.svg", "svg.dark.svg"]
      #expect(found == names.map { "AssertTipSnapshotTests/\($0)" })
    }
    let tip: any Tip = FeedBirdsTip()
    #expect(
      try SnapshotStrategy<any Tip>.svg(.dark).text(tip)
        == SnapshotStrategy<any Tip>.cardSVG(.dark).text(tip))
  }

  @Test("reads the running center: explanation, table, history, document, timeline")
  func live() throws {
    Tips.register(FavoriteBackyardTip(), FeedBirdsTip())
    FeedBirdsTip().invalidate(reason: .tipClosed)
    let names = [
      "live.FavoriteBackyardTip.txt", "live.1.txt", "live.2.txt", "live.3.json", "live.4.txt",
    ]
    try withScratch { location in
      expectFailures(names.map { "\(Self.recording)…/\($0)\"" }) {
        assertTipSnapshot(
          of: FavoriteBackyardTip(), as: .explanation, record: .all, location: location)
        assertTipSnapshot(of: Tips.center, as: .statusTable, record: .all, location: location)
        assertTipSnapshot(of: Tips.center, as: .history, record: .all, location: location)
        assertTipSnapshot(of: Tips.center, as: .state, record: .all, location: location)
        assertTipSnapshot(
          of: TipScreen(inline: [FeedBirdsTip()]).timeline(days: 2), as: .timeline, record: .all,
          location: location)
      }
      #expect(try files(location) == names.map { "AssertTipSnapshotTests/\($0)" }.sorted())
      guard case .folder(let path) = location else { return }
      let texts = try names.map {
        try String(contentsOfFile: "\(path)/AssertTipSnapshotTests/\($0)", encoding: .utf8)
      }
      #expect(texts[0] == Tips.explanation(of: FavoriteBackyardTip()).text)
      #expect(texts[1].contains("FeedBirdsTip") && texts[1].contains("invalidated(tipClosed)"))
      #expect(texts[2].contains("2026-11-21T09:00:00.000Z"))
      #expect(texts[3] == Tips.center.export().innerText)
      #expect(texts[4].split(separator: "\n") == ["from 2026-11-21T09:00:00.000Z", "0-1:  -"])
    }
  }

  @Test("takes the mode from the test's options", .tips(record: .all))
  func option() throws {
    try withScratch("robin") { location in
      expectFailures(["Replaced the snapshot: "]) {
        assertTipSnapshot(of: "wren", as: .lines, location: location)
      }
      try withLaterRun {
        assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
      }
      try withTips { _ in
        expectFailures(["Replaced the snapshot: "]) {
          assertTipSnapshot(of: "robin", as: .lines, location: location)
        }
      }
    }
  }

  @Test(
    "records nothing where a variable or a CI server says so, whatever the code says (D33)",
    arguments: ["TIPCTL_SNAPSHOT_RECORD": "never", "CI": "1"])
  func never(variable: String, value: String) throws {
    let recording = SnapshotRecording(arguments: [], environment: [variable: value])
    try withScratch { location in
      SnapshotAssertion.$recording.withValue(recording) {
        expectFailures(["Missing reference…\"never\", set by \(variable)."]) {
          assertTipSnapshot(
            of: "wren", as: .lines, named: "bird", record: .all, location: location)
        }
      }
      let found = try files(location)
      #expect(found.map { $0.hasSuffix(".pending.txt") } == [true])
    }
  }

  @Test("that is not recorded names what in the code says so", .tips(record: .never))
  func neverInCode() throws {
    try withScratch { location in
      expectFailures(["set by the option \"record\" of the test."]) {
        assertTipSnapshot(of: "wren", as: .lines, location: location)
      }
      expectFailures(["set by the argument \"record\"."]) {
        assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
      }
    }
  }

  @Test("takes any tip of a loop, with each strategy")
  func anyTip() throws {
    let strategies: [SnapshotStrategy<any Tip>] = [
      .definition, .card, .card(width: 30), .cardSVG, .cardSVG(.dark), .explanation,
    ]
    let tips: [any Tip] = [FavoriteBackyardTip(), FeedBirdsTip()]
    try withScratch { location in
      for tip in tips {
        for (index, strategy) in strategies.enumerated() {
          recorded(tip, strategy, location, named: "\(tip.id) \(index)", test: "loop")
        }
        expectFailures([Self.recording]) {
          assertTipSnapshot(
            of: tip, as: .card, named: tip.id, record: .all, location: location, test: "erased")
        }
      }
      expectFailures([Self.recording]) {
        assertTipSnapshot(of: tips, as: .statusTable, record: .all, location: location)
      }
    }
    #expect(
      try SnapshotStrategy<any Tip>.cardSVG.text(tips[0])
        == SnapshotStrategy<TipDefinition>.cardSVG.text(tips[0].definition))
    #expect(
      try SnapshotStrategy<any Tip>.card.text(tips[0])
        == SnapshotStrategy<TipDefinition>.card.text(tips[0].definition))
  }

  @Test(
    "has all tips of the app in its table, used or not",
    .tips(all: [FavoriteBackyardTip(), FeedBirdsTip()]))
  func table() throws {
    let table = try SnapshotStrategy<TipsCenter>.statusTable.text(Tips.center)
    #expect(table.contains("FavoriteBackyardTip") && table.contains("FeedBirdsTip"))
  }

  @Test(
    "of a case has its arguments in its name, and without a name is numbered from the second on",
    arguments: ["wren", "robin"], [1])
  func parameterised(bird: String, number: Int) throws {
    try withScratch { location in
      expectFailures([Self.recording, Self.recording, Self.recording]) {
        assertTipSnapshot(of: "a", as: .lines, record: .all, location: location, test: "sings")
        assertTipSnapshot(of: "b", as: .lines, record: .all, location: location, test: "sings")
        assertTipSnapshot(
          of: "c", as: .lines, named: "visit", record: .all, location: location, test: "sings")
      }
      let names = ["\(bird)-1-2", "\(bird)-1", "visit-\(bird)-1"].map {
        "AssertTipSnapshotTests/sings.\($0).txt"
      }
      let found = try files(location)
      #expect(found == names.sorted())
    }
  }

  @Test("of a case does not have its arguments twice in its name", arguments: ["wren", "robin"])
  func namedByArgument(bird: String) throws {
    try withScratch { location in
      recorded(bird, .lines, location, named: bird, test: "sings")
      let found = try files(location)
      #expect(found == ["AssertTipSnapshotTests/sings.\(bird).txt"])
    }
  }

  @Test("is named by its tip, so that one more snapshot renames no other")
  func namedByTip() throws {
    try withScratch { location in
      expectFailures([Self.recording, Self.recording, Self.recording, Self.recording]) {
        assertTipSnapshot(
          of: FeedBirdsTip(), as: .card, record: .all, location: location, test: "draws(in:)")
        assertTipSnapshot(
          of: FavoriteBackyardTip(), as: .card, record: .all, location: location,
          test: "draws(in:)")
        assertTipSnapshot(
          of: FeedBirdsTip(), as: .explanation, record: .all, location: location,
          test: "draws(in:)")
        assertTipSnapshot(
          of: "wren", as: .lines, record: .all, location: location, test: "draws(in:)")
      }
      let names = ["1", "FavoriteBackyardTip", "FeedBirdsTip", "FeedBirdsTip-2"].map {
        "AssertTipSnapshotTests/draws-in.\($0).txt"
      }
      let found = try files(location)
      #expect(found == names.sorted())
    }
  }

  @Test(
    "needs a name in a parameterised test whose arguments have no short names",
    arguments: [String(repeating: "wren", count: 20), ""])
  func unnamable(text: String) throws {
    try withScratch { location in
      expectFailures(["its test is parameterised…and a different name for each case"]) {
        assertTipSnapshot(of: "wren", as: .lines, record: .all, location: location)
      }
      let found = try files(location)
      #expect(found.isEmpty)
    }
  }

  @Test("does not share its name with a different snapshot of its test")
  func twice() throws {
    try withScratch { location in
      expectFailures([Self.recording]) {
        assertTipSnapshot(of: "wren", as: .lines, named: "bird", record: .all, location: location)
      }
      expectFailures(["has two snapshots named \"bird\""]) {
        assertTipSnapshot(of: "robin", as: .lines, named: "bird", record: .all, location: location)
      }
    }
  }
}

@Suite("A snapshot in a test without a center", .hangLimit)
struct SnapshotOutsideTests {
  @Test("needs a name, or the trait that gives the test a center")
  func advice() {
    expectFailures(["no center…Name it with named:, or add .tips to the test."]) {
      assertTipSnapshot(of: "wren", as: .lines)
    }
  }
}

final class AssertTipSnapshotCase: TipTestCase {
  func testIsNumberedAnewInEachRun() throws {
    try withScratch("wren") { location in
      assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
      try withTips { _ in
        assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
      }
    }
  }
}

@Suite("A test process with an unknown control", .ownThread)
struct UnknownControlTests {
  @Test("fails each run of a test, at its first snapshot, with the nearest name", .tips)
  func warning() throws {
    let line = #line + 4
    guard !ChildRun.isChild else {
      for _ in 1...2 {
        try withScratch("wren") { location in
          assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
        }
      }
      return
    }
    let child = try ChildRun(
      .swiftTesting, test: "UnknownControlTests/warning", options: ["--repetitions", "2"],
      environment: ["TIPCTL_SNAPSHOT_RECRD": "never"])
    #expect(child.exitCode != 0)
    let warning =
      "Unknown control \"TIPCTL_SNAPSHOT_RECRD\". Did you mean \"TIPCTL_SNAPSHOT_RECORD\"?"
    #expect(child.output.ranges(of: warning).count == 2, "\(child.output)")
    let place = "AssertTipSnapshotTests.swift:\(line):"
    #expect(child.output.ranges(of: place).count == 2, "\(child.output)")
  }
}
