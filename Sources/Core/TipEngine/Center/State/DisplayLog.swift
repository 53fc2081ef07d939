import Synchronization
import TipModel
import TipStore

/// What tips did in the process, for the streams of the app and the list of a test.
struct DisplayLog: Sendable {
  /// The newest 1,000 updates, oldest first.
  private(set) var updates: [Tips.DisplayUpdate] = []
  var streams = Broadcast<Tips.DisplayUpdate>()

  mutating func append(
    _ kind: Tips.DisplayUpdate.Kind, of display: OpenDisplay, at date: Timestamp
  ) {
    let update = Tips.DisplayUpdate(
      tipID: display.tip, kind: kind, date: date.date, place: display.place,
      isForced: display.isForced)
    updates.append(update)
    updates.removeFirst(max(0, updates.count - 1000))
    streams.yield(update)
  }
}

/// A display of this process that has begun and not ended.
struct OpenDisplay: Sendable {
  var id = ""
  let tip: String
  var place: String?
  var isForced = false
}

extension TipsCenter {
  /// What tips do in this process from this call on.
  package var displayUpdates: AsyncStream<Tips.DisplayUpdate> {
    state.withLock { $0.displayLog.streams.stream(from: nil) }
  }

  /// What tips did in this process so far: the newest 1,000 updates, oldest first.
  package var displayUpdatesSoFar: [Tips.DisplayUpdate] {
    state.withLock { $0.displayLog.updates }
  }

  /// Notes that the button of an action was pressed, before the action runs.
  package func notePress(of action: String, on tip: String) {
    state.withLock {
      $0.displayLog.append(.pressed(action), of: $0.openDisplay(of: tip), at: $0.changeDate)
    }
  }
}

// Each change is noted in its own step, before observers follow it with more.
extension CenterState {
  mutating func end(_ display: OpenDisplay, isDismissed: Bool) {
    let now = changeDate
    let end = isDismissed ? .dismissed : undismissedEnd(of: display.tip, at: now)
    let action = Change.Action.endDisplay(
      tip: display.tip, display: display.id, isForced: display.isForced, isAbandoned: false)
    let limit = invalidation(of: display.tip, by: [action], at: now)
    openDisplays.removeAll { $0.id == display.id }
    var kinds = [Tips.DisplayUpdate.Kind.displayEnded(end)]
    // A limit of time is the cause of this end, a limit of displays follows from it.
    if let limit { kinds.insert(.invalidated(limit), at: end == .invalidated(limit) ? 0 : 1) }
    for kind in kinds { displayLog.append(kind, of: display, at: now) }
  }

  /// Invalidates a tip, which is noted unless it was invalidated before.
  mutating func invalidate(_ tip: String, _ reason: Tips.InvalidationReason, isForced: Bool) {
    let now = changeDate
    let actions = facts.invalidation(of: tip, reason, isForced: isForced)
    let first = invalidation(of: tip, by: actions, at: now)
    // Before configure, only the datastore knows whether it is news.
    guard isConfigured, let noted = isForced ? reason : first else { return }
    var display = openDisplay(of: tip)
    display.isForced = isForced
    displayLog.append(.invalidated(noted), of: display, at: now)
  }

  /// Notes the invalidations before configure that are news to the datastore.
  mutating func noteNews(in earlier: [Change], since old: Facts) {
    var tips: Set<String> = []
    for case .invalidate(let tip, _, isForced: false) in earlier.map(\.action)
    where tips.insert(tip).inserted {
      guard let new = facts.record(of: tip).invalidation,
        old.finalInvalidation(of: tip, at: new.date) == nil
      else { continue }
      displayLog.append(.invalidated(new.reason), of: OpenDisplay(tip: tip), at: new.date)
    }
  }

  /// Applies changes, and returns the reason if they invalidate a tip.
  private mutating func invalidation(
    of tip: String, by actions: [Change.Action], at now: Timestamp
  ) -> Tips.InvalidationReason? {
    let old = facts.finalInvalidation(of: tip, at: now)
    for action in actions { apply(action, at: now) }
    return old == nil ? facts.finalInvalidation(of: tip, at: now) : nil
  }

  /// The oldest display of a tip, which has no place when the tip does not show.
  func openDisplay(of tip: String) -> OpenDisplay {
    openDisplays.first { $0.tip == tip } ?? OpenDisplay(tip: tip)
  }

  /// How a display ends that the person does not dismiss.
  private func undismissedEnd(of tip: String, at now: Timestamp) -> Tips.DisplayUpdate.End {
    guard let definition = definitionsInCode[tip] ?? facts.tips[tip] else { return .left }
    return switch Eligibility.decide(definition, facts, moment(at: now)).status {
    case .available: .left
    case .pending: .pending
    case .invalidated(let reason): .invalidated(reason)
    }
  }
}
