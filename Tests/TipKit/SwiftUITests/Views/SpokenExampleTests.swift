import Foundation
import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private struct VisitorRow: View {
  var body: some View {
    HStack {
      Image("robin")
      Text("Robin")
      Text("Seen today")
      Button("Feed") {}
    }
    .accessibilityElement(children: .combine)
  }
}

@MainActor
@Suite("The example of the page about VoiceOver")
struct SpokenExampleTests {
  @MainActor @Test(.tips) func spoken() {
    let screen = TipScreen(of: BackyardView())
    #expect(
      screen.spoken.text == """
        "Favorite", button
        "Share", button, hint: "Send this backyard to a friend"
        "Delete", button
        """)
    screen.tap("Favorite")
    #expect(screen.spoken["Close"]?.traits == [.button])
    #expect(
      TipScreen(of: VisitorRow()).spoken.text == """
        "robin, Robin, Seen today, Feed", actions: "Feed"
        """)
  }

  @Test("is this view and this test, word for word")
  func same() throws {
    let page = try PackageFile.text(
      "Sources/Testing/TipTesting/TipTesting.docc/WhatVoiceOverSays.md")
    let blocks = page.components(separatedBy: "```").filter { $0.hasPrefix("text\n") }
      .map { String($0.dropFirst(5)) }
    let test = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    try #require(blocks.count == 2)
    #expect(test.contains(blocks[0]))
    let indented = blocks[1].split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(test.contains(indented))
  }
}
