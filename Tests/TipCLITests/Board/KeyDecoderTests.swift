import Testing
import TipCLI
import TipFoundation

@Suite("The keys of the board")
struct KeyDecoderTests {
  /// The bytes of the terminal, and the keys.
  @Test(
    "Bytes of the terminal become keys",
    arguments: [
      ("j", [.character("j")]), ("é界", [.character("é"), .character("界")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OB", [.up, .down]), ("\u{1B}[1;5A", [.up]),
      ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.pageUp, .pageDown, .delete]),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
      ("\t\u{1B}[Z\r\n", [.tab, .backTab, .enter, .enter]),
      ("\u{7F}\u{08}", [.backspace, .backspace]),
      ("\u{03}\u{1A}\u{0C}", [.control("c"), .control("z"), .control("l")]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}x", [.escape, .character("x")]),
      ("\u{1B}[99~\u{1B}[?1;2cq", [.character("q")]), ("\0q", [.character("q")]),
      ("\u{1B}[200~show\nq\u{1B}[201~k", [.paste("show\nq"), .character("k")]),
      ("\u{1B}[200~\u{1B}[A\u{1B}[201~", [.paste("\u{1B}[A")]),
    ] as [(String, [BoardKey])])
  func keys(text: String, keys: [BoardKey]) {
    var whole = KeyDecoder()
    #expect(whole.read(text.utf8) + whole.pause() == keys)
    // Slow lines bring keys in pieces.
    var pieces = KeyDecoder()
    #expect(text.utf8.flatMap { pieces.read([$0]) } + pieces.pause() == keys)
    #expect(!pieces.isWaiting)
  }

  @Test(
    "Invalid bytes are skipped",
    arguments: [[0xFF, 0x71], [0xC3, 0x28, 0x71], [0xE2, 0x82, 0x28, 0x71], [0x80, 0xBF, 0x71]])
  func invalid(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect((decoder.read(bytes) + decoder.pause()).last == .character("q"))
  }

  @Test("A sequence without end does not grow, and a paste without end arrives in parts")
  func endless() {
    var decoder = KeyDecoder()
    let keys = decoder.read("\u{1B}[\(String(repeating: "1;", count: 500))".utf8)
    #expect(!keys.isEmpty)
    var paste = KeyDecoder()
    let parts = paste.read("\u{1B}[200~\(String(repeating: "x", count: 250_000))".utf8)
    #expect(parts.count >= 1)
  }

  /// Keys, the text of the line, and the column of the cursor.
  @Test(
    "A line is edited with the keys of a shell",
    arguments: [
      ("wren", "wren", 4), ("wren\u{7F}\u{7F}", "wr", 2), ("wren\u{01}a", "awren", 1),
      ("wren\u{01}\u{05}s", "wrens", 5), ("wren\u{02}\u{02}x", "wrxen", 3),
      ("wren\u{1B}[D\u{1B}[D\u{1B}[3~", "wrn", 2), ("blue jay\u{17}", "blue ", 5),
      ("blue jay\u{15}", "", 0), ("wren\u{01}\u{0B}", "", 0), ("wren\u{01}\u{06}\u{04}", "wen", 1),
      ("\u{7F}\u{15}\u{17}\u{1B}[D\u{1B}[C\u{1B}[3~", "", 0),
      ("\u{1B}[200~a\u{1B}[2J\nb\u{1B}[201~", "a[2Jb", 5), ("界", "界", 2),
    ] as [(String, String, Int)])
  func line(keys: String, text: String, cursor: Int) {
    var decoder = KeyDecoder()
    var editor = LineEditor()
    for key in decoder.read(keys.utf8) { editor.press(key) }
    #expect(editor.text == text)
    #expect(editor.window(width: 20).cursor == cursor)
  }

  @Test("A long line shows the part around its cursor", arguments: 2...12)
  func window(width: Int) {
    var editor = LineEditor("a wren in 木の上 sings")
    for _ in 0..<24 {
      let window = editor.window(width: width)
      #expect(window.text.displayWidth <= width && window.cursor < width)
      editor.press(.left)
    }
  }
}
