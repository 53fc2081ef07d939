import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot
import TipStore

@Suite("Findings of tipctl doctor")
struct DoctorTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  /// The findings as lines, such as `warning clock: The clock is still set: +3d`.
  private func findings(_ environment: [String: String] = [:]) throws -> [String] {
    let answer = try yard.json("doctor", environment: environment)
    guard case .array(let findings)? = answer["findings"] else { return [] }
    return findings.map { finding in
      guard case .object(let fields) = finding, case .string(let severity)? = fields["severity"],
        case .string(let subject)? = fields["subject"],
        case .string(let message)? = fields["message"], case .string(let advice)? = fields["advice"]
      else { return "" }
      #expect(".?".contains(message.suffix(1)), "\(message)")
      #expect(
        advice.isEmpty || ".?".contains(advice.suffix(1)) || advice.contains(": tipctl"))
      return "\(severity) \(subject): \(message)"
    }
  }

  private func finds(_ line: String, _ environment: [String: String] = [:]) throws {
    let found = try findings(environment)
    #expect(found.contains { $0.hasPrefix(line) }, "\(found)")
    let isNote = line.hasPrefix("note")
    #expect(yard.run("doctor", environment: environment).code == (isNote ? .done : .no))
  }

  private func add(_ rules: String..., options: TipOptions = TipOptions()) throws {
    let trees = try rules.map { try RuleExpression(parsing: $0) }
    try yard.change(
      .registerTip(TipDefinition(id: "OddTip", rules: trees, options: options)))
  }

  @Test("A folder and a file that others may write are warnings")
  func writableByOthers() throws {
    let yard = try Yard()
    let folder = URL(filePath: yard.file).deletingLastPathComponent().path
    #expect(!yard.run("doctor").output.contains("Other users"))
    for (path, mode, kind) in [(folder, 0o770, "folder"), (yard.file, 0o602, "file")] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let run = yard.run("doctor")
      #expect(run.code == .no)
      #expect(run.output.contains("warning: \(path)\n"), "\(run.output)")
      #expect(run.output.contains("Other users may write the \(kind) \"\(path)\"."))
      #expect(run.output.contains("chmod go-w \(path)"))
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
  }

  @Test("Donations that no rule can count any more are named (D48)")
  func unneededDonations() throws {
    try add("event(\"didRing\").donations.donatedWithin(.days(2)).count > 1")
    let now = try #require(Timestamp(iso8601: Yard.now))
    for days in [Int64(1), 29, 31, 90] {
      let date = now.adding(milliseconds: -days * 86_400_000)
      try yard.change(.donate(event: "didRing", date: date, info: nil))
    }
    try finds("note didRing: No rule can count 2 donations before ")
  }

  @Test("A sound datastore is healthy, with only notes")
  func healthy() throws {
    let run = yard.run("doctor", "-q")
    #expect(run.code == .done, "\(run.output)")
    #expect(run.lines[0].contains("tips.sqlite: version 7, "))
    #expect(run.lines.last?.hasPrefix("Healthy: ") == true)
    let answer = try yard.json("doctor")
    #expect(answer.keys.sorted() == ["datastore", "findings", "healthy", "schema"])
    #expect(answer["healthy"] == true)
    #expect(try findings().allSatisfy { $0.hasPrefix("note ") })
  }

  @Test("It says how much is kept for undo (D41)")
  func operations() throws {
    let size = try Data(contentsOf: URL(filePath: yard.file)).count
    #expect(
      yard.run("doctor", "-q").lines[0]
        == "\(yard.file): version 7, \(size) bytes, 0 operations for undo "
        + "(0 of at most 1000000 bytes)")
    #expect(
      try yard.json("doctor")["datastore"] == [
        "path": .string(yard.file), "version": 7, "fileBytes": .int(size), "logBytes": 0,
        "operations": 0, "operationBytes": 0,
      ])
    #expect(yard.run("hide", "--all").code == .done)
    let store = try SQLiteDatastore(path: yard.file, mode: .tool(creates: false))
    defer { store.close() }
    let bytes = try store.facts().operations.bytes
    #expect(
      yard.run("doctor", "-q").lines[0].hasSuffix(
        ", 1 operation for undo (\(bytes) of at most 1000000 bytes)"))
    guard case .object(let file)? = try yard.json("doctor")["datastore"] else {
      Issue.record("The answer has no datastore")
      return
    }
    #expect(file["operations"] == 1)
    #expect(file["operationBytes"] == .int(bytes))
  }

  @Test("It changes nothing")
  func readsOnly() throws {
    let before = try Data(contentsOf: URL(filePath: yard.file))
    _ = yard.run("doctor")
    #expect(try Data(contentsOf: URL(filePath: yard.file)) == before)
  }

  // MARK: - Tips

  @Test("Tips whose options never let them show (D8)")
  func options() throws {
    try add(options: TipOptions(maxDisplayCount: 0))
    try finds("problem OddTip: It can never show: its MaxDisplayCount is 0.")
    try add(options: TipOptions(maxDisplayDuration: -5))
    try finds(
      "problem OddTip: It can never show: its MaxDisplayDuration is 0 seconds or less.")
  }

  @Test("Tips with contradictory rules")
  func contradictions() throws {
    let count = #"parameter("BackyardBirds.favoriteCount")"#
    try add("\(count) > 3", "\(count) < 2")
    try finds(
      "problem OddTip: It can never show: \(count) > 3 and \(count) < 2 can never hold")
    try add(#"event("didSearchBird").donations.count >= 2000"#)
    try finds("problem OddTip: It can never show: event(\"didSearchBird\").donations.count >= 2000")
    try add(#"event("didViewBackyard").donations.count > 100"#)
    try finds("problem OddTip: It can never show: event(\"didViewBackyard\")")
    try add("1 + 2", "true")
    try finds("problem OddTip: It can never show: 1 + 2 can never hold")
  }

  @Test("A part that cannot be evaluated is a problem, but the tip may still show")
  func mistakes() throws {
    try add("true || 1")
    #expect(yard.run("check", "OddTip").code == .done)
    try finds("problem OddTip: A part of its rules cannot be evaluated: \"1\" is a number")
    #expect(try !findings().contains { $0.contains("never show") })
    try add("true || 1", "true || 2")
    #expect(try findings().count { $0.contains("cannot be evaluated") } == 1)
  }

  @Test("A window that is longer than its event's age limit")
  func window() throws {
    try add(#"event("didViewBackyard").donations.donatedWithin(.days(60)).count >= 1"#)
    try finds(
      "warning OddTip: It counts donations to \"didViewBackyard\" of 60 days, but those")
  }

  @Test("An id that is also another tip's type (D17)")
  func ids() throws {
    try yard.change(.registerTip(TipDefinition(id: "FeedBirdsTip", type: "Feeder")))
    try yard.change(.registerTip(TipDefinition(id: "Feed-7", type: "FeedBirdsTip")))
    try finds(
      "warning FeedBirdsTip: The id of this tip of the type \"Feeder\" is the type name")
  }

  // MARK: - Names

  @Test("Unknown parameters, and events without donations")
  func names() throws {
    try add(#"parameter("BackyardBirds.isSignedOut") == true"#)
    try finds("warning BackyardBirds.isSignedOut: OddTip reads an unknown parameter")
    try add(#"event("didSeeOwl").donations.isEmpty"#)
    try finds("note didSeeOwl: OddTip reads an event that has no donations yet.")
    try yard.change(.donate(event: "didSeeOwls", date: at(Yard.now), info: nil))
    try finds("warning didSeeOwl: OddTip reads an event that has no donations, and no rule")
  }

  @Test("The name that was meant by a rule has donations, and no rule reads it")
  func meant() throws {
    try add(
      #"event("didSeeOwl").donations.isEmpty"#, #"event("didSeeOwls").donations.isEmpty"#)
    let note = "note didSeeOwl: OddTip reads an event that has no donations yet."
    // Known to the app, but without donations.
    try yard.change(.registerEvent(EventDefinition(id: "didSeeOwle", limit: nil)))
    try finds(note)
    // Donated, but for the other rule.
    try yard.change(.donate(event: "didSeeOwls", date: at(Yard.now), info: nil))
    #expect(try findings().contains(note))
  }

  @Test("Names that are alike come in the order of the alphabet")
  func alikeOrder() throws {
    let names = ["sawFinch", "sawJay", "sawKite", "sawOwl", "sawTit", "sawWren"]
    for name in names.reversed() + names.map({ $0.lowercased() }) {
      try yard.change(.donate(event: name, date: at(Yard.now), info: nil))
    }
    let found = try findings().filter { $0.contains("differ only in case") }
    #expect(
      found
        == names.map { name in
          "warning \(name): The events \"\(name)\" and \"\(name.lowercased())\" differ only in case "
            + "or separators."
        })
  }

  @Test("Names that differ in case, separators or one letter")
  func alike() throws {
    try yard.change(.donate(event: "didviewbackyard", date: at(Yard.now), info: nil))
    try finds(
      "warning didViewBackyard: The events \"didViewBackyard\" and \"didviewbackyard\"")
    try yard.change(.setParameter(id: "BackyardBirds.favoriteCounts", value: 1))
    try finds("warning")
    #expect(try findings().contains { $0.contains("differ in one letter") })
  }

  @Test("A name in a message adds neither lines nor colours to the report")
  func forged() throws {
    let id = "OddTip\nHealthy: nothing found.\u{1B}[32m"
    let rule = try RuleExpression(parsing: #"event("didSeeOwl").donations.isEmpty"#)
    try yard.change(.registerTip(TipDefinition(id: id, rules: [rule])))
    let run = yard.run("doctor", environment: ["CLICOLOR_FORCE": "1"])
    #expect(
      run.lines.contains(
        #"  OddTip\nHealthy: nothing found.\u{1B}[32m reads an event that has no donations yet."#))
    #expect(!run.lines.contains { $0.hasPrefix("Healthy: nothing found.") })
  }

  // MARK: - Force

  @Test("Overrides that are still set, with the command to remove them")
  func forced() throws {
    for command in [
      ["show", "FeedBirdsTip"], ["hide", "--all"], ["clock", "+3d"], ["frequency", "weekly"],
    ] {
      #expect(yard.run(command).code == .done)
    }
    try finds("warning FeedBirdsTip: It is still forced: shown.")
    try finds("warning all tips: Every tip is still forced: hidden.")
    try finds("warning clock: The clock is still set: +3d.")
    try finds("warning display frequency: The display frequency is still set: weekly.")
    for command in [["auto"], ["clock", "--clear"], ["frequency", "--clear"]] {
      #expect(yard.run(command).code == .done)
    }
    #expect(yard.run("doctor").code == .done)
    try finds("note TIPCTL_HIDE_ALL_TIPS:", ["TIPCTL_HIDE_ALL_TIPS": "1"])
  }

  @Test("Displays whose process is gone, but not those of a live one")
  func displays() throws {
    let began = at(Yard.now)
    func begin(_ owner: String, _ id: String) throws {
      let display = ActiveDisplay(id: id, began: began, owner: owner)
      try yard.change(.beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false))
    }
    try begin("\(getppid()):wren", "1")
    #expect(yard.run("doctor").code == .done)
    for (place, owner) in ["999999999:wren", "0:wren", "-1:wren", "wren", ""].enumerated() {
      try begin(owner, "gone-\(place)")
    }
    #expect(try findings().count { $0.hasPrefix("warning FeedBirdsTip") } == 5)
    try finds("warning FeedBirdsTip: A display that began at \(began) never ended")
  }

  // MARK: - Surroundings

  @Test("Warnings of the last receipt")
  func receipt() throws {
    let receipt = Receipt(
      datastore: "memory", clock: at(Yard.now), application: "Birds", processIdentifier: 1
    ) {
      $0.warnings = [
        ControlWarning(
          source: .environment, spelling: "TIPCTL_SHOW", message: "It is unknown.")
      ]
      $0.unknownTips = [
        UnknownTip(
          name: "FeedTip", control: .showTips, source: .argument,
          spelling: "-tipctl.ShowTips",
          nearest: "FeedBirdsTip"),
        UnknownTip(
          name: "eras", control: .answerAlerts, source: .environment,
          spelling: "TIPCTL_ANSWER_ALERTS", nearest: "erase"),
      ]
      $0.ignored = [.stored]
      $0.notes = ["The app is in the background"]
    }
    try yard.change(.recordReceipt(receipt.storedValue))
    try finds("warning TIPCTL_SHOW: The app reported a problem")
    try finds("warning FeedTip: Unknown tip \"FeedTip\" in -tip")
    try finds("warning eras: Unknown alert \"eras\" in TIPCTL_ANSWER_ALERTS. Did you mean \"erase")
    #expect(
      try findings().contains {
        $0.contains("Controls were ignored (tipctl): testing controls are off")
      })
    #expect(try findings().contains("note receipt: The app is in the background."))
    var failed = Receipt(
      datastore: "", clock: at(Yard.now), application: "Birds", processIdentifier: 1)
    failed.error = "The file cannot be opened"
    try yard.change(.recordReceipt(failed.storedValue))
    try finds("problem Birds: The app's last start failed in Tips.configure(): The file cannot be")
    #expect(yard.run("doctor").code == .no)
    try yard.change(.recordReceipt(["schema": 9]))
    try finds("warning receipt.schema: receipt.schema cannot be 9")
  }

  @Test("Snapshots below the current folder that wait for a review")
  func snapshots() throws {
    let folder = "\(yard.folder.path)/Tests/__Snapshots__/BackyardTests"
    try AtomicFile.write("wren", to: "\(folder)/sings.1.pending.txt", makesFolder: true)
    try finds("warning Tests/__Snapshots__/BackyardTests/sings.1")
  }

  // MARK: - The file

  @Test("Damaged and foreign files are findings, on standard output")
  func files() throws {
    let sound = try Data(contentsOf: URL(filePath: yard.file))
    var foreign = sound
    foreign.replaceSubrange(68..<72, with: [1, 2, 3, 4])
    for (data, word) in [
      (sound.prefix(sound.count / 2), "is damaged"), (foreign, "of another application"),
      (Data("These are no tips.\n".utf8), "is not a datastore"),
    ] {
      try data.write(to: URL(filePath: yard.file))
      let run = yard.run("doctor", "-q")
      #expect(run.code == .no)
      #expect(run.output.contains(word), "\(run.output)")
      #expect(run.lines.last == "Found: 1 problem.")
      #expect(run.errors.isEmpty)
      #expect(try findings().count == 1)
      #expect(try Data(contentsOf: URL(filePath: yard.file)) == data)
    }
  }

  @Test("An index that does not match its table, which opening does not detect")
  func index() throws {
    var data = try Data(contentsOf: URL(filePath: yard.file))
    // Pages have 1024 bytes. A page of an index begins with 10, a page of a table with 13.
    let page = stride(from: 1024, to: data.count, by: 1024).first { start in
      data[start] == 10 && data[start..<start + 1024].range(of: Data("FeedBirdsTip".utf8)) != nil
    }
    let start = try #require(page)
    let name = try #require(data[start..<start + 1024].range(of: Data("FeedBirdsTip".utf8)))
    data.replaceSubrange(name, with: Data("FeedBirdsTiq".utf8))
    try data.write(to: URL(filePath: yard.file))
    #expect(yard.run("list").code == .done)
    try finds("problem \(yard.file): The file is damaged: ")
  }

  @Test("A missing datastore, no choice, and extra words are errors")
  func usage() {
    #expect(yard.run("doctor", environment: ["TIPCTL_DATASTORE": "none.sqlite"]).code == .missing)
    #expect(yard.run("doctor", environment: ["TIPCTL_DATASTORE": ""]).code == .usage)
    #expect(yard.run("doctor", "birds").code == .usage)
    #expect(yard.run("doctor", environment: ["TIPCTL_CLOCK": "soon"]).code == .badData)
  }

  private func at(_ text: String) -> Timestamp {
    Timestamp(iso8601: text) ?? Timestamp(milliseconds: 0)
  }
}
