import Foundation
import Testing
import TipSnapshot

@Suite("A redaction")
struct RedactionTests {
  @Test(
    "replaces values that change with each run by aliases",
    arguments: [
      ("seen 2026-11-21T09:00:00.000Z, fed 2026-11-21T09:00:00Z", "seen <date1>, fed <date2>"),
      ("2026-11-21T09:00:00Z 2026-11-22T09:00:00Z 2026-11-21T09:00:00Z", "<date1> <date2> <date1>"),
      ("at 2026-11-21T09:00:00+02:00.", "at <date1>."),
      ("| 2026-11-21T09:00:00Z | wren |", "| <date1> | wren |"),
      ("bird 6F9619FF-8B86-D011-B42D-00CF4FC964FF", "bird <uuid1>"),
      ("6f9619ff-8b86-d011-b42d-00cf4fc964ff!", "<uuid1>!"),
      (#"{"path":"\/tmp","file":"/tmp/birds/wren.json"}"#, #"{"path":"\/tmp","file":"<path1>"}"#),
      ("/home/wren/a.txt and /home/wren/b.txt.", "<path1> and <path2>."),
      ("file=/var/birds:12", "file=<path1>"), ("in /a/b now", "in <path1> now"),
      ("/tmp/birds/2026-11-21T09:00:00Z", "<path1>"),
      ("2026-11-21T09:00:00.5Z 2026-11-21T09:00:00.25Z", "<date1> <date2>"),
      ("[2026-11-21T09:00:00-05:30]", "[<date1>]"), ("at:2026-11-21T09:00:00Z", "at:<date1>"),
      (
        "\t/a/b\n/a/c\r/a/d'/a/e`/a/f(/a/g[/a/h{/a/i</a/j,/a/k|/a/l>/a/m",
        "\t<path1>\n<path2>\r<path3>'<path4>`<path5>(<path6>[<path7>{<path8><<path9>,<path10>"
          + "|<path11>><path12>"
      ),
      ("2026-11-21T09:00:00Z /a/b 2026-11-21T09:00:00Z /a/b", "<date1> <path1> <date1> <path1>"),
    ])
  func aliases(text: String, expected: String) {
    #expect(SnapshotRedaction.all(text) == expected)
  }

  @Test(
    "keeps similar text",
    arguments: [
      "3/4 of a/b/c", "https://birds.example/north/feeder", "2026-11-21", "12026-11-21T09:00:00Z",
      "2026-11-21T09:00:00", "6F9619FF-8B86-D011-B42D-00CF4FC964FFA", "</title>", "a - b", "/", "",
      "-", "/n", "Nord/Süd", "12-34-56", "and/or", "// a comment", "x-6F9619FF-8B86", "/birds",
      "in /a/ now", "in /ab now", "in /a\u{7F}b/c now", "2026-11-21T09:00:00.",
      "2026-11-21T09:00:00.Z", "2026-11-21T09:00:00Zone", "abcd-11-21T09:00:00Z",
      "a026-11-21T09:00:00Z", "_2026-11-21T09:00:00Z", "\u{C0}2026-11-21T09:00:00Z",
      "A6F9619FF-8B86-D011-B42D-00CF4FC964FF", "bird19FF-8B86-D011-B42D-00CF4FC964FF",
      "gF9619FF-8B86-D011-B42D-00CF4FC964FF",
    ])
  func others(text: String) {
    #expect(SnapshotRedaction.all(text) == text)
  }

  @Test("replaces the given kinds only")
  func kinds() {
    let text = "2026-11-21T09:00:00Z 6F9619FF-8B86-D011-B42D-00CF4FC964FF /tmp/birds"
    #expect(SnapshotRedaction.none(text) == text)
    #expect(
      SnapshotRedaction.dates(text) == "<date1> 6F9619FF-8B86-D011-B42D-00CF4FC964FF /tmp/birds")
    #expect(SnapshotRedaction.uuids(text) == "2026-11-21T09:00:00Z <uuid1> /tmp/birds")
    #expect(
      SnapshotRedaction.paths(text)
        == "2026-11-21T09:00:00Z 6F9619FF-8B86-D011-B42D-00CF4FC964FF <path1>")
    #expect(
      SnapshotRedaction([.paths, .dates])(text)
        == "<date1> 6F9619FF-8B86-D011-B42D-00CF4FC964FF <path1>")
  }

  @Test("can be added to a strategy")
  func strategy() throws {
    let strategy = SnapshotStrategy<String>(fileExtension: "log") { $0 }.redacting(.dates)
    #expect(try strategy.text("2026-11-21T09:00:00Z") == "<date1>")
    #expect(strategy.fileExtension == "log")
  }
}
