extension GuidanceRegistry {
  /// The checks of the texts of tips.
  static let tipTextChecks: [GuidanceCheck] = []
}
