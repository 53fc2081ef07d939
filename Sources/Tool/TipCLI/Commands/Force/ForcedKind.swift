import TipModel

/// A kind of help that commands force: tips, tooltips or alerts.
///
/// The commands share the note on an empty list, the warnings about names, and the warnings about
/// states that a different control decides.
struct ForcedKind: Sendable {
  /// The word for one of them.
  let name: String
  /// How one becomes known, as a clause.
  let whenKnown: String
  /// The ids of the known ones.
  let known: @Sendable (Facts) -> [String]
  /// Returns the warning about a name, unless it is known.
  let caution:
    @Sendable (_ id: String, _ known: [String])
      -> (text: String, advice: String)?
  /// Returns the control that decides about an id in a process, against a request.
  let overruling:
    @Sendable (_ id: String, _ request: Request, _ view: ProcessView)
      -> Overruling?

  /// The states that a command requests.
  struct Request {
    /// The ids that are forced, or left to the app again.
    var ids: [String]
    /// The ids that are shown while the others are hidden, or nil to leave all to the app.
    var shown: [String]?
    /// Returns other states that a different control decides in a process.
    var others: (ProcessView) -> [Overruling] = { _ in [] }
  }

  static let tips: ForcedKind = .init(
    name: "tip", whenKnown: "the app makes tips known", known: { $0.tips.keys.sorted() },
    // An unknown name is an error.
    caution: { _, _ in nil },
    overruling: { id, request, view in
      let tip = view.situation.facts.tips[id] ?? TipDefinition(id: id)
      return request.overruling(id, view.situation.override(of: tip))
    })

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
    },
    overruling: { id, request, view in
      request.overruling(id, view.situation.controls.toolTipOverride(id))
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
    },
    overruling: { id, _, view in
      let decider = view.situation.controls.alertControl(id)
      guard let decider, decider.source != .stored else { return nil }
      var subject = "\"\(id)\""
      if id == Controls.all { subject = "All alerts" }
      return Overruling(subject: subject, control: decider.value, source: decider.source)
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

extension ForcedKind {
  /// Returns a warning about each state that a different control keeps, in spite of a request.
  func warnings(about request: Request, _ outcome: ChangeOutcome) -> [String] {
    outcome.warnings { view in
      let forces = request.ids.compactMap { overruling($0, request, view) }
      return forces + request.others(view)
    }
  }
}

extension ForcedKind.Request {
  /// Returns the overruling of a tip or a tooltip whose override is not the requested one.
  fileprivate func overruling(_ id: String, _ override: TipOverride?) -> Overruling? {
    guard let override else { return nil }
    if let shown {
      let isShown = shown.contains(id) || shown.contains(Controls.all)
      guard override.isShown != isShown else { return nil }
    }
    return Overruling(id, override)
  }
}
