import Testing
import TipCLI
import TipCLITestSupport
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
      ("🐦q", [.character("🐦"), .character("q")]),
      ("\u{1B}OMq", [.enter, .character("q")]), ("\u{1B}[7~\u{1B}[8~", [.home, .end]),
      ("\u{1B}[3;5~q", [.delete, .character("q")]),
      // Escape and then a letter, and not the beginning of a sequence.
      ("\u{1B}[", [.escape, .character("[")]), ("\u{1B}O", [.escape, .character("O")]),
      ("\u{1B}[1", [.escape, .character("["), .character("1")]),
      ("\u{1B}[1\u{01}q", [.control("a"), .character("q")]),
    ] as [(String, [TerminalKey])])
  func keys(text: String, keys: [TerminalKey]) {
    var whole = KeyDecoder()
    #expect(whole.read(text.utf8) + whole.pause() == keys)
    // Slow lines bring keys in pieces.
    var pieces = KeyDecoder()
    #expect(text.utf8.flatMap { pieces.read([$0]) } + pieces.pause() == keys)
    #expect(!pieces.isWaiting)
  }

  @Test(
    "Invalid bytes are skipped, and no key after them is lost",
    arguments: [
      ([0xFF, 0x71], "q"), ([0xC3, 0x28, 0x71], "(q"), ([0xE2, 0x82, 0x28, 0x71], "(q"),
      ([0x80, 0xBF, 0x71], "q"), ([0xE2, 0x41], "A"), ([0xF0, 0x9F, 0x71], "q"),
      ([0xC3], ""),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], keys: String) {
    var decoder = KeyDecoder()
    #expect(decoder.read(bytes) + decoder.pause() == keys.map { TerminalKey.character($0) })
    #expect(!decoder.isWaiting)
  }

  /// The number of parameter bytes, after which the characters of a sequence are keys.
  @Test("A sequence has up to 32 parameter bytes", arguments: [31, 32, 33])
  func parameters(count: Int) {
    let bytes = String(repeating: "1;", count: 17).prefix(count)
    var decoder = KeyDecoder()
    let keys = decoder.read("\u{1B}[\(bytes)A".utf8)
    let typed = "\(bytes)A".map { TerminalKey.character($0) }
    #expect(keys == (count <= 32 ? [.up] : typed))
  }

  @Test("A paste of up to 100 000 bytes is one paste, and keys follow it")
  func longPaste() {
    let text = String(repeating: "x", count: 100_000)
    var decoder = KeyDecoder()
    #expect(
      decoder.read("\u{1B}[200~\(text)\u{1B}[201~j".utf8) == [.paste(text), .character("j")])
  }

  @Test(
    "A key has the name that is printed on it",
    arguments: [
      (.character("j"), "j"), (.character(" "), "Space"), (.control("c"), "Ctrl-C"),
      (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backTab, "Shift-Tab"),
      (.backspace, "Backspace"), (.delete, "Delete"), (.up, "Up"), (.down, "Down"),
      (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"),
      (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.paste("wren"), "paste"),
    ] as [(TerminalKey, String)])
  func name(key: TerminalKey, name: String) { #expect(key.name == name) }

  @Test("A sequence without end does not grow, and a paste without end arrives in parts")
  func endless() {
    var decoder = KeyDecoder()
    let keys = decoder.read("\u{1B}[\(String(repeating: "1;", count: 500))".utf8)
    #expect(keys.count == 1000)
    var paste = KeyDecoder()
    let parts = paste.read("\u{1B}[200~\(String(repeating: "x", count: 100_010))".utf8)
    #expect(parts.first == .paste(String(repeating: "x", count: 100_000)))
    #expect(parts.dropFirst() == Array(repeating: .character("x"), count: 10)[...])
  }

  /// Keys, the text of the line, and the column of the cursor.
  @Test(
    "A line is edited with the keys of a shell",
    arguments: [
      ("wren", "wren", 4), ("wren\u{7F}\u{7F}", "wr", 2), ("wren\u{01}a", "awren", 1),
      ("wren\u{01}\u{05}s", "wrens", 5), ("wren\u{02}\u{02}x", "wrxen", 3),
      ("wren\u{1B}[D\u{1B}[D\u{1B}[3~", "wrn", 2), ("blue jay\u{17}", "blue ", 5),
      ("blue jay\u{15}", "", 0), ("wren\u{01}\u{0B}", "", 0),
      ("wren\u{01}\u{06}\u{04}", "wen", 1),
      ("\u{7F}\u{15}\u{17}\u{1B}[D\u{1B}[C\u{1B}[3~", "", 0),
      ("\u{1B}[200~a\u{1B}[2J\nb\u{1B}[201~", "a[2Jb", 5), ("界", "界", 2),
      ("blue jay  \u{17}", "blue ", 5), ("wren\u{01}\u{1B}[3~", "ren", 0),
      ("wren\u{1B}[H\u{1B}[Cx", "wxren", 2), ("wren\u{02}\u{08}", "wrn", 2),
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

  /// The keys after "a wren", the width, and the part of the line with the column of the cursor.
  @Test(
    "An ellipsis replaces what does not fit before or after the cursor",
    arguments: [
      ("", 20, "a wren", 6), ("", 7, "a wren", 6), ("", 6, "…wren", 5), ("", 4, "…en", 3),
      ("", 2, "…", 1), ("", 1, "", 0), ("", 0, "", 0),
      ("\u{02}\u{02}\u{02}", 6, "a wren", 3), ("\u{02}\u{02}\u{02}", 5, "a wr…", 3),
      ("\u{02}", 4, "…ren", 3), ("界", 6, "…en界", 5), ("界", 5, "…n界", 4),
    ])
  func cut(keys: String, width: Int, text: String, cursor: Int) {
    var decoder = KeyDecoder()
    var editor = LineEditor("a wren")
    for key in decoder.read(keys.utf8) { editor.press(key) }
    let window = editor.window(width: width)
    #expect(window.text == text)
    #expect(window.cursor == cursor)
  }

  @Test("A line takes 10 000 bytes; a key or a paste that does not fit is ignored")
  func limit() {
    var editor = LineEditor("wren")
    editor.press(.paste(String(repeating: "x", count: 9997)))
    #expect(editor.text == "wren")
    editor.press(.paste(String(repeating: "x", count: 9996)))
    #expect(editor.text.utf8.count == 10_000)
    editor.press(.character("y"))
    #expect(editor.text.hasSuffix("x"))
    // The text after the cursor counts too.
    editor.press(.home)
    editor.press(.character("y"))
    #expect(editor.text.hasPrefix("wren"))
  }
}
