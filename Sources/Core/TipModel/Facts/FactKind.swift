/// A value that the facts have for an id, such as the definition of a tip.
package protocol FactEntry: StoredObject, Hashable {
  /// The part of the entry that its row of the datastore has, by default all of it.
  var row: Self { get }
  /// Returns the name of the entry for people, by default its id.
  func name(id: String) -> String

  /// Returns the parts of different entries that the other one lacks, by default the entries.
  static func difference(from old: Self?, to new: Self?) -> (before: Self?, after: Self?)
  /// Returns an entry after a difference is applied, by default the second side.
  static func applying(before: Self?, after: Self?, to now: Self?) -> Self?
  /// Returns whether an entry no longer equals the first side of a difference.
  static func hasChanged(_ now: Self?, since before: Self?) -> Bool
}

/// A kind of facts: a dictionary of entries by id, with all that is done with each of them.
package protocol FactKind<Entry>: Sendable {
  associatedtype Entry: FactEntry
  /// The entries in the facts.
  var entries: any WritableKeyPath<Facts, [String: Entry]> & Sendable { get }
  /// The ids of changed entries in the effects, or nil if a change of one concerns everything.
  var changed: (any WritableKeyPath<Effects, Set<String>> & Sendable)? { get }
  /// The name of the table in the datastore.
  var table: String { get }
  /// The contents of the table's rows.
  var contents: String { get }
  /// Whether rows are too long to be stored in the index of their ids.
  var hasLongRows: Bool { get }
  /// The word for an entry in a comparison, or nil if the entries are not compared by themselves.
  var noun: String? { get }
  /// Whether a command that changes the entries can be undone.
  var isUndoable: Bool { get }
  /// The words for all entries in a message, or nil if it names each by its id.
  var words: String? { get }
  /// Returns the entry kept of two devices' entries, or nil if devices do not share them.
  var united: (@Sendable (Entry, Entry) -> Entry)? { get }
}

extension Facts {
  /// All kinds of facts, for everything that is done with entries of any kind.
  package static let kinds: [any FactKind] = [
    Kind(
      entries: \.tips, changed: \Effects.definitions, table: "tips",
      contents: "texts, rules and options", hasLongRows: true, united: { $0.orLast($1) }),
    Kind(
      entries: \.records, changed: \Effects.records, table: "tip_records",
      contents: "what happened to the tip", hasLongRows: true),
    Kind(
      entries: \.groups, changed: \Effects.groups, table: "tip_groups",
      contents: "priority, members, and whether it is unused", noun: "group", words: "the groups",
      united: { $0.orLast($1) }),
    Kind(
      entries: \.toolTips, changed: \Effects.toolTips, table: "tooltips",
      contents: "text, control, platform", noun: "tooltip"),
    Kind(
      entries: \.alerts, changed: \Effects.alerts, table: "alerts",
      contents: "the alert, its presentations, its suppression", noun: "alert"),
    Kind(
      entries: \.parameters, changed: \Effects.parameters, table: "parameters",
      contents: "type, initial value and written value", noun: "parameter",
      united: { $0.united(with: $1) }),
    Kind(
      entries: \.events, changed: \Effects.events, table: "events",
      contents: "the limit, and up to when donations were deleted"),
    Kind(
      entries: \.devices, table: "devices", contents: "version, last reset, and the tips' records",
      words: "the records of other devices", united: { $0.orNewer($1) }),
    Kind(
      entries: \.processes, changed: \Effects.processes, table: "processes",
      contents: "the process, and the controls of its own sources", isUndoable: false),
  ]

  private struct Kind<Entry: FactEntry>: FactKind {
    let entries: any WritableKeyPath<Facts, [String: Entry]> & Sendable
    var changed: (any WritableKeyPath<Effects, Set<String>> & Sendable)?
    let table: String
    let contents: String
    var hasLongRows = false
    var noun: String?
    var isUndoable = true
    var words: String?
    var united: (@Sendable (Entry, Entry) -> Entry)?
  }
}

extension FactEntry {
  package var row: Self { self }

  package func name(id: String) -> String { id }

  package static func difference(
    from old: Self?, to new: Self?
  ) -> (before: Self?, after: Self?) { (old, new) }

  package static func applying(before: Self?, after: Self?, to now: Self?) -> Self? { after }

  package static func hasChanged(_ now: Self?, since before: Self?) -> Bool { now != before }
}

extension TipDefinition: FactEntry {}
extension TipRecord: FactEntry {
  /// An undo moves the date of a reset, which does not count as a change (D51).
  package static func hasChanged(_ now: TipRecord?, since before: TipRecord?) -> Bool {
    var now = now
    now?.eligibilityReset = before?.eligibilityReset
    return now != before
  }
}
extension ToolTipDefinition: FactEntry {}
extension AlertRecord: FactEntry {}
extension DeviceRecord: FactEntry {}
extension AppProcess: FactEntry {}

extension GroupDefinition: FactEntry {
  package func name(id: String) -> String { name }
}

extension ParameterRecord: FactEntry {
  /// An undo moves the date of a write, which does not change the value (D51).
  package static func hasChanged(_ now: ParameterRecord?, since before: ParameterRecord?) -> Bool {
    now?.value != before?.value || now?.definition != before?.definition
  }
}
