/// An alert of the app and its record.
package struct AlertRecord: Hashable, Sendable {
  /// The end of an alert's presentations, by "Don't ask again".
  package struct Suppression: Hashable, Sendable {
    package var date: Timestamp
    /// The button that was pressed.
    ///
    /// Presenting the alert presses it from now on.
    package var button: String

    package init(date: Timestamp, button: String) {
      self.date = date
      self.button = button
    }
  }

  /// A time at which it was shown, for the checks of guidelines (D62).
  package struct Presentation: Hashable, Sendable {
    /// The time at which the app started.
    package let start: Timestamp
    /// The time at which the alert was shown.
    package let shown: Timestamp

    package init(start: Timestamp, shown: Timestamp) {
      self.start = start
      self.shown = shown
    }
  }

  /// The alert that was presented or registered last.
  package var alert: TipAlert
  /// The number of times that it was shown.
  package var displayCount = 0
  /// The date at which it was shown last.
  package var lastDisplayed: Timestamp?
  /// The suppression, or nil when the alert is shown.
  package var suppression: Suppression?
  /// The presentations that have not ended.
  package var activeDisplays: [ActiveDisplay] = []
  /// The button that was pressed from outside, until the app has answered with it.
  package var pressed: String?
  /// The newest presentations, oldest first.
  package var presentations: [Presentation] = []
}

extension AlertRecord {
  /// Creates the record of an alert that was not shown yet.
  package init(_ alert: TipAlert) { self.init(alert: alert) }
}

/// An alert on screen, with its presentation.
package struct OpenAlert: Hashable, Sendable {
  package let id: String
  package let display: ActiveDisplay

  package init(id: String, display: ActiveDisplay) {
    self.id = id
    self.display = display
  }
}

extension Facts {
  /// The alerts on screen, oldest first.
  ///
  /// The first one is in front, and the others wait.
  package var openAlerts: [OpenAlert] {
    // Statuses are read often, and there is almost never an alert.
    guard alerts.contains(where: { !$0.value.activeDisplays.isEmpty }) else { return [] }
    return alerts.values.flatMap { record in
      record.activeDisplays.map { OpenAlert(id: record.alert.id, display: $0) }
    }
    .sorted { ($0.display.began, $0.display.id) < ($1.display.began, $1.display.id) }
  }

  /// Records an alert that the app may show.
  mutating func register(_ alert: TipAlert) -> Effects {
    update(alert: alert.id, otherwise: AlertRecord(alert)) { $0.alert = alert }
  }

  mutating func begin(_ display: ActiveDisplay, of alert: TipAlert) -> Effects {
    // A controlled clock does not measure the time since the app's start.
    var start = processes[display.owner]?.configured
    if overrides.clock != nil || processes[display.owner]?.controls.clock != nil { start = nil }
    var effects = update(alert: alert.id, otherwise: AlertRecord(alert)) { record in
      record.alert = alert
      guard !record.activeDisplays.contains(where: { $0.id == display.id }) else { return }
      record.displayCount = record.displayCount.addingSaturating(1)
      record.lastDisplayed = display.began
      record.activeDisplays.append(display)
      record.pressed = nil
      if let start {
        record.presentations.append(.init(start: start, shown: display.began))
      }
    }
    let all = alerts.flatMap { id, record in record.presentations.map { (id, $0.shown) } }
    if all.count > 200, let oldest = all.min(by: { $0.1 < $1.1 })?.0 {
      effects.formUnion(update(alert: oldest) { $0.presentations.removeFirst() })
    }
    return effects
  }

  /// Presses a button of an alert on screen, whose app answers.
  mutating func press(_ button: String, of id: String) -> Effects {
    update(alert: id) { if !$0.activeDisplays.isEmpty { $0.pressed = button } }
  }

  mutating func endAlert(_ id: String, display: String) -> Effects {
    update(alert: id) { record in
      record.activeDisplays.removeAll { $0.id == display }
      if record.activeDisplays.isEmpty { record.pressed = nil }
    }
  }

  /// Suppresses an alert, or with nil lets it show again.
  mutating func suppress(_ id: String, _ suppression: AlertRecord.Suppression?) -> Effects {
    update(alert: id) { $0.suppression = suppression }
  }

  private mutating func update(
    alert id: String, otherwise new: AlertRecord? = nil, _ body: (inout AlertRecord) -> Void
  ) -> Effects {
    let old = alerts[id]
    guard var record = old ?? new else { return Effects() }
    body(&record)
    guard record != old else { return Effects() }
    alerts[id] = record
    return Effects { $0.alerts = [id] }
  }
}
