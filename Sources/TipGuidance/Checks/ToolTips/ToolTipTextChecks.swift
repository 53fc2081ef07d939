extension GuidanceRegistry {
  /// The checks of the texts of tooltips.
  static let toolTipTextChecks: [GuidanceCheck] = []
}
