public import Observation
import Synchronization
public import TipModel

/// Several tips of which one shows at a time (TipKit 18 reference; D19).
///
/// Membership never changes a tip's own status.
public final class TipGroup: Sendable {
  /// Which tip of a group is the current one.
  public typealias Priority = GroupSelection.Priority

  private struct State {
    var current: Int?
    var subscribers: [Int: AsyncStream<any Tip>.Continuation] = [:]
    var nextSubscriber = 0
    var observation: Int?
  }

  private let priority: Priority
  /// The tips in order.
  package let tips: [any Tip]
  private let center: TipsCenter
  private let registrar = ObservationRegistrar()
  private let state = Mutex(State())

  /// Creates a group over the center of the current task.
  ///
  /// - Parameters:
  ///   - priority: Which tip is the current one.
  ///   - builder: Returns the tips in order.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) {
    self.priority = priority
    tips = builder()
    center = Tips.center
    observe()
  }

  deinit {
    let (observation, subscribers) = state.withLock { state in
      (state.observation, Array(state.subscribers.values))
    }
    if let observation { center.stopObserving(observation) }
    for subscriber in subscribers { subscriber.finish() }
  }

  /// The tip to show now; nil when there is none.
  @MainActor public var currentTip: (any Tip)? {
    registrar.access(self, keyPath: \.chosenTip)
    return chosenTip
  }

  /// The same from any actor, which is where changes are noticed.
  private var chosenTip: (any Tip)? { tip(at: currentPlace) }

  /// The place of the current tip among the group's, from any actor.
  package var currentPlace: Int? { state.withLock { $0.current } }

  /// The tips that become the current one: the one that is it already first.
  public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
    let (stream, continuation) = AsyncStream<any Tip>.makeStream()
    let id = state.withLock { state in
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = continuation
      if let tip = tip(at: state.current) { continuation.yield(tip) }
      return state.nextSubscriber
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: id) }
    }
    return stream
  }

  private func tip(at place: Int?) -> (any Tip)? { place.map { tips[$0] } }

  private func observe() {
    let definitions = tips.map { center.known($0) }
    center.observe(
      definitions, finish: { [weak self] in self?.finish() },
      { [weak self] in self?.choose(from: $0) },
      started: { id in state.withLock { $0.observation = id } })
  }

  /// Chooses the current tip; observers are told after the center's lock is open.
  private func choose(from statuses: [Tips.Status]) -> Observation.Afterwards? {
    let hasChanged = state.withLock { state in
      let old = state.current
      state.current = GroupSelection.current(priority, among: statuses, keeping: old)
      guard state.current != old else { return false }
      if let tip = tip(at: state.current) {
        for subscriber in state.subscribers.values { subscriber.yield(tip) }
      }
      return true
    }
    guard hasChanged else { return nil }
    return { [weak self] in
      guard let self else { return }
      registrar.withMutation(of: self, keyPath: \.chosenTip) {}
    }
  }

  private func finish() {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for subscriber in subscribers { subscriber.finish() }
  }
}

extension TipGroup: Observable {}
