public import TipModel

extension Tips {
  /// Shows all tips whatever their rules say (D5).
  public static func showAllTips() { center.showAllTips() }

  /// Hides all tips.
  public static func hideAllTips() { center.hideAllTips() }

  /// Shows tips, by id or type name, whatever their rules say.
  public static func showTips(_ names: [String]) { center.showTips(names) }

  /// Shows tips, by type, whatever their rules say.
  public static func showTips(_ tips: [any Tip.Type]) {
    center.showTips(tips.map { String(describing: $0) })
  }

  /// Hides tips, by id or type name.
  public static func hideTips(_ names: [String]) { center.hideTips(names) }

  /// Hides tips, by type.
  public static func hideTips(_ tips: [any Tip.Type]) {
    center.hideTips(tips.map { String(describing: $0) })
  }

  /// Shows tooltips, by id, under the pointer at once, where `*` stands for all.
  public static func showToolTips(_ ids: [String]) { center.showToolTips(ids) }

  /// Hides tooltips, by id, where `*` stands for all.
  public static func hideToolTips(_ ids: [String]) { center.hideToolTips(ids) }

  /// Answers alerts without showing them.
  ///
  /// - Parameter answers: The title of a button by the alert's id. `*` stands for all other alerts.
  public static func answerAlerts(_ answers: [String: String]) { center.answerAlerts(answers) }

  /// Suppresses alerts, by id, as "Don't ask again" does, where `*` stands for all.
  public static func suppressAlerts(_ ids: [String]) { center.suppressAlerts(ids) }

  /// Removes every show, hide, answer and suppression that was called in code (D5).
  public static func clearOverrides() { center.clearOverrides() }

  /// Erases the history of all tips and the stored overrides, but not the definitions (D2).
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public static func resetDatastore() throws { try center.resetDatastore() }

  /// Shows all tips whatever their rules say (TipKit reference).
  public static func showAllTipsForTesting() { showAllTips() }

  /// Hides all tips (TipKit reference).
  public static func hideAllTipsForTesting() { hideAllTips() }

  /// Shows tips whatever their rules say (TipKit reference).
  public static func showTipsForTesting(_ tips: [any Tip.Type]) { showTips(tips) }

  /// Hides tips (TipKit reference).
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) { hideTips(tips) }
}

// The names of TipKit's first beta, which WWDC23 10229 shows.
extension TipsCenter {
  /// The beta's name of `Tips.showAllTips()`.
  @available(*, deprecated, renamed: "Tips.showAllTipsForTesting")
  public static func showAllTips() { Tips.showAllTips() }

  /// The beta's name of `Tips.hideAllTips()`.
  @available(*, deprecated, renamed: "Tips.hideAllTipsForTesting")
  public static func hideAllTips() { Tips.hideAllTips() }

  /// Shows tips, by id, whatever their rules say.
  @available(*, deprecated, message: "Use Tips.showTipsForTesting, which takes types.")
  public static func showTips(_ tips: [any Tip]) { Tips.showTips(tips.map(\.id)) }

  /// Hides tips, by id.
  @available(*, deprecated, message: "Use Tips.hideTipsForTesting, which takes types.")
  public static func hideTips(_ tips: [any Tip]) { Tips.hideTips(tips.map(\.id)) }

  /// The beta's name of `Tips.resetDatastore()`.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  @available(*, deprecated, renamed: "Tips.resetDatastore")
  public static func resetDatastore() throws { try Tips.resetDatastore() }
}
