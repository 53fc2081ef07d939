import Testing

@testable import TipCLI

@Suite("The colours of a difference")
struct ColouredDifferenceTests {
  /// The lines of a difference, and the same with the codes of their colours.
  @Test(
    "The words that differ are inverted in a pair of lines with a common word",
    arguments: [
      (
        [
          "--- old", "+++ new", "@@ -1,2 +1,2 @@", " nest", "-wren sings", "\\ No newline",
          "+robin sings",
        ],
        [
          "<1;31 --- old>", "<32 +++ new>", "<36 @@ -1,2 +1,2 @@>", " nest",
          "<1;31 -><7;1;31 wren><1;31  sings>", "\\ No newline",
          "<32 +><7;32 robin><32  sings>",
        ]
      ),
      (["@@ @@", "-wren", "+robin"], ["<36 @@ @@>", "<1;31 -wren>", "<32 +robin>"]),
      (
        ["@@ @@", "-a b", "+c b", "+d b"],
        ["<36 @@ @@>", "<1;31 -a b>", "<32 +c b>", "<32 +d b>"]
      ),
      (
        ["@@ @@", "-a b", " nest", "+c b"],
        ["<36 @@ @@>", "<1;31 -a b>", " nest", "<32 +c b>"]
      ),
      (
        ["@@ @@", "-a b", "+c b", "-d b", "+e b", "-f"],
        [
          "<36 @@ @@>", "<1;31 -><7;1;31 a><1;31  b>", "<32 +><7;32 c><32  b>",
          "<1;31 -><7;1;31 d><1;31  b>", "<32 +><7;32 e><32  b>", "<1;31 -f>",
        ]
      ),
      (["-a b", "+c b"], ["<1;31 -a b>", "<32 +c b>"]), ([], []),
    ] as [([String], [String])])
  func colours(lines: [String], expected: [String]) {
    let found = ColouredDifference(style: Style(isEnabled: true)).lines(lines).map { line in
      line.replacing("\u{1B}[0m", with: ">")
        .replacing(/\x1B\[(?<codes>[\d;]+)m/) { "<\($0.codes) " }
    }
    #expect(found == expected)
    #expect(ColouredDifference(style: .plain).lines(lines) == lines)
  }
}
