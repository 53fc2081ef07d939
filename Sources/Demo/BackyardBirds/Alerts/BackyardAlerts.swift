package import TipHelp

/// The app's alerts.
package enum BackyardAlerts {
  /// Asks before all favorites are removed, which cannot be undone.
  ///
  /// People have chosen the action themselves, so its button is not marked as destructive. There is
  /// no default button either, because Return alone must not remove anything.
  static let clearFavorites = TipAlert(
    id: "clear-favorites", title: "Remove all favorites?",
    message: "The backyards stay in your list.", buttons: [.plain("Remove All"), .cancel],
    intent: .deliberate, isUndoable: false, hasSuppression: true)

  package static let all = [clearFavorites]
}
