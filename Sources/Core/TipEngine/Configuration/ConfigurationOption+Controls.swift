import TipModel

// The spelling of WWDC23 10229: `Tips.configure([.showAllTips])`. Each option has the effect of the
// call of the same name before configure.
extension Tips.ConfigurationOption {
  /// Shows all tips whatever their rules say, as `Tips.showAllTips()` (D5).
  public static var showAllTips: Self { .controls(TipControls(showAllTips: true)) }

  /// Hides all tips, as `Tips.hideAllTips()`.
  public static var hideAllTips: Self { .controls(TipControls(hideAllTips: true)) }

  /// Shows tips, by id or type name, whatever their rules say.
  @_disfavoredOverload  // An empty list is one of types.
  public static func showTips(_ names: [String]) -> Self {
    .controls(TipControls(showTips: names))
  }

  /// Shows tips, by type, whatever their rules say.
  public static func showTips(_ tips: [any Tip.Type]) -> Self {
    showTips(tips.map { String(describing: $0) })
  }

  /// Shows these tips, by id, whatever their rules say.
  @_disfavoredOverload
  public static func showTips(_ tips: [any Tip]) -> Self { showTips(tips.map(\.id)) }

  /// Hides tips, by id or type name.
  @_disfavoredOverload
  public static func hideTips(_ names: [String]) -> Self {
    .controls(TipControls(hideTips: names))
  }

  /// Hides tips, by type.
  public static func hideTips(_ tips: [any Tip.Type]) -> Self {
    hideTips(tips.map { String(describing: $0) })
  }

  /// Hides these tips, by id.
  @_disfavoredOverload
  public static func hideTips(_ tips: [any Tip]) -> Self { hideTips(tips.map(\.id)) }

  /// Erases the history of all tips and the stored overrides at configure (D2).
  ///
  /// The definitions stay.
  public static var resetDatastore: Self { .init { $0.resetsDatastore = true } }
}
