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
    var far = lines
    (far[4], far[30]) = ("wren\n", "robin\n")
    #expect(diff(lines.joined(), far.joined()).components(separatedBy: "@@ -").count == 3)
    var near = lines
    (near[4], near[10]) = ("wren\n", "robin\n")
    #expect(diff(lines.joined(), near.joined()).components(separatedBy: "@@ -").count == 2)
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
    ])
  func ends(old: String, new: String, expected: String) {
    #expect(diff(old, new) == "--- old\n+++ new\n\(expected)")
  }

  @Test("is empty for equal texts", arguments: ["", "\n", "wren", "wren\nrobin\n"])
  func same(text: String) {
    #expect(SnapshotDiff(from: text, to: text).isEmpty)
  }

  @Test("patches any old text to the new text")
  func applies() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &random))
          .map { _ in ["a\n", "b\n", "c\n"].randomElement(using: &random) ?? "" }.joined()
      }
      let difference = SnapshotDiff(from: texts[0], to: texts[1])
      #expect(patched(texts[0], difference.description) == texts[1], "\(texts)")
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
