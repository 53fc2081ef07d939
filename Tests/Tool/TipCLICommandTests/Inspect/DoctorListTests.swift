import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("All findings of tipctl doctor in one state")
struct DoctorListTests {
  let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  /// Returns the findings as lines, with the advice after a bar, except those in `left`.
  private func findings(
    of document: String, without left: [String] = ["receipt"],
    _ environment: [String: String] = [:]
  ) throws -> [String] {
    try yard.write(document, to: "state.json")
    #expect(yard.run("import", "state.json", "--no-undo", "-q", "--yes").code == .done)
    guard
      case .array(let findings)? = try yard.json("doctor", environment: environment)["findings"]
    else { return [] }
    return findings.compactMap { finding in
      guard case .object(let fields) = finding else { return nil }
      let texts = ["severity", "subject", "message", "advice"].map { name in
        if case .string(let text)? = fields[name] { text } else { "" }
      }
      guard !left.contains(texts[1]) else { return nil }
      return "\(texts[0]) \(texts[1]): \(texts[2]) | \(texts[3])"
    }
  }

  @Test("Tips that can never show, windows and types, each once and with its advice")
  func tips() throws {
    let nest = #"parameter(\"nest\")"#
    let found = try findings(
      of: #"""
        {"schema": 1,
          "tips": [
            {"id": "Count", "options": {"maxDisplayCount": 0, "maxDisplayDuration": 0}},
            {"id": "Edge", "options": {"maxDisplayCount": 1, "maxDisplayDuration": 0.5}},
            {"id": "Never", "rules": [
              "\#(nest) > 3 && \#(nest) < 2 || \#(nest) > 5 && \#(nest) < 4"
            ]},
            {"id": "Often", "rules": ["event(\"didSing\").donations.count > 10"]},
            {"id": "Other", "type": "Window"}, {"id": "Others", "type": "Window"},
            {"id": "Same-1", "type": "Same"}, {"id": "Same", "type": "Same"},
            {"id": "Window", "type": "WindowTip", "rules": [
              "event(\"didSing\").donations.donatedWithin(.days(30)).count < 2",
              "event(\"didSing\").donations.donatedWithin(.days(31)).count < 2"
            ]}
          ],
          "parameters": [{"id": "nest", "type": "Int", "initialValue": 0}],
          "events": [{"id": "didSing", "donations": ["2026-11-20T17:00:00Z"],
            "limit": {"maximumCount": 10, "maximumAge": "days(30)"}}]}
        """#)
    #expect(
      found == [
        "problem Count: It can never show: its MaxDisplayCount is 0. "
          + "| Give it one of 1 or more, or leave it out.",
        "problem Count: It can never show: its MaxDisplayDuration is 0 seconds or less. "
          + "| Give it a longer one, or leave it out.",
        #"problem Never: It can never show: parameter("nest") > 3 and parameter("nest") < 2 can "#
          + "never hold together; nor can the alternatives of its ||. | Correct the rules.",
        #"problem Often: It can never show: event("didSing").donations.count > 10 can never "#
          + "hold: at most 10 donations can count there. "
          + "| Ask for fewer donations, or give the event a larger DonationLimit.",
        #"warning Window: It counts donations to "didSing" of 31 days, but those older than 30 "#
          + "days are not kept. "
          + "| Shorten the window, or give the event's DonationLimit a longer maximumAge.",
        #"warning Window: The id of this tip of the type "WindowTip" is the type name of "#
          + #""Other". Two types with one id replace each other whenever one is evaluated. "#
          + "| Give each type an id of its own.",
      ])
  }

  @Test("Names that rules read and nobody writes, and names that are alike")
  func names() throws {
    let donated = [
      "didFlyAt", "didFlyBt", "didFlyB", "wingsOf12", "wingsOf13", "wingsOfA2",
      "didSeeSwan", "didSeeSwim", "didSeeswan", "didHatcx", "didHatcy",
    ]
    let list = donated.map { #"{"id": "\#($0)", "donations": ["2026-11-20T17:00:00Z"]}"# }
    let parameters = ["egg", "Eggs2", "eggs_2", "a-nest", "aNest", "ANest"].map {
      #"{"id": "\#($0)", "type": "Int", "initialValue": 0}"#
    }
    let eggs = #""parameter(\"eggs\") > 0""#
    let hatch = #""event(\"didHatch\").donations.isEmpty""#
    let sing = #""event(\"didSing\").donations.isEmpty""#
    let found = try findings(
      of: #"""
        {"schema": 1,
          "tips": [
            {"id": "D", "rules": [\#(eggs), \#(hatch), \#(sing)]},
            {"id": "C", "rules": [\#(eggs), \#(hatch)]},
            {"id": "B", "rules": [\#(eggs), \#(hatch)]},
            {"id": "A", "rules": [
              \#(eggs), "parameter(\"ages\") > 0", "parameter(\"egg\") < 9", \#(sing)]}
          ],
          "parameters": [\#(parameters.joined(separator: ", "))],
          "events": [\#(list.joined(separator: ", ")), {"id": "didHatcs"}]}
        """#)
    let unknown = "an unknown parameter, and no rule with it holds. |"
    let same =
      "differ only in case or separators. "
      + "| Write one name everywhere, then reset the other."
    func slip(_ first: String, _ second: String) -> String {
      "note \(first): The events \"\(first)\" and \"\(second)\" differ in one letter. "
        + "| Check whether one of them is a typo."
    }
    #expect(
      found == [
        "warning ages: A reads \(unknown) Let the app use the parameter once, or correct its name "
          + "in the rule.",
        "warning eggs: A, B, C, … read \(unknown) Did you mean \"Eggs2\"?",
        "warning didHatch: B, C, D read an event that has no donations, and no rule reads "
          + "\"didHatcx\", which has donations. | Write one name in both places.",
        "warning ANest: The parameters \"ANest\" and \"a-nest\" and \"aNest\" \(same)",
        "warning Eggs2: The parameters \"Eggs2\" and \"eggs_2\" \(same)",
        "warning didSeeSwan: The events \"didSeeSwan\" and \"didSeeswan\" \(same)",
        "note didSing: A, D read an event that has no donations yet. "
          + "| Donate to it in the app if that code is missing.",
        slip("didFlyAt", "didFlyBt"), slip("didHatch", "didHatcs"),
        slip("didHatch", "didHatcx"),
        slip("didHatcs", "didHatcx"), slip("didHatch", "didHatcy"),
        slip("didHatcs", "didHatcy"),
        slip("didHatcx", "didHatcy"), slip("wingsOf12", "wingsOfA2"),
      ])
  }

  @Test("Names are compared letter by letter while there are at most 300", arguments: [300, 301])
  func manyNames(count: Int) throws {
    let names = (3...count).map { "fed\($0)" } + ["didSeeSwan", "didSeeSwam"]
    let list = names.map { #"{"id": "\#($0)"}"# }
    let found = try findings(of: #"{"schema": 1, "events": [\#(list.joined(separator: ", "))]}"#)
    let slip =
      "note didSeeSwam: The events \"didSeeSwam\" and \"didSeeSwan\" differ in one letter. "
      + "| Check whether one of them is a typo."
    #expect(found == (count > 300 ? [] : [slip]))
  }

  @Test("Overrides of the datastore, of the shell, and files of snapshots")
  func surroundings() throws {
    let folder = yard.folder.appending(path: "Tests/__Snapshots__")
    for path in [
      "BackyardTests/sings.1.pending.txt", "AlertTests/asks.1.pending.txt",
      "BackyardTests/.tipsnapshot-7-1.tmp", "AlertTests/.tipsnapshot-9-2.tmp",
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let found = try findings(
      of: #"""
        {"schema": 1, "tips": [{"id": "FeedBirdsTip"}],
          "overrides": {
            "all": "hidden",
            "tips": {"Zed": "hidden", "FeedBirdsTip": "shown", "Alpha": "shown"},
            "controls": {"AnswerAlerts": "*=Cancel", "HideToolTips": "*"},
            "displayFrequency": "weekly"}}
        """#, without: [],
      ["TIPCTL_HIDE_TIPS": "FeedBirdsTip", "TIPCTL_RECEIPT": "receipt.json"])
    let rules = "Return it to its rules: tipctl auto"
    let unknown = "and no such tip is known"
    let asks = "Tests/__Snapshots__/AlertTests/asks.1.txt"
    #expect(
      found == [
        "warning all tips: Every tip is still forced: hidden. "
          + "| Return them to their rules: tipctl auto",
        "warning Alpha: It is still forced: shown, \(unknown). | \(rules) Alpha",
        "warning FeedBirdsTip: It is still forced: shown. | \(rules) FeedBirdsTip",
        "warning Zed: It is still forced: hidden, \(unknown). | \(rules) Zed",
        "warning display frequency: The display frequency is still set: weekly. "
          + "| Clear it: tipctl frequency --clear",
        "warning alerts: AnswerAlerts is still set, so alerts are not shown. "
          + "| Clear it: tipctl alerts --clear",
        "warning \(asks): 2 snapshots below this folder to review: \(asks) and 1 more. "
          + "| Run \"tipctl snapshots review\".",
        "note TIPCTL_HIDE_TIPS: This shell's environment sets TIPCTL_HIDE_TIPS, for tipctl and its "
          + "child processes. | Unset it when it is no longer needed.",
        "note receipt: No app has written a receipt yet. | ",
        "note Tests/__Snapshots__/AlertTests/.tipsnapshot-9-2.tmp: Found 2 files of interrupted "
          + "writes below this folder. | Remove them with \"tipctl snapshots prune\".",
      ])
  }

  @Test("A file of more than a million bytes, and a log of more than four")
  func sizes() throws {
    let message = String(repeating: "wren ", count: 210_000)
    let found = try findings(
      of: #"{"schema": 1, "tips": [{"id": "WrenTip", "message": "\#(message)"}]}"#)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note \(yard.file): The file is large: 10") == true)
    let log = URL(filePath: yard.file + "-wal")
    for (size, isLarge) in [(4_000_000, false), (4_000_001, true)] {
      try Data(count: size).write(to: log)
      let text = "The log beside the file is large: \(size) bytes."
      let run = yard.run("doctor")
      #expect(run.output.contains(text) == isLarge)
      #expect(run.lines.first?.contains(" bytes, log \(size) bytes, ") == true)
    }
  }
}
