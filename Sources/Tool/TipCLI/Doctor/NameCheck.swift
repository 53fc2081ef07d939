import TipModel

/// Finds names of parameters and events that are never written, and names with likely typos.
enum NameCheck {
  /// With more names than this, similar names are not compared letter by letter.
  private static let most = 300

  static func findings(_ situation: Situation) -> [Finding] {
    let facts = situation.facts
    let read = situation.dependencies
    let parameters = read.compactMap { if case .parameter(let id) = $0 { id } else { nil } }
    let events = read.compactMap { if case .event(let id) = $0 { id } else { nil } }
    return parameters.sorted().compactMap { unknown(parameter: $0, facts, read: parameters) }
      + events.sorted().compactMap { undonated(event: $0, facts, read: events) }
      + alike("parameter", situation.parameters.keys.sorted())
      + alike("event", situation.events.keys.sorted())
  }

  private static func unknown(parameter id: String, _ facts: Facts, read: [String]) -> Finding? {
    guard facts.parameters[id] == nil else { return nil }
    let unread = facts.parameters.keys.filter { !read.contains($0) }.sorted()
    return Finding(
      .warning, id,
      "\(tips(reading: .parameter(id), facts)) an unknown parameter, and no rule with it "
        + "holds.",
      NearestName.suggestion(
        for: id, in: unread,
        otherwise: "Let the app use the parameter once, or correct its name in the rule."))
  }

  private static func undonated(event id: String, _ facts: Facts, read: [String]) -> Finding? {
    guard facts.events[id]?.log.donations.isEmpty ?? true else { return nil }
    let unread = facts.events.filter { !$1.log.donations.isEmpty && !read.contains($0) }.keys
    let subject = "\(tips(reading: .event(id), facts)) an event that has no donations"
    // Donations to a name that no rule reads are probably meant for this one.
    if let meant = NearestName.of(id, in: unread.sorted()) {
      return Finding(
        .warning, id, "\(subject), and no rule reads \"\(meant)\", which has donations.",
        "Write one name in both places.")
    }
    return Finding(
      .note, id, "\(subject) yet.", "Donate to it in the app if that code is missing.")
  }

  /// Returns the tips that read something, as the beginning of a sentence.
  private static func tips(reading dependency: RuleDependency, _ facts: Facts) -> String {
    let ids = facts.tips.values.filter { $0.dependencies.contains(dependency) }.map(\.id).sorted()
    var names = ids.prefix(3).joined(separator: ", ")
    if ids.count > 3 { names += ", …" }
    let verb = ids.count == 1 ? "reads" : "read"
    return "\(names) \(verb)"
  }

  // MARK: - Names that are alike

  private static func alike(_ kind: String, _ names: [String]) -> [Finding] {
    let groups = Dictionary(grouping: names, by: plain).values.filter { $0.count > 1 }
    let same = groups.sorted { $0[0] < $1[0] }.map { group in
      Finding(
        .warning, group[0],
        "The \(kind)s \(list(group)) differ only in case or separators.",
        "Write one name everywhere, then reset the other.")
    }
    return same + slips(kind, names)
  }

  /// Returns long names that differ in one letter.
  ///
  /// A different digit is not reported, because it may be a number in a series.
  private static func slips(_ kind: String, _ names: [String]) -> [Finding] {
    guard names.count <= most else { return [] }
    return names.indices.flatMap { first in
      names[..<first].compactMap { other -> Finding? in
        let name = names[first]
        guard min(name.count, other.count) >= 8, plain(name) != plain(other),
          name.filter({ !$0.isNumber }) != other.filter({ !$0.isNumber }),
          NearestName.isWithin(1, name, other)
        else { return nil }
        return Finding(
          .note, other, "The \(kind)s \(list([other, name])) differ in one letter.",
          "Check whether one of them is a typo.")
      }
    }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " and ")
  }
}
