/// What became of one trial.
enum TrialResult: Hashable {
  /// Nothing was lost, in a way such as "unchanged" that is counted.
  case survived(String? = nil)
  /// Something was lost in silence, or a process crashed or hung, as the words say.
  case lost(String)
}

/// The trials of a row, and what became of them.
struct SoakCount: Hashable {
  /// The number of reasons that are kept.
  static let reasonLimit = 12

  private(set) var survived = 0
  private(set) var lost = 0
  /// How often trials survived in each way.
  private(set) var ways: [String: Int] = [:]
  /// Why trials were lost: the first ones.
  private(set) var reasons: [String] = []

  /// The number of trials.
  var tried: Int { survived + lost }

  /// Counts a trial, or several with the same outcome.
  mutating func add(_ outcome: TrialResult, times: Int = 1) {
    guard times > 0 else { return }
    switch outcome {
    case .survived(let way):
      survived += times
      if let way { ways[way, default: 0] += times }
    case .lost(let reason):
      lost += times
      if reasons.count < Self.reasonLimit { reasons.append(reason) }
    }
  }
}
