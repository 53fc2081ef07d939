extension GuidanceRegistry {
  /// The checks of the texts of alerts.
  static let alertTextChecks: [GuidanceCheck] = []
}
