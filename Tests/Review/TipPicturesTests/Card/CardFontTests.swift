import Testing
import TipPictures

@Suite("The widths of characters on a card")
struct CardFontTests {
  /// Texts with their widths in ems, from the font files of fonts-dejavu-core, fonts-liberation and
  /// fonts-noto-core: the widest of the three, regular and bold.
  private static let measured: [(text: String, regular: Double, bold: Double)] = [
    ("Your favorite backyards always appear at the top of the list.", 30.091, 34.165),
    ("Save to Favorites", 8.703, 9.871),
    ("Double-tap the WOODPECKER's mask: 100% gone!", 25.598, 28.486),
    ("Où sont passées les mésanges à tête bleue ?", 22.641, 25.354),
    ("Größere Vögel fürs Häuschen wählen", 18.626, 20.953),
    ("Добавьте двор в избранное, чтобы видеть щеглов", 26.753, 29.481),
    ("Αγαπημένα πουλιά της αυλής", 14.774, 16.456),
    ("<script>window.go('x') && (a[0] | b{1}) == \"~\"</script>", 29.132, 32.200),
    ("“Why” — don’t… © 2026", 12.657, 13.930),
    ("0123456789 @ #42 $9.99 +1 = 3^2", 18.665, 20.041),
  ]

  @Test(
    "A text is never wider in a font of Debian than it is counted, and hardly less",
    arguments: 0..<measured.count)
  func widths(_ number: Int) {
    let (text, regular, bold) = Self.measured[number]
    let message = CardFont.message
    let title = CardFont.title
    #expect(message.width(of: text) >= regular * message.size)
    #expect(title.width(of: text) >= bold * title.size)
    #expect(message.width(of: text) <= regular * message.size * 1.12)
    #expect(title.width(of: text) <= bold * title.size * 1.12)
  }

  /// A character with its widths in ems, regular and bold.
  @Test(
    "A character has the width of its letter, and an unknown one a wide one's",
    arguments: [
      ("é", 0.615, 0.687), ("i", 0.278, 0.343), ("Ա", 0.87, 1.01), ("ա", 0.77, 0.88),
      ("→", 0.838, 0.838), ("\u{1}", 0.838, 0.838), ("\u{7F}", 0.838, 0.838), ("\u{200B}", 0, 0),
      ("鳥", 1.25, 1.25), ("", 0, 0),
    ] as [(String, Double, Double)])
  func character(text: String, regular: Double, bold: Double) {
    #expect(CardFont.message.width(of: text) == regular * CardFont.message.size)
    #expect(CardFont.action.width(of: text) == regular * CardFont.action.size)
    #expect(CardFont.title.width(of: text) == bold * CardFont.title.size)
  }

  @Test("Wrapped lines fit their width")
  func lines() {
    let text = "Double-tap the WOODPECKER's mask: 100% of the marshmallows are gone."
    for width in [120.0, 200, 300] {
      let lines = CardFont.title.lines([text], width: width)
      #expect(lines.count > 1)
      #expect(lines.allSatisfy { CardFont.title.width(of: $0) <= width })
    }
  }
}
