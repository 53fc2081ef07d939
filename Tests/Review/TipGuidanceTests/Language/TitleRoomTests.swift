import Testing

@testable import TipGuidance

@Suite("The size of texts")
struct TitleRoomTests {
  @Test(
    "A title fits a line up to the width of an alert on its system",
    arguments: [
      (.iOS, 21, "mmtt", 25, "i"), (.iPadOS, 21, "mmtt", 25, "i"),
      (.macOS, 28, "mmt", 32, ""), (.tvOS, 37, "mt", 35, "immt"),
      (.watchOS, 17, "tt", 18, "i"), (.visionOS, 29, "", 28, "it"),
    ] as [(TipPlatform, Int, String, Int, String)])
  func width(
    platform: TipPlatform, fitting: Int, end: String, wide: Int, wideEnd: String
  ) {
    let room = TitleRoom.on(platform)
    #expect(room.lines(of: String(repeating: "a", count: fitting) + end) == 1)
    #expect(room.lines(of: String(repeating: "a", count: wide) + wideEnd) == 2)
  }

  @Test("Lines of their own count, and of a long title the first 1,000 characters are read")
  func lines() {
    let room = TitleRoom.on(.iOS)
    #expect(room.lines(of: "") == 0)
    #expect(room.lines(of: "Remove it?\n\nNow?") == 2)
    // 25 letters fit a line.
    #expect(room.lines(of: String(repeating: "a", count: 2000)) == 40)
  }

  @Test("Characters have different widths")
  func widths() {
    let texts: [(Double, String)] = [
      (0.24, " "), (0.27, "iljI.,:;'’!|"), (0.37, "ftr()[]-\"“”/"), (0.85, "mwMW@%…"),
      (0.66, "ABCZ"), (0.55, "abzé5"), (1, "鳥🐦"), (0, "\u{200B}\u{7}"),
    ]
    for (width, text) in texts {
      #expect(text.allSatisfy { TitleRoom.width(of: $0) == width }, "\(text)")
    }
  }

  @Test(
    "Characters that only format or control are not visible",
    arguments: [
      ("", 0), ("Bird", 4), ("a b", 3), ("\u{200B}", 0), ("\u{7}x\n", 1),
      ("👩‍👩‍👧‍👦🇩🇪", 2), ("e\u{301}", 1),
    ])
  func visible(text: String, count: Int) {
    #expect(text.visibleCount == count)
  }
}
