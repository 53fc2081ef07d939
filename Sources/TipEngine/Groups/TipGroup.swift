public import Observation
import Synchronization
public import TipModel

/// Several tips of which one shows at a time (TipKit 18 reference; D19).
///
/// Membership never changes a tip's own status.
public final class TipGroup: Sendable {
  /// Which tip of a group is the current one.
  public typealias Priority = GroupSelection.Priority

  /// The tips in order.
  package let tips: [any Tip]
  private let center: TipsCenter
  private let registrar = ObservationRegistrar()
  private let choice: GroupChoice
  private let observation = Mutex<Int?>(nil)

  /// Creates a group over the center of the current task.
  ///
  /// - Parameters:
  ///   - priority: Which tip is the current one.
  ///   - builder: Returns the tips in order.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) {
    tips = builder()
    choice = GroupChoice(priority, tips)
    center = Tips.center
    observe()
  }

  deinit {
    if let observation = observation.withLock({ $0 }) { center.stopObserving(observation) }
    choice.finish()
  }

  /// The tip to show now; nil when there is none.
  @MainActor public var currentTip: (any Tip)? {
    registrar.access(self, keyPath: \.chosenTip)
    return chosenTip
  }

  /// The same from any actor, which is where changes are noticed.
  private var chosenTip: (any Tip)? { choice.current.map { tips[$0] } }

  /// The index of the current tip among the group's, from any actor.
  package var currentIndex: Int? { choice.current }

  /// The tips that become the current one: the one that is it already first.
  public var currentTipUpdates: some AsyncSequence<any Tip, Never> & Sendable { choice.updates() }

  private func observe() {
    let definitions = tips.map { center.known($0) }
    // Made out here: under the center's lock nothing may hold the group, not even to point at it
    // weakly. Were it let go of elsewhere just then, it would end there, and want the lock.
    let announce: Observation.Deferred = { [weak self] in self?.announce() }
    center.observe(
      definitions, finish: { [weak self] in self?.startAgain() },
      { [choice] statuses in choice.choose(from: statuses) ? announce : nil },
      started: { id in observation.withLock { $0 = id } })
  }

  /// Ends the streams with the center; the group itself waits for the center's next configure.
  private func startAgain() {
    choice.finish()
    observe()
  }

  private func announce() { registrar.withMutation(of: self, keyPath: \.chosenTip) {} }
}

extension TipGroup: Observable {}
