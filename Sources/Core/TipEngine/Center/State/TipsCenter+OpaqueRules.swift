import Synchronization
import TipModel

extension TipsCenter {
  /// Runs the code of the tips' opaque rules, and records the results that changed.
  ///
  /// The code may write what opaque rules read, which they then run for afterwards, one after
  /// another instead of one within the other.
  func refreshOpaqueRules(of tips: [TipDefinition]) {
    let tips = tips.filter { $0.rules.contains(where: \.hasNativeCode) }
    guard !tips.isEmpty else { return }
    if let runs = OpaqueRuns.current, runs.add(tips, of: self) { return }
    let runs = OpaqueRuns(tips, of: self)
    OpaqueRuns.$current.withValue(runs) {
      while let tip = runs.next() { runOpaqueRules(of: tip) }
      for tip in runs.restless.sorted() {
        note(
          "The rules of the tip \"\(tip)\" write what they read: their code ran "
            + "\(OpaqueRuns.most) times in a row. The last result is kept; let the code only read.")
      }
    }
  }

  private func runOpaqueRules(of tip: TipDefinition) {
    let opaque = tip.rules.flatMap(\.nativeRules)
    var (scope, run) = state.withLock { state in
      state.opaqueRuns += 1
      return (RuleScope(facts: state.facts, now: state.clock.now), state.opaqueRuns)
    }
    scope.runsOpaqueRules = true
    let results = opaque.map { ($0.source, $0.result(in: scope)) }
    // A recorded result concerns only its own tip, so no other opaque rule has to run.
    _ = transact { state in
      for (source, value) in results {
        // Another thread may have evaluated newer facts meanwhile.
        guard run > state.recordedOpaqueRuns[tip.id]?[source] ?? 0 else { continue }
        state.recordedOpaqueRuns[tip.id, default: [:]][source] = run
        guard state.facts.records[tip.id]?.opaqueResults[source]?.value != value else { continue }
        state.apply(.recordOpaqueResult(tip: tip.id, source: source, value: value))
      }
    }
  }

  /// The tips whose opaque rules run on a thread until none of them has to run again.
  private final class OpaqueRuns: Sendable {
    /// The greatest number of times that the rules of a tip run.
    static let most = 8

    @TaskLocal static var current: OpaqueRuns?

    private struct State {
      var waiting: [TipDefinition]
      /// How often code has asked for another run, by tip.
      var requests: [String: Int] = [:]
      var restless: Set<String> = []
      var isOver = false
    }

    private let center: ObjectIdentifier
    private let state: Mutex<State>

    init(_ tips: [TipDefinition], of center: TipsCenter) {
      self.center = ObjectIdentifier(center)
      state = Mutex(State(waiting: tips))
    }

    /// The tips whose rules would have run again.
    var restless: Set<String> { state.withLock { $0.restless } }

    /// Adds tips, whose newest definitions count.
    ///
    /// Returns false for a task that has outlived the runs.
    func add(_ tips: [TipDefinition], of center: TipsCenter) -> Bool {
      guard ObjectIdentifier(center) == self.center else { return false }
      return state.withLock { state in
        guard !state.isOver else { return false }
        let ids = Set(tips.map(\.id))
        state.waiting.removeAll { ids.contains($0.id) }
        for id in ids { state.requests[id, default: 0] += 1 }
        let exceeding = ids.filter { state.requests[$0, default: 0] >= Self.most }
        state.restless.formUnion(exceeding)
        state.waiting += tips.filter { !exceeding.contains($0.id) }
        return true
      }
    }

    /// Returns the next tip, or nil at the end.
    func next() -> TipDefinition? {
      state.withLock { state in
        state.isOver = state.waiting.isEmpty
        guard !state.isOver else { return nil }
        return state.waiting.removeFirst()
      }
    }
  }
}

extension RuleExpression {
  /// The opaque rules whose code this process contains.
  var nativeRules: [OpaqueRule] {
    var rules: [OpaqueRule] = []
    visit { part in
      if case .opaque(let rule) = part, rule.native != nil { rules.append(rule) }
    }
    return rules
  }

  var hasNativeCode: Bool { !nativeRules.isEmpty }
}

extension OpaqueRule {
  /// Runs the code.
  ///
  /// A rule that cannot be evaluated does not hold.
  func result(in scope: RuleScope) -> Bool { (try? native?(scope)) == .bool(true) }
}
