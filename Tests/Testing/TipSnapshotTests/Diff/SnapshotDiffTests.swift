import Foundation
import TestSupport
import Testing
import TipFoundation
import TipSnapshot
import TipTesting

@Suite("The difference of two texts")
struct SnapshotDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    SnapshotDiff(from: old, to: new, oldName: "old", newName: "new").description
  }

  @Test("shows changes with three lines of context")
  func context() {
    let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\n"
    #expect(
      diff(old, old.replacing("e", with: "E"))
        == "--- old\n+++ new\n@@ -2,7 +2,7 @@\n b\n c\n d\n-e\n+E\n f\n g\n h")
  }

  @Test("has a hunk for each change, and one hunk for close changes")
  func hunks() {
    let lines = (1...40).map { "bird \($0)\n" }
    for (other, hunks) in [(10, 1), (11, 1), (12, 2), (30, 2)] {
      var changed = lines
      changed[4] = "wren\n"
      changed[other] = "robin\n"
      let text = diff(lines.joined(), changed.joined())
      #expect(text.components(separatedBy: "@@ -").count == hunks + 1, "\(other)")
    }
  }

  @Test("numbers the lines of each hunk in both texts")
  func lineNumbers() {
    let lines = (1...20).map { "bird \($0)\n" }
    var changed = lines
    changed.insert("wren\n", at: 16)
    changed.remove(at: 1)
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- old
        +++ new
        @@ -1,5 +1,4 @@
         bird 1
        -bird 2
         bird 3
         bird 4
         bird 5
        @@ -14,6 +13,7 @@
         bird 14
         bird 15
         bird 16
        +wren
         bird 17
         bird 18
         bird 19
        """)
  }

  @Test(
    "marks a missing final line break",
    arguments: [
      ("", "wren\n", "@@ -0,0 +1 @@\n+wren"),
      ("wren\n", "", "@@ -1 +0,0 @@\n-wren"),
      ("wren", "wren\n", "@@ -1 +1 @@\n-wren\n\\ No newline at end of file\n+wren"),
      ("wren\r\n", "wren\n", "@@ -1 +1 @@\n-wren\\r\n+wren"),
      ("\n", "", "@@ -1 +0,0 @@\n-"),
      ("caf\u{E9}\n", "cafe\u{301}\n", "@@ -1 +1 @@\n-caf\u{E9}\n+cafe\u{301}"),
      ("\u{1B}[2J\n", "\n", "@@ -1 +1 @@\n-\\u{1B}[2J\n+"),
      ("\twren\n", "wren\n", "@@ -1 +1 @@\n-\twren\n+wren"),
      (
        "robin\nwren", "robin\n",
        "@@ -1,2 +1 @@\n robin\n-wren\n\\ No newline at end of file"
      ),
      // The hashes of these lines are equal.
      ("\u{2}\n", "\u{3}\0\n", "@@ -1 +1 @@\n-\\u{02}\n+\\u{03}\\0"),
    ])
  func ends(old: String, new: String, expected: String) {
    #expect(diff(old, new) == "--- old\n+++ new\n\(expected)")
  }

  @Test("is empty for equal texts", arguments: ["", "\n", "wren", "wren\nrobin\n"])
  func same(text: String) {
    #expect(SnapshotDiff(from: text, to: text).isEmpty)
  }

  @Test("patches any old text to the new text with the fewest lines")
  func applies() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &random))
          .map { _ in ["a\n", "b\n", "c\n"].randomElement(using: &random) ?? "" }.joined()
      }
      let difference = SnapshotDiff(from: texts[0], to: texts[1])
      #expect(patched(texts[0], difference.description) == texts[1], "\(texts)")
      let fewest = texts[1].split(separator: "\n").difference(from: texts[0].split(separator: "\n"))
      #expect(difference.removed == fewest.removals.count, "\(texts)")
      #expect(difference.added == fewest.insertions.count, "\(texts)")
    }
  }

  @Test("replaces the whole middle of very different texts, quickly")
  func huge() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    let difference = SnapshotDiff(from: "same\n" + old, to: "same\n" + new)
    #expect(difference.removed == 20_000)
    #expect(difference.added == 20_000)
    let changed = SnapshotDiff(from: old, to: old.replacing("old 9999\n", with: "wren\n"))
    #expect(changed.removed == 1)
  }

  @Test("matches up to 400 differing lines", arguments: [(0, 200, 200), (1, 401, 400)])
  func limit(more: Int, removed: Int, added: Int) {
    func text(_ word: String, _ end: String) -> String {
      (0..<200).map { "\(word) \($0)\nsame \($0)\n" }.joined() + end
    }
    let end = String(repeating: "robin\n", count: more)
    let difference = SnapshotDiff(from: text("old", end), to: text("new", ""))
    #expect(difference.removed == removed)
    #expect(difference.added == added)
  }

  private func picture(_ texts: String..., width: Int = 1) -> String {
    "<svg width=\"\(width)\">\n  <title>star.fill</title>\n"
      + texts.map { "  <text x=\"1\">\($0)</text>\n" }.joined() + "</svg>\n"
  }

  @Test("of pictures has the texts that differ on a terminal, and the XML in full")
  func pictures() {
    let difference = SnapshotDiff(
      from: picture("Save", "Wren"), to: picture("Keep", "Wren", width: 2))
    #expect(
      difference.text() == """
        --- reference
        +++ new
        @@ -1,3 +1,3 @@
         star.fill
        -Save
        +Keep
         Wren
        Lines of SVG: -2 +2
        """)
    #expect(difference.description.contains("-  <text x=\"1\">Save</text>"))
    #expect(SnapshotDiff(from: picture("Save"), to: picture("Save")).text().isEmpty)
  }

  @Test("of pictures with the same texts says so, and a new picture has its texts alone")
  func drawings() {
    #expect(
      SnapshotDiff(from: picture("Save"), to: picture("Save", width: 2)).text() == """
        The texts of the picture are the same.
        Lines of SVG: -1 +1
        """)
    #expect(
      SnapshotDiff(from: "", to: picture("Save")).text() == """
        --- reference
        +++ new
        @@ -0,0 +1,2 @@
        +star.fill
        +Save
        Lines of SVG: -0 +4
        """)
  }

  @Test("is truncated when it is long, with the number of omitted lines")
  func cut() {
    let difference = SnapshotDiff(from: "", to: (0..<200).map { "bird \($0)\n" }.joined())
    let lines = difference.text(limit: 20).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "… 183 more lines of the difference left out (-0 +200)")
    #expect(difference.text(limit: 203) == difference.description)
    #expect(
      difference.text(limit: 202).hasSuffix(
        "+bird 198\n… 1 more line of the difference left out (-0 +200)"))
  }

  /// Applies a difference as `patch` does, for texts with a final line break.
  private func patched(_ old: String, _ diff: String) -> String {
    var rest = old.split(separator: "\n")[...]
    var result: [Substring] = []
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@"), let match = line.firstMatch(of: /-(\d+)(,0)?/) {
        let start = (Int(match.1) ?? 0) - (match.2 == nil ? 1 : 0)
        let copied = start - (old.split(separator: "\n").count - rest.count)
        result += rest.prefix(copied)
        rest = rest.dropFirst(copied)
      } else {
        if !line.hasPrefix("+") { rest = rest.dropFirst() }
        if !line.hasPrefix("-") { result.append(line.dropFirst()) }
      }
    }
    return (result + rest).map { $0 + "\n" }.joined()
  }
}
