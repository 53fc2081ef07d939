import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipModel

@Suite("tipctl watch, live", .ownThread)
struct WatchProcessTests {
  private static let environment = ["TIPCTL_DATASTORE": "birds"]

  private func watch(
    _ words: String = "", in yard: Yard, columns: Int = 200, _ additions: [String: String] = [:]
  ) throws -> Terminal {
    try Terminal(
      "exec tipctl watch \(words)", in: yard.folder, columns: columns,
      environment: Self.environment.merging(additions) { $1 })
  }

  private func run(_ script: String, in yard: Yard) throws {
    let run = try BuiltTools.shell(script, in: yard.folder, environment: Self.environment)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("prints changes by commands and the running app, until Ctrl-C")
  func live() throws {
    let yard = try Yard(isEmpty: true)
    try run("BackyardBirds sign-in", in: yard)
    let terminal = try watch(in: yard)
    try terminal.wait(for: "FavoriteBackyardTip: pending")
    try terminal.wait(for: "Ctrl-C ends it.")
    try run("tipctl show FavoriteBackyardTip", in: yard)
    try terminal.wait(
      for: "FavoriteBackyardTip: pending -> available  (tipctl show FavoriteBackyardTip)\n")
    try run("tipctl undo --yes", in: yard)
    try terminal.wait(for: "available -> pending  (tipctl undo: show FavoriteBackyardTip)\n")
    try run("for place in pond north pond; do BackyardBirds view $place; done", in: yard)
    // Other changes of the app may be batched with the donation, and are listed beside it.
    try terminal.wait(for: "FavoriteBackyardTip: pending -> available  (app: ")
    try terminal.wait(for: "donated didViewBackyard")
    try terminal.type("\u{03}")
    #expect(try terminal.end() == 0)
    #expect(terminal.screen.hasSuffix("\n"))
  }

  @Test("reports the end of the display frequency interval, with one alarm")
  func time() throws {
    let yard = try Yard()
    try yard.change(.registerTip(TipDefinition(id: "NestTip")))
    let end = try #require(Timestamp(iso8601: "2026-11-20T08:30:00Z"))
    try run("tipctl clock 2026-11-20T08:29:58Z", in: yard)
    let terminal = try watch("NestTip", in: yard)
    try terminal.wait(for: "NestTip: pending\n")
    for seconds: Int64 in [2, 16, 128, 1024] {
      // The clock begins to run when the last line is there.
      let start = end.adding(milliseconds: -1000 * seconds)
      try run("tipctl clock @\(start)", in: yard)
      try terminal.wait(for: "NestTip: pending -> available  (")
      try terminal.wait(for: ")\n")
      if !terminal.screen.hasSuffix("(tipctl clock @\(start))\n") { break }
      // On a busy machine the interval was over before the watch could wait for its end.
      try run("tipctl clock 2026-11-20T08:00:00Z", in: yard)
      try terminal.wait(for: "NestTip: available -> pending  (tipctl clock ")
      try terminal.wait(for: ")\n")
    }
    #expect(
      terminal.screen.hasSuffix(
        "NestTip: pending -> available  (time: the display frequency interval ended)\n"))
    try terminal.type("\u{03}")
    #expect(try terminal.end() == 0)
  }

  @Test("folds its lines on a narrow terminal")
  func narrow() throws {
    let yard = try Yard()
    let terminal = try watch("FeedBirdsTip", in: yard, columns: 40)
    try terminal.wait(for: "Ctrl-C ends it.")
    try run("tipctl hide FeedBirdsTip", in: yard)
    try terminal.wait(for: "FeedBirdsTip)\n")
    try terminal.type("\u{03}")
    #expect(try terminal.end() == 0)
    let lines = terminal.screen.split(separator: "\n").filter { !$0.hasPrefix("Datastore") }
    for line in lines { #expect(line.count <= 40, "\(line)") }
  }

  @Test(
    "ends by a signal that the parent has blocked, or ignores", arguments: ["BLOCK", "IGN"],
    ["TERM", "INT"])
  func inherited(how: String, signal: String) throws {
    let yard = try Yard()
    var parent = "signal.signal(signal.SIG\(signal), signal.SIG_IGN)"
    if how == "BLOCK" {
      parent = "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIG\(signal)])"
    }
    try run(
      """
      mkfifo lines
      python3 -c 'import os, signal
      \(parent)
      signal.alarm(600)
      os.execvp("tipctl", ["tipctl", "-q", "watch"])' > lines & watch=$!
      { read -r first; kill -\(signal) $watch; cat > rest; } < lines
      wait $watch
      """, in: yard)
  }

  @Test("goes on after a hang-up below nohup")
  func nohup() throws {
    let yard = try Yard()
    try run(
      """
      mkfifo lines
      nohup tipctl -q watch > lines 2> /dev/null & watch=$!
      { read -r first; kill -HUP $watch; tipctl show FavoriteBackyardTip > /dev/null
        grep -m 1 'tipctl show FavoriteBackyardTip' > found; kill -TERM $watch; cat > rest; } < lines
      wait $watch
      test -s found
      """, in: yard)
  }

  @Test("ends with 0 on a signal and on a closed pipe", arguments: ["TERM", "INT", "HUP"])
  func ends(signal: String) throws {
    let yard = try Yard()
    // The tests themselves may run below nohup.
    try run(
      """
      mkfifo lines
      python3 -c 'import os, signal
      signal.signal(signal.SIG\(signal), signal.SIG_DFL)
      os.execvp("tipctl", ["tipctl", "-q", "watch", "--format", "json"])' > lines & watch=$!
      { read -r first; kill -\(signal) $watch; cat > rest; } < lines
      wait $watch
      """, in: yard)
    let piped = try BuiltTools.shell(
      "{ tipctl -q watch; echo $? >&2; } | { read -r first; echo $first; }", in: yard.folder,
      environment: Self.environment)
    #expect(piped.errors == "0\n")
    #expect(
      piped.output.hasSuffix("FavoriteBackyardTip: available\n")
        || piped.output.hasSuffix("pending\n"))
  }

  /// How the datastore goes, and comes back.
  @Test(
    "waits for a datastore that is away (D47)",
    arguments: [
      ("mv birds/.tipkit away", "mv away birds/.tipkit"),
      ("cp -r birds away; rm -rf birds", "mv away birds"),
      ("mv birds/.tipkit/tips.sqlite away", "mv away birds/.tipkit/tips.sqlite"),
    ])
  func gone(script: String, back: String) throws {
    let yard = try Yard()
    let terminal = try watch(in: yard)
    try terminal.wait(for: "Ctrl-C ends it.")
    try run(script, in: yard)
    try terminal.wait(for: "There is no datastore at")
    try run(back, in: yard)
    try run("tipctl hide FeedBirdsTip", in: yard)
    try terminal.wait(for: "(tipctl hide FeedBirdsTip)\n")
    try terminal.type("\u{03}")
    #expect(try terminal.end() == 0)
  }
}
