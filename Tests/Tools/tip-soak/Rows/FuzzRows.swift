import Foundation
import TestBasics
import TipCLI
import TipModel
import ToolSupport

extension SoakRow {
  static let fuzzing = [
    SoakRow(name: "documents", full: 24_000, quick: 1500) { soak in
      // Most inputs are read by one process, and some by a process of the tool each.
      let tools = soak.size / 24
      try soak.batch(.documents, count: soak.size - tools)
      try FuzzedTool(soak: soak).documents(tools)
    },
    SoakRow(name: "rules", full: 40_000, quick: 2500) { soak in
      let tools = soak.size / 40
      try soak.batch(.rules, count: soak.size - tools)
      try FuzzedTool(soak: soak).rules(tools)
    },
    SoakRow(name: "arguments", full: 20_000, quick: 800) { try FuzzedTool(soak: $0).arguments() },
    SoakRow(name: "controls", full: 6000, quick: 300) { try FuzzedTool(soak: $0).controls() },
  ]
}

/// Processes of the tool with words of any kind.
private struct FuzzedTool {
  let soak: Soak

  /// Returns what became of a process that may refuse its input.
  private func outcome(_ child: Child, seconds: Double = 20) -> TrialResult {
    let end = child.wait(seconds: seconds)
    if let problem = end.problem {
      return .lost(
        "\(problem): \(child.line.debugDescription.prefix(400)) \(child.errors.suffix(200))")
    }
    guard case .exit(let code) = end, [0, 1, 64, 65, 66, 73, 74, 75, 77, 130].contains(code) else {
      return .lost("\(end): \(child.line.debugDescription.prefix(400))")
    }
    if code > 1, child.errors.isEmpty {
      return .lost("exit \(code) without a word: \(child.line.debugDescription.prefix(400))")
    }
    return .survived(code <= 1 ? "accepted" : "refused")
  }

  private func base() throws -> SoakDatastore {
    let store = try SoakDatastore()
    try soak.succeed(
      store,
      [
        "import", PackageFile.url("Fixtures/backyard-birds.json").path,
        "--yes",
      ])
    return store
  }

  func documents(_ count: Int) throws {
    let store = try base()
    // A crash is reported with its number, which makes the same document of this seed.
    let worker = try DocumentsWorker()
    let path = Surroundings.newPath("document")
    let sound = try soak.succeed(store, ["export"])
    try soak.trials(count) { number in
      var random = SeededGenerator(seed: soak.seed, input: soak.size + number)
      try Data(worker.document(&random)).write(to: URL(filePath: path))
      let command = [
        ["import", path, "--dry-run"], ["diff", path], ["lint", path],
        ["import", "-", "--dry-run"],
      ][number % 4]
      let child = try soak.tipctl(store, command, input: path)
      var outcome = outcome(child)
      if case .lost(let reason) = outcome {
        let name = "tip-soak --worker documents \(soak.seed) \(soak.size + number) 1"
        outcome = .lost("the document of \(name): \(reason)")
      }
      if number == count - 1, try soak.succeed(store, ["export"]) != sound {
        return .lost("a dry run changed the datastore")
      }
      return outcome
    }
  }

  func rules(_ count: Int) throws {
    let store = try base()
    let worker = RulesWorker()
    try soak.trials(count) { _ in
      let text = worker.rule(&soak.random).replacing("\u{0}", with: " ")
      return outcome(try soak.tipctl(store, ["eval", text]))
    }
  }

  // MARK: - Arguments

  /// Commands that run other programs or last until they are ended.
  private static let excluded: Set<String> = ["run", "watch", "simulator"]

  /// Words that mean no file outside of the current folder.
  private static let words = [
    "", " ", "-", "--", "---", "-q", "-n", "-y", "-5", "--=", "--no-such",
    "-tipctl.Clock", "0", "1", "-1", "999999999999999999999", "1e999", "nan", "true",
    "yes", "no", "null", "{}", "[]", "{\"a\":1}", "{\"a\":", "FeedBirdsTip",
    "FavoriteBackyardTip", "FeedBirdsTi", "didFillFeeder", "didViewBackyard",
    "BackyardBirds.isSignedIn", "+3d", "-2h", "+99999999999d", "@2026-11-21",
    "2026-11-21T09:00:00Z", "9999-12-31", "x60", "x-1", "daily", "36h", "text", "json",
    "junit", "available", "pending", "*", "*=Cancel", "a=b,c", ",", "=", "🐦", "e\u{301}",
    "\u{1B}[31m", "\n", "\u{202E}", "%s%n", "$(id)", "`id`", "' OR 1=1 --", "birds.json",
    "none.sqlite", ".", "event(\"a\").donations.count > 0", "\u{FEFF}",
    String(repeating: "a", count: 5000),
  ]

