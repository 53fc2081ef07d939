import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipTesting

@Suite("Transcripts of the shell", .ownThread)
struct TranscriptTests {
  /// A change of any word, order, number, exit code or blank of a command shows here.
  @Test(
    "Each command prints the recorded lines on both streams, and ends with the recorded code",
    .tips, arguments: Transcript.all)
  func commands(transcript: Transcript) throws {
    let yard = try TranscriptYard()
    let text = transcript.lines.map(yard.transcript).joined(separator: "\n")
    assertTipSnapshot(of: text, as: .lines, named: transcript.name, test: "shell")
  }

  @Test("The recorded JSON is valid by the published schema", arguments: Transcript.all)
  func schema(transcript: Transcript) throws {
    let outputs = try transcript.recordedJSON()
    let asked = transcript.lines.count { $0.contains("--format json") }
    #expect(outputs.count >= asked)
    for output in outputs { #expect(try OutputSchema.problems(with: output) == []) }
  }
}

extension Transcript {
  /// Returns the objects that the recorded commands have printed as JSON, on both streams.
  fileprivate func recordedJSON() throws -> [StoredValue] {
    let folder = "Tests/Tool/TipCLITests/Transcripts/__Snapshots__/TranscriptTests"
    let text = try PackageFile.text("\(folder)/shell.\(name).txt")
    // A result begins and ends with a line of one brace. An error is one line.
    let objects = text.matches(of: /(?ms)^\{\n.*?^\}$|^! \{[^\n]*\}$/)
    return try objects.map { object in
      let json = object.output.drop { $0 != "{" }
      return try StoredValue(json: String(json), subject: name)
    }
  }
}

/// A datastore with everything that a command can tell of, in a folder whose name is not printed.
private struct TranscriptYard {
  private let yard: Yard

  init() throws {
    yard = try ExampleYard.make()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let hour = 3_600_000 as Int64
    let removal = TipAlert(
      id: "remove-backyard", title: "Remove “North Pond”?", message: "You can’t undo this.",
      buttons: [.destructive("Remove"), .cancel], hasSuppression: true)
    let opaque = OpaqueRule(source: "visits.isBusy", inputs: [])
    let changes: [Change.Action] = [
      .registerTip(TipDefinition(id: "BusyTip", title: "Busy Hours", rules: [.opaque(opaque)])),
      .registerTip(TipDefinition(id: "NewTrail-1", type: "NewTrailTip", title: "New Trail")),
      .registerTip(TipDefinition(id: "NewTrail-2", type: "NewTrailTip", title: "Newer Trail")),
      .recordOpaqueResult(tip: "BusyTip", source: "visits.isBusy", value: false),
      .useGroups([GroupDefinition(.ordered, ["NewTrail-1", "NewTrail-2", "FeedBirdsTip"])]),
      .registerToolTip(
        ToolTipDefinition(id: "star.button", text: "Save to your list", control: "Favorite")),
      .registerToolTip(ToolTipDefinition(id: "color", control: "Color", asksDelegate: true)),
      .registerToolTip(ToolTipDefinition(id: "phone", text: "Fill with seeds", platform: .iOS)),
      .beginAlert(removal, display: ActiveDisplay(id: "a", began: now, owner: "1:gone")),
      .endAlert(id: removal.id, display: "a", button: "Remove"),
      .suppressAlert(id: removal.id, button: "Remove"),
      .beginDisplay(
        tip: "NewTrail-1",
        display: ActiveDisplay(id: "d", began: now.adding(milliseconds: -hour), owner: "1:gone"),
        isForced: false),
      .endDisplay(tip: "NewTrail-1", display: "d", isForced: false, isAbandoned: false),
    ]
    for change in changes { try yard.change(change) }
  }

  /// Returns a command line with its output, and its exit code if it is not 0.
  func transcript(of line: String) -> String {
    let run = run(line)
    let errors = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "! \($0)\n" }.dropLast().joined()
    let code = run.code == .done ? "" : "exit \(run.code.rawValue)\n"
    return "$ \(line)\n\(run.output)\(errors)\(code)"
      .replacing(yard.folder.path, with: "/yard").replacing("\u{1B}", with: "^")
  }

  /// Runs a line: `NAME=value` sets a variable, `WIDTH=60` a terminal, `echo y |` the input.
  private func run(_ line: String) -> RecordedRun {
    let start = line.firstRange(of: "tipctl")?.lowerBound ?? line.startIndex
    var input = yard.export.split(separator: "\n").map(String.init)
    var environment = ["TIPCTL_DATASTORE": "."]
    let before = line[..<start].split(separator: " ").map(String.init)
    if before.first == "echo" { input = before.dropFirst().filter { $0 != "|" } }
    for word in before where word.contains("=") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      environment[String(parts[0])] = String(parts[1])
    }
    return yard.run(arguments(ofExample: line) ?? [], input: input, environment: environment) {
      $0.currentDirectory += "/birds"
      guard let width = environment["WIDTH"].flatMap(Int.init) else { return }
      ($0.inputIsTerminal, $0.outputIsTerminal, $0.errorIsTerminal) = (true, true, true)
      $0.width = width
    }
  }
}
