package import TipFoundation

/// What happens next in the life of a person, apart from time itself.
package struct Agenda: Sendable {
  /// Something that happens at an instant.
  package struct Entry: Sendable {
    /// The kind of an entry, in the order in which entries of one instant happen.
    package enum Kind: Sendable {
      /// The visit of a number ends.
      case leave(visit: Int)
      /// A person reacts to the display of a tip, each of them given by number.
      case react(tip: Int, display: Int)
      /// A line of the script happens.
      case line(Int, occurrence: Int)

      fileprivate var order: (Int, Int, Int) {
        switch self {
        case .leave(let visit): (0, visit, 0)
        case .react(let tip, let display): (1, tip, display)
        case .line(let line, let occurrence): (2, line, occurrence)
        }
      }
    }

    package let date: Timestamp
    package let kind: Kind

    fileprivate func isBefore(_ other: Entry) -> Bool {
      date < other.date || date == other.date && kind.order < other.kind.order
    }
  }

  private let scenario: Scenario
  private let draws: Draws
  /// The entries in their order, from an index on.
  private var entries: [Entry] = []
  /// The index of the next entry, before which the places are free.
  private var start = 0
  /// The remaining times of the current week, in descending order, of lines at random times.
  private var weeks: [Int: [Timestamp]] = [:]

  /// Creates the agenda of a person, with the first occurrence of each line of the script.
  package init(_ scenario: Scenario, _ draws: Draws) {
    self.scenario = scenario
    self.draws = draws
    for line in scenario.script.indices { schedule(line, occurrence: 0, after: nil) }
  }

  /// The instant of the next entry.
  package var next: Timestamp? {
    guard start < entries.count else { return nil }
    return entries[start].date
  }

  /// Adds an entry, unless it is after the end of the scenario.
  package mutating func add(_ kind: Entry.Kind, at date: Timestamp) {
    guard date < scenario.end else { return }
    let entry = Entry(date: date, kind: kind)
    var low = start
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entry.isBefore(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    // What happens soon moves the few entries before it, and what happens last moves none.
    guard start > 0, low - start < entries.count - low else {
      return entries.insert(entry, at: low)
    }
    for index in start..<low { entries[index - 1] = entries[index] }
    entries[low - 1] = entry
    start -= 1
  }

  private mutating func popFirst() -> Entry {
    defer { start += 1 }
    if start > 64, start > entries.count / 2 {
      entries.removeFirst(start)
      start = 0
    }
    return entries[start]
  }

  /// Removes the next entry up to an instant if it ends a visit, and returns the visit's number.
  package mutating func popLeave(until now: Timestamp) -> Int? {
    guard let next, next <= now, case .leave(let visit) = entries[start].kind else { return nil }
    _ = popFirst()
    return visit
  }

  /// Removes the next entry up to an instant.
  ///
  /// A line of the script is scheduled again.
  ///
  /// - Returns: The next entry that chance does not leave out, or nil if none is due.
  package mutating func popFirst(until now: Timestamp) -> Entry? {
    while let next, next <= now {
      let entry = popFirst()
      guard case .line(let line, let occurrence) = entry.kind else { return entry }
      schedule(line, occurrence: occurrence + 1, after: entry.date)
      let question = Draws.Question.happens(line: line, occurrence: occurrence)
      if draws.happens(scenario.script[line].chance, question) { return entry }
    }
    return nil
  }

  /// Schedules an occurrence of a line, after the last one if there is one.
  private mutating func schedule(_ line: Int, occurrence: Int, after last: Timestamp?) {
    let date: Timestamp? =
      switch scenario.script[line].time {
      case .at(let date) where last == nil: date
      case .after(let length) where last == nil: scenario.start.adding(milliseconds: length)
      case .at, .after: nil
      case .daily(let time): nextDay(time, after: last) { _ in true }
      case .weekly(let days, let time):
        nextDay(time, after: last) { days.contains(Weekday.ofDay($0)) }
      case .timesAWeek(let count): nextOfWeek(line, count, occurrence)
      }
    if let date { add(.line(line, occurrence: occurrence), at: date) }
  }

  /// Returns the first instant at a time of a day, from the start on or after another instant.
  private func nextDay(
    _ time: TimeOfDay, after last: Timestamp?, where isDay: (Int64) -> Bool
  ) -> Timestamp? {
    let from = last?.adding(milliseconds: 1) ?? scenario.start
    // The division rounds up before 1970. Nine days contain each day of the week at each time.
    let day = from.milliseconds / Scenario.dayLength - 1
    for day in day...(day + 8) where isDay(day) {
      let date = Timestamp(milliseconds: day * Scenario.dayLength + Int64(time.seconds) * 1000)
      if date >= from { return date }
    }
    return nil
  }

  /// Returns the next random instant of a line.
  ///
  /// The times of a week are drawn at its beginning.
  private mutating func nextOfWeek(_ line: Int, _ count: Int, _ occurrence: Int) -> Timestamp? {
    let week = occurrence / count
    if occurrence % count == 0 {
      let weekLength = 7 * Scenario.dayLength
      let start = scenario.start.adding(milliseconds: Int64(week) * weekLength)
      weeks[line] = (0..<count).map { number in
        let question = Draws.Question.time(line: line, week: week, occurrence: number)
        return start.adding(milliseconds: Int64(draws.number(question, below: Int(weekLength))))
      }.sorted(by: >)
    }
    return weeks[line]?.popLast()
  }
}
