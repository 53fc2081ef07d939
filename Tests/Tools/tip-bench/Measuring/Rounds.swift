/// Rounds of ours and the baseline, one after the other, so that a busy machine slows both.
struct Rounds: Sendable {
  /// The number of rounds.
  var count = 9
  /// The time after which no further round begins, once there were two.
  var limit = Duration.seconds(6)

  /// Measures both alternately, and returns the minimum of each.
  ///
  /// Other work on the machine only adds time, so the minimum is nearest to the work's own.
  func alternate(
    ours: () async throws -> Double, baseline: () async throws -> Double
  ) async rethrows -> Figures {
    let start = ContinuousClock.now
    var figures = Figures(ours: try await ours(), baseline: try await baseline())
    for round in 1..<max(2, count) {
      if round >= 2, start.duration(to: .now) > limit { break }
      figures = Figures(
        ours: min(figures.ours, try await ours()),
        baseline: min(figures.baseline ?? .infinity, try await baseline()))
    }
    return figures
  }

  /// Measures work without a baseline, and returns the minimum.
  func minimum(_ ours: () async throws -> Double) async rethrows -> Figures {
    let figures = try await alternate(ours: ours) { 0 }
    return Figures(ours: figures.ours)
  }
}
