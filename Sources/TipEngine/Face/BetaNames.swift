import TipModel

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
