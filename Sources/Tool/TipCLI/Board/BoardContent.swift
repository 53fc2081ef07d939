import TipFoundation
import TipModel

/// Everything that the board shows of a datastore, as the tool and the live processes see it.
package struct BoardContent: Hashable, Sendable {
  /// The views of the processes, at least one, the newest first.
  let views: [ProcessView]
  /// The system's time at which the datastore was read.
  let systemTime: Timestamp

  var facts: Facts { views[0].situation.facts }

  /// Returns the view of a process, or of the newest one if it has ended.
  func view(of owner: String?) -> ProcessView {
    views.first { $0.process != nil && $0.process?.owner == owner } ?? views[0]
  }

  /// Returns the owner of the process after one, around the end.
  func owner(after owner: String?) -> String? {
    let owners = views.compactMap { $0.process?.owner }
    guard let index = owners.firstIndex(of: owner ?? "") else { return owners.dropFirst().first }
    return owners[(index + 1) % owners.count]
  }
}

/// A row: its item, and its cells.
package struct BoardRow: Hashable, Sendable {
  package let item: BoardItem
  /// The cells, as many as the section has columns, or fewer.
  package let cells: [TextTable.Cell]

  /// Returns whether a cell contains a text, in any case.
  func matches(_ filter: String) -> Bool {
    let filter = filter.lowercased()
    return filter.isEmpty || cells.contains { $0.text.lowercased().contains(filter) }
  }
}

/// The rows of one kind, below a heading.
package struct BoardSection: Hashable, Sendable {
  package let kind: BoardItem.Kind
  /// The headings of the columns, of which the first one is the title.
  package let columns: [String]
  package let rows: [BoardRow]
  /// The sentence in place of rows, or an empty text for a section that may have none.
  package let note: String
}

extension BoardSection {
  /// Creates the section of a list that a command prints, with some of its columns.
  fileprivate init<Row>(
    _ kind: BoardItem.Kind, _ title: String, _ list: Listing<Row>, _ headings: [String],
    note: String = "", id: (Row) -> String
  ) {
    self.kind = kind
    self.note = note
    columns = [title] + headings.dropFirst()
    rows = zip(list.rows, list.table(headings).rows).map { row, cells in
      BoardRow(item: BoardItem(kind: kind, id: id(row)), cells: cells)
    }
  }
}

// MARK: - Sections

extension BoardContent {
  /// Returns the sections, as a process sees them.
  func sections(as owner: String?) -> [BoardSection] {
    let view = view(of: owner)
    let situation = view.situation
    return [
      BoardSection(
        kind: .tip, columns: ["Tips", "status", "decided by"], rows: rowsOfTips(in: view),
        note: ForcedKind.tips.noneIsKnown),
      BoardSection(
        .group, "Groups", GroupsCommand.list(GroupsCommand.states(in: situation)),
        ["tips", "priority", "current tip", "why"]
      ) { $0.group.key },
      BoardSection(
        .event, "Events", EventsCommand.list(situation), ["event", "donations", "newest", "limit"],
        note: "No event is known yet."
      ) { $0.key },
      BoardSection(
        .parameter, "Parameters", ParametersCommand.list(situation),
        ["parameter", "value", "type", "initial", "written"], note: "No parameter is known yet."
      ) { $0.key },
      BoardSection(
        kind: .process, columns: ["Processes", "configured", "overrides"],
        rows: views.compactMap(\.process).map { row(of: $0, isChosen: $0 == view.process) },
        note: "No process is live; tips are as a process sees them that starts now."),
    ]
  }

  /// The rows of tips: what decided, and the statuses that other processes see.
  private func rowsOfTips(in view: ProcessView) -> [BoardRow] {
    let situation = view.situation
    let verdicts = TipVerdicts(in: situation)
    let others = views.filter { $0.process != view.process }
      .map { (process: $0.process, verdicts: TipVerdicts(in: $0.situation)) }
    return situation.tips.map { tip in
      let verdict = verdicts.verdict(for: tip)
      let (gate, found) = verdict.decision
      var reasons = others.compactMap { process, verdicts -> String? in
        let words = verdicts.verdict(for: tip, isBrief: true).shortWords
        guard words != verdict.shortWords else { return nil }
        return "\(words) in \(process?.label ?? "")"
      }
      if !gate.isEmpty { reasons.append("\(gate): \(found)") }
      let role: Style.Role = situation.override(of: tip) == nil ? .plain : .warning
      return BoardRow(
        item: BoardItem(kind: .tip, id: tip.id),
        cells: [
          .init(tip.id),
          .init(verdict.status.word, verdict.role),
          .init(reasons.joined(separator: "; "), role),
        ])
    }
  }

  private func row(of process: AppProcess, isChosen: Bool) -> BoardRow {
    let mark = isChosen && views.count > 1 ? "shown above; " : ""
    return BoardRow(
      item: BoardItem(kind: .process, id: process.owner),
      cells: [
        .init(process.label), .init(Self.minute(process.configured)),
        .init(mark + Self.overrides(of: process)),
      ])
  }

  /// The overrides of a process in one line.
  private static func overrides(of process: AppProcess) -> String {
    var words: [String]
    do throws(TipControlError) {
      words = try process.overrides.map(\.words)
    } catch {
      words = [error.reason]
    }
    words += process.ignoredOverrides
    guard !words.isEmpty else { return "none of its own" }
    return words.joined(separator: ", ")
  }
}

// MARK: - Clock and frequency

extension BoardContent {
  /// Returns the time that rules see, and the setting of the clock with its source if it is set.
  func clock(as owner: String?) -> String {
    let situation = view(of: owner).situation
    let time = Self.minute(situation.now)
    guard let clock = situation.controls.clock else { return time }
    return "\(time), clock \(clock.value.setting) (\(clock.source.label))"
  }

  /// Returns the settings that concern all tips.
  func settings(as owner: String?) -> String {
    let view = view(of: owner)
    var frequency = "Display frequency \(view.situation.displayFrequency)"
    if let source = view.source(of: .displayFrequency) { frequency += " (\(source.label))" }
    var words = [frequency]
    if let all = facts.overrides.all, !view.ignoresStored {
      words.append("all tips \(all.rawValue) (tipctl)")
    }
    return words.joined(separator: "; ")
  }

  /// Returns the process whose view is shown.
  func processName(as owner: String?) -> String {
    guard let process = view(of: owner).process else { return "no live process" }
    return "as \(process.label) sees it"
  }

  /// The next instant of the system's clock at which the shown minute, or a status, changes.
  var nextChange: Timestamp? {
    views.flatMap { view -> [Timestamp?] in
      let now = view.situation.now.milliseconds
      let minute = Timestamp(
        milliseconds: now - (now % 60_000 + 60_000) % 60_000
      ).adding(milliseconds: 60_000)
      var tick: Timestamp? = minute
      if let clock = view.situation.controls.clock {
        tick = clock.value.baseTimestamp(for: minute)
      }
      // A fast clock is shown once a second.
      let second = systemTime.adding(milliseconds: 1000)
      return [tick.map { max($0, second) }, view.situation.nextChange { _ in true }]
    }.compactMap(\.self).min()
  }

  /// ISO 8601 to the minute: `2026-11-21T09:00Z`.
  static func minute(_ instant: Timestamp) -> String { instant.description.prefix(16) + "Z" }
}
