import Foundation
import Testing
import TipTesting
import XCTest
import TipModel
import TipSnapshot

@Suite("A snapshot in a test", .tips(at: "2026-11-21T09:00:00Z"))
struct AssertTipSnapshotTests {
  private func files(_ location: SnapshotLocation) throws -> [String] {
    guard case .folder(let path) = location else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") || $0.hasSuffix(".json") }.sorted()
  }

  /// Records, which fails the test, and compares, which does not.
  private func recorded<Value>(
    _ value: Value, _ strategy: SnapshotStrategy<Value>, _ location: SnapshotLocation,
    named name: String? = nil, test: StaticString
  ) {
    withKnownIssue {
      assertTipSnapshot(
        of: value, as: strategy, named: name, record: .all, location: location, test: test)
    }
    withTipsOfItsOwn {
      assertTipSnapshot(
        of: value, as: strategy, named: name, record: .never, location: location, test: test)
    }
  }

  /// As the next run of the test does.
  private func withTipsOfItsOwn(_ body: () -> Void) {
    #expect(throws: Never.self) { try withTips { _ in body() } }
  }

  @Test("is recorded once and then matches, for each strategy")
  func strategies() throws {
    let location = try scratch()
    Tips.register(FavoriteBackyardTip(), FeedBirdsTip())
    recorded(
      FavoriteBackyardTip().definition, .definition, location, named: "definition", test: "a")
    recorded(FavoriteBackyardTip(), .card, location, named: "card", test: "a")
    recorded(FavoriteBackyardTip(), .cardSVG, location, named: "drawn", test: "a")
    #expect(
      try files(location)
        == [
          "AssertTipSnapshotTests", "a.card.txt", "a.definition.txt", "a.drawn.svg",
        ].dropFirst().map { "AssertTipSnapshotTests/\($0)" })
  }

  @Test("reads the running center: explanation, table, history, document, timeline")
  func live() throws {
    let location = try scratch()
    Tips.register(FavoriteBackyardTip(), FeedBirdsTip())
    FeedBirdsTip().invalidate(reason: .tipClosed)
    withKnownIssue {
      assertTipSnapshot(
        of: FavoriteBackyardTip(), as: .explanation, record: .all, location: location)
      assertTipSnapshot(of: Tips.center, as: .statusTable, record: .all, location: location)
      assertTipSnapshot(of: Tips.center, as: .history, record: .all, location: location)
      assertTipSnapshot(of: Tips.center, as: .state, record: .all, location: location)
      assertTipSnapshot(
        of: TipScreen(inline: [FeedBirdsTip()]).timeline(days: 2), as: .timeline, record: .all,
        location: location)
    }
    let names = ["live.1.txt", "live.2.txt", "live.3.txt", "live.4.json", "live.5.txt"]
    #expect(try files(location) == names.map { "AssertTipSnapshotTests/\($0)" })
    guard case .folder(let path) = location else { return }
    let texts = try names.map {
      try String(contentsOfFile: "\(path)/AssertTipSnapshotTests/\($0)", encoding: .utf8)
    }
    #expect(texts[0] == Tips.explanation(of: FavoriteBackyardTip()).text)
    #expect(texts[1].contains("FeedBirdsTip") && texts[1].contains("invalidated(tipClosed)"))
    #expect(texts[2].contains("2026-11-21T09:00:00.000Z"))
    #expect(texts[3] == Tips.center.export().text)
    #expect(texts[4].split(separator: "\n") == ["from 2026-11-21T09:00:00.000Z", "0-1:  -"])
  }

  @Test("takes what is recorded from the test's options", .tips(record: .all))
  func option() throws {
    let location = try scratch("robin")
    withKnownIssue { assertTipSnapshot(of: "wren", as: .lines, location: location) }
    try withTips { _ in
      assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
    }
  }

  @Test("needs a name where a test runs with many arguments", arguments: [1, 2])
  func parameterised(number: Int) throws {
    let location = try scratch()
    withKnownIssue {
      assertTipSnapshot(of: "wren", as: .lines, record: .all, location: location)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Its test runs with many arguments") }
    }
    withKnownIssue {
      assertTipSnapshot(
        of: "wren", as: .lines, named: "visit \(number)", record: .all, location: location)
    }
    #expect(try files(location).count == 1)
  }

  @Test("does not share a name with another one of its test")
  func twice() throws {
    let location = try scratch()
    withKnownIssue {
      assertTipSnapshot(of: "wren", as: .lines, named: "bird", record: .all, location: location)
    }
    withKnownIssue {
      assertTipSnapshot(of: "robin", as: .lines, named: "bird", record: .all, location: location)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has two snapshots named \"bird\"") }
    }
  }
}

final class AssertTipSnapshotCase: TipTestCase {
  func testIsNumberedAnewInEachRun() throws {
    let location = try scratch("wren")
    assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
    try withTips { _ in
      assertTipSnapshot(of: "wren", as: .lines, record: .never, location: location)
    }
  }
}
