import TipModel
import TipStore

/// The situation as a live process sees it, or else a process that starts now (D32).
struct ProcessView: Hashable {
  /// The live process, or nil for one that starts now from this shell.
  let process: AppProcess?
  let situation: Situation

  /// Returns the view without overrides of tips and other help, as the rules alone decide.
  var rulesOnly: ProcessView {
    ProcessView(process: process, situation: situation.rulesOnly)
  }

  /// Returns the spelling of a control in a source, with the process that it belongs to.
  func spelling(of control: Control, in source: ControlSource) -> String {
    process.owning(situation.controls.spelling(of: control, in: source), in: source)
  }

  /// Returns the state of a forced tip or tooltip and its source, or an empty text.
  func words(about override: TipOverride?) -> String {
    guard let override else { return "" }
    let owner = process.owning(override.source.label, in: override.source)
    return "\(override.state) by \(owner)"
  }

  /// Returns the source that decides a setting of the engine, or nil for the app's own value.
  func source(of control: Control) -> ControlSource? {
    situation.controls.sources.first { situation.controls[$0].says(control) }
  }

  /// Returns the source that takes precedence over the stored value of a setting, if there is one.
  func strongerSource(of control: Control) -> ControlSource? {
    guard let source = source(of: control), source != .stored else { return nil }
    return source
  }

  /// Whether overrides of `tipctl` have no effect in the process (D25).
  var ignoresStored: Bool {
    guard let process else { return situation.facts.ignoresTestingControls }
    return !process.countsStoredOverrides
  }
}

extension EnvironmentControls {
  /// Returns the views of the live processes, the newest first.
  ///
  /// Without one, it is the view of a process that starts now (D32).
  func views(_ facts: Facts, at systemTime: Timestamp? = nil) -> [ProcessView] {
    let live = facts.liveProcesses.map { process in
      ProcessView(
        process: process,
        situation: process.situation(facts, atSystemTime: systemTime ?? self.systemTime))
    }
    guard live.isEmpty else { return live }
    return [ProcessView(process: nil, situation: situation(facts, at: systemTime))]
  }

  /// Returns the situation of facts in a process that starts now from this shell.
  ///
  /// The default time is the start of the tool. Displays of processes that have ended are over, as
  /// after configure. Testing controls count unless the app's last receipt says otherwise (D25).
  func situation(_ facts: Facts, at systemTime: Timestamp? = nil) -> Situation {
    var counted = Controls()
    if !facts.ignoresTestingControls {
      counted = controls.adding(facts.overrides, ifCounted: true)
    }
    return Situation(
      facts.withoutAbandonedDisplays, controls: counted,
      atSystemTime: systemTime ?? self.systemTime)
  }
}

extension Facts {
  /// Whether the app's last receipt says that its testing controls are off (D25).
  var ignoresTestingControls: Bool {
    guard case .object(let receipt)? = receipt, case .array(let ignored)? = receipt["ignored"]
    else { return false }
    return ignored.contains(.string(ControlSource.stored.rawValue))
  }
}

extension AppProcess? {
  /// Returns words about a source, with the process that it belongs to.
  func owning(_ words: String, in source: ControlSource) -> String {
    // A stored value is in force everywhere.
    guard source != .stored, let process = self else { return words }
    return "\(words) of \(process.label)"
  }
}

extension AppProcess {
  /// The controls that change what shows, with their values as written.
  var overrides: [AppliedControl] {
    get throws(TipControlError) {
      var found: [AppliedControl] = []
      for source in controls.sources {
        found += try controls.applied(from: source)
          .filter { $0.control.descriptor.effect != .process }
      }
      return found
    }
  }

  /// The overrides that do not count in the process, in words.
  var ignoredOverrides: [String] {
    countsStoredOverrides ? [] : ["without the overrides of tipctl"]
  }

  /// The members of the process in JSON.
  var members: [String: StoredValue] {
    get throws(TipControlError) {
      [
        "process": .int(identifier), "program": .string(program),
        "configured": .init(configured), "countsStoredOverrides": .bool(countsStoredOverrides),
        "controls": .array(try overrides.map(\.storedValue)),
      ]
    }
  }
}

extension AppliedControl {
  /// The name and the value as written.
  var words: String { "\(spelling) \(value)" }
}

extension DatastoreSession {
  /// Leaves overrides of tips out of an answer.
  static let rulesOnly = OptionSpec(
    "rules-only", help: "Leave out all overrides of tips: what the rules say.")

  /// The views of the live processes, at least one, or else of a process that starts now.
  func views(_ arguments: ParsedArguments) -> [ProcessView] {
    guard arguments.has(Self.rulesOnly) else { return views }
    return views.map(\.rulesOnly)
  }

  /// Prints an answer for all live processes: once when they agree, or else for each.
  ///
  /// The report has the findings, for the formats of CI servers.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(
    _ views: [ProcessView], by reporter: Reporter = .text,
    _ report: @autoclosure () -> Report = Report(name: "", subject: "", findings: []),
    json: (ProcessView) -> [String: StoredValue], text: (ProcessView) -> String
  ) throws {
    let processes = try views.map { try $0.process?.members }
    try context.print(
      report(), by: reporter,
      json: Self.fields(of: zip(processes, views.map(json)).map { ($0, $1) })
    ) {
      Self.text(of: views.map { ($0.process?.label, text($0)) })
    }
  }

  private static func fields(
    of answers: [(process: [String: StoredValue]?, fields: [String: StoredValue])]
  ) -> [String: StoredValue] {
    guard answers.allSatisfy({ $0.fields == answers[0].fields }) else {
      let processes = answers.compactMap { process, fields in
        process.map { StoredValue.object($0.merging(fields) { $1 }) }
      }
      return ["processes": .array(processes)]
    }
    var fields = answers[0].fields
    fields["processes"] = .array(answers.compactMap { $0.process.map(StoredValue.object) })
    return fields
  }

  private static func text(of answers: [(process: String?, text: String)]) -> String {
    guard !answers.allSatisfy({ $0.text == answers[0].text }) else { return answers[0].text }
    return answers.map { "\($0.process?.printable ?? ""):\n\($0.text)" }.joined(separator: "\n\n")
  }
}