  /// A number at the end of its type, alone or in a setting.
  private func number() -> String {
    let number = soak.random.one(of: NumberEdges.texts)
    return soak.random.one(of: ["N", "N", "N", "+Ns", "-Nw", "@N", "+3dxN", "Nms", "{\"a\":N}"])
      .replacing("N", with: number)
  }

  private func word() -> String {
    switch soak.random.whole(0..<6) {
    case 1: return number()
    case 0:
      let scalars = (0..<soak.random.whole(1..<12)).map { _ in
        Character(Unicode.Scalar(UInt32(soak.random.whole(1..<0x800))) ?? "x")
      }
      return String(scalars).replacing("/", with: "_").replacing("..", with: "__")
        .replacing("~", with: "_")
    default: return soak.random.one(of: Self.words)
    }
  }

  private func vector(_ commands: [CommandSpec]) -> [String] {
    let command = soak.random.one(of: commands)
    var line = command.name.split(separator: " ").map(String.init)
    for _ in 0..<soak.random.whole(0..<6) {
      let options = command.options
      if !options.isEmpty, soak.random.whole(0..<2) == 0 {
        let option = soak.random.one(of: options)
        switch soak.random.whole(0..<3) {
        case 0: line.append("--\(option.name)=\(word())")
        case 1:
          line += ["--\(option.name)", option.allowed.randomElement(using: &soak.random) ?? word()]
        default: line.append("--\(option.name)")
        }
      } else {
        line.append(word())
      }
    }
    if soak.random.whole(0..<4) == 0 { line.shuffle(using: &soak.random) }
    if soak.random.whole(0..<8) == 0 {
      line.insert(contentsOf: ["--format", "json"], at: 0)
    }
    // Nothing waits long.
    if line.contains("wait") { line += ["--timeout", "1ms"] }
    if line.allSatisfy({ !Self.excluded.contains($0) }) { return line }
    return ["help"] + line.filter { !Self.excluded.contains($0) }
  }

  func arguments() throws {
    let commands = CommandTable.standard.commands + CommandTable.standard.hidden
    let base = try base()
    try base.settle()
    let contents = try SoakDatastore.Contents(of: base)
    var store = try SoakDatastore(contents)
    try soak.trials { number in
      if number % 100 == 0 { store = try SoakDatastore(contents) }
      return outcome(
        try soak.tipctl(nil, vector(commands), environment: ["TIPCTL_DATASTORE": store.folder]))
    }
  }

  // MARK: - Controls

  func controls() throws {
    let store = try base()
    try soak.trials { number in
      var environment: [String: String] = [:]
      var arguments: [String] = []
      for _ in 0..<soak.random.whole(1..<4) {
        let control = soak.random.one(of: Control.allCases)
        let value: String
        if soak.random.whole(0..<2) == 0 {
          value = word()
        } else {
          value = Self.damaged(control.descriptor.example, &soak.random)
        }
        if soak.random.whole(0..<2) == 0 {
          environment[ControlName.environmentVariable(for: control)] = value
        } else {
          arguments += [ControlName.argument(for: control), value]
        }
      }
      // An app with all of them, or the tool with the variables.
      if number % 4 == 0 {
        let child = try Worker.controls.start(
          [store.folder] + arguments,
          environment: environment)
        return outcome(child)
      }
      let command = [["controls"], ["list"], ["doctor"]][number % 3]
      let isNamed = environment[ControlName.environmentVariable(for: .datastore)] != nil
      return outcome(
        try soak.tipctl(isNamed ? nil : store, command, environment: environment))
    }
  }

  private static func damaged(
    _ example: String, _ random: inout SeededGenerator
  ) -> String {
    let bytes = Mutation(tokens: words).damaged(Array(example.utf8), &random)
    return String(decoding: bytes, as: UTF8.self).replacing("/", with: "_")
      .replacing("..", with: "__").replacing("~", with: "_").replacing("\u{0}", with: "")
  }
}
