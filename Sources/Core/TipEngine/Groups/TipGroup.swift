public import Observation
import Synchronization
public import TipModel

/// Several tips of which one shows at a time (TipKit 18 reference, D19).
///
/// Membership never changes a tip's own status.
public final class TipGroup: Sendable {
  /// The choice of a group's current tip.
  public typealias Priority = GroupSelection.Priority

  package let tips: [any Tip]
  package let center: TipsCenter
  private let registrar = ObservationRegistrar()
  private let choice: GroupChoice
  private let observation = Mutex<Int?>(nil)
  /// The group in the facts, and whether the center counts this object among its users.
  private let definition: GroupDefinition
  private let isRegistered = Atomic(false)

  /// Creates a group over the center of the current task.
  ///
  /// - Parameters:
  ///   - priority: How the current tip is chosen.
  ///   - builder: Returns the tips in order.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) {
    tips = builder()
    choice = GroupChoice(priority, tips)
    definition = GroupDefinition(priority, tips.map(\.id))
    center = Tips.center
    observe()
  }

  deinit {
    if let observation = observation.withLock({ $0 }) { center.stopObserving(observation) }
    if isRegistered.load(ordering: .relaxed) { center.release(definition) }
    choice.finish()
  }

  /// The tip to show now, if there is one.
  @MainActor public var currentTip: (any Tip)? {
    register()
    center.settleOtherJobs()
    registrar.access(self, keyPath: \.chosenTip)
    return chosenTip
  }

  /// The current tip from any actor, because a change may be noticed on any.
  private var chosenTip: (any Tip)? { choice.current.map { tips[$0] } }

  /// The index of the current tip among the group's, from any actor.
  package var currentIndex: Int? { choice.current }

  /// The current tip: the present one first, then each new one.
  public var currentTipUpdates: some AsyncSequence<any Tip, Never> & Sendable {
    register()
    return choice.updates()
  }

  /// Registers the group in the facts, so that the shell can explain its members (D31).
  ///
  /// A group that nothing asks or observes, such as a view's that is created again and thrown away,
  /// is not registered.
  package func register() {
    center.use(definition, adding: !isRegistered.exchange(true, ordering: .relaxed))
  }

  private func observe() {
    let definitions = tips.map { center.known($0) }
    // Created here, because nothing may retain the group under the center's lock, not even to form
    // a weak reference. If all other references were released meanwhile, the group would be
    // deinitialized under the lock, and its deinitializer takes the lock.
    let announce: StatusObservation.Deferred = { [weak self] in self?.announce() }
    center.observe(
      definitions, finish: { [weak self] in self?.startAgain() },
      { [choice] statuses in choice.choose(from: statuses) ? announce : nil },
      started: { id in observation.withLock { $0 = id } })
  }

  /// Ends the streams with the center.
  ///
  /// The group itself waits for the center's next configure.
  private func startAgain() {
    choice.finish()
    observe()
  }

  private func announce() { registrar.withMutation(of: self, keyPath: \.chosenTip) {} }
}

extension TipGroup: Observable {}
