import TipModel

/// A kind of help that commands force: tips, tooltips or alerts.
///
/// The commands share the note on an empty list and the warnings about names.
struct ForcedKind: Sendable {
  /// The word for one of them.
  let name: String
  /// How one becomes known, as a clause.
  let whenKnown: String
  /// The ids of the known ones.
  let known: @Sendable (Facts) -> [String]
  /// Returns the warning about a name, unless it is known.
  ///
  /// Tips have none, because an unknown name of a tip is an error.
  var caution:
    @Sendable (_ id: String, _ known: [String])
      -> (text: String, advice: String)? = { _, _ in nil }

  static let tips: ForcedKind = .init(
    name: "tip", whenKnown: "the app makes tips known", known: { $0.tips.keys.sorted() })

  static let toolTips: ForcedKind = .init(
    name: "tooltip", whenKnown: "the app makes tooltips known",
    known: { $0.toolTips.keys.sorted() },
    caution: { id, known in
      // As long as none is known, any name is accepted (D44).
      guard known.isEmpty else { return nil }
      return (
        "The tooltip \"\(id)\" cannot be checked: the datastore knows no tooltips yet",
        "Check its spelling; the app makes its tooltips known"
      )
    })

  static let alerts: ForcedKind = .init(
    name: "alert",
    whenKnown: "an alert is known once the app has shown it, or registered it with "
      + "Tips.register(_:)",
    known: { $0.alerts.keys.sorted() },
    caution: { id, known in
      guard !known.contains(id) else { return nil }
      let spelling = "Check its spelling; \(ForcedKind.alerts.whenKnown)"
      return (
        "The alert \"\(id)\" is not known yet",
        NearestName.suggestion(for: id, in: known, otherwise: spelling)
      )
    })

  /// Returns names as the subject of a sentence.
  func subject(_ ids: [String]) -> String {
    if ids.isEmpty || ids.contains(Controls.all) { return "All \(name)s" }
    return ids.joined(separator: ", ")
  }

  /// The note on a datastore without them.
  var noneIsKnown: String { "No \(name) is known yet; \(whenKnown)." }

  /// Says that the datastore has none of them, if it has none.
  func noteMissing(in session: DatastoreSession) {
    if known(session.situation.facts).isEmpty { session.context.note(noneIsKnown) }
  }

  /// Checks the names and the answers of controls, and warns about names that are not known.
  func check(
    _ controls: TipControls, _ ids: [String], _ session: DatastoreSession
  ) throws(TipControlError) {
    try session.situation.check(controls)
    let known = known(session.situation.facts)
    for id in ids where id != Controls.all {
      guard let (text, advice) = caution(id, known) else { continue }
      session.context.warn(text, suggestion: advice)
    }
  }
}
