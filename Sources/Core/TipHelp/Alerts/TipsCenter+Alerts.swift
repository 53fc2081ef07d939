public import TipEngine
public import TipModel

/// Alerts are modal: while one is on screen, the others wait, and no tip or tooltip appears.
extension TipsCenter {
  /// Presents an alert.
  ///
  /// It is shown at once, unless a control or "Don't ask again" answers it, or it has to wait for
  /// its scene or for the alert on screen. It also works before configure, when the datastore does
  /// not decide.
  ///
  /// - Parameter alert: The alert.
  /// - Returns: The presentation, which has the answer.
  /// - Throws: `TipControlError` when a control answers the alert with a button that it does not
  ///   have. The error lists the buttons.
  public func present(_ alert: TipAlert) throws(TipControlError) -> AlertPresentation {
    try attachment(AlertQueue.self).present(alert)
  }

  /// Registers alerts in the datastore, so that the shell knows them before they are shown.
  public func register(_ alerts: [TipAlert]) {
    for alert in alerts { apply(.registerAlert(alert)) }
  }

  /// The alert on screen, if there is one.
  public var alertInFront: AlertPresentation? { attachment(AlertQueue.self).front }

  /// The alerts that have not been answered: the one on screen, then those that wait.
  public var openAlerts: [AlertPresentation] { attachment(AlertQueue.self).open }

  /// Returns a stream of the alert on screen: the current one first, then each change.
  public var alertInFrontUpdates: AsyncStream<AlertPresentation?> {
    attachment(AlertQueue.self).frontUpdates()
  }

  /// The alerts that were shown since the center was created.
  public var alertSession: AlertSession { attachment(AlertQueue.self).session }

  /// Returns what would happen if an alert were presented now, gate by gate.
  public func verdict(for alert: TipAlert) -> AlertVerdict {
    attachment(AlertQueue.self).verdict(of: alert, in: self)
  }

  /// Reports that a scene is active or not.
  ///
  /// Alerts of a scene that is not active wait.
  ///
  /// - Parameters:
  ///   - isActive: Whether people can use the scene.
  ///   - name: The name of the scene, as in `TipAlert.scene`, or nil for the app's only one.
  public func setSceneActive(_ isActive: Bool, named name: String? = nil) {
    attachment(AlertQueue.self).setScene(name, isActive: isActive)
  }
}

extension Tips {
  /// Presents an alert with the current center.
  ///
  /// - Parameter alert: The alert.
  /// - Returns: The presentation, which has the answer.
  /// - Throws: `TipControlError` when a control answers the alert with a button that it does not
  ///   have. The error lists the buttons.
  public static func present(_ alert: TipAlert) throws(TipControlError) -> AlertPresentation {
    try center.present(alert)
  }

  /// Registers alerts in the datastore, so that the shell knows them before they are shown.
  public static func register(_ alerts: TipAlert...) { center.register(alerts) }

  /// Registers the tooltips of views and of all views in them, before a pointer is on one.
  @MainActor public static func register(_ views: HelpView...) {
    for interaction in views.flatMap(\.withSubviews).flatMap(\.interactions) {
      center.register(interaction.definition)
    }
  }
}
