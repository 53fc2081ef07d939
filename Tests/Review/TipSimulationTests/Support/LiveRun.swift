import Synchronization
import TipEngine
import TipModel
import TipSimulation

@testable import TipTesting

/// A scenario that happens to the live engine: a center, a clock, and screens with displays.
///
/// Only the script and the chances are the simulation's. Statuses, alarms, groups and displays are
/// an app's.
struct LiveRun {
  private let center: TipsCenter
  private let clock: ManualClock
  private let simulation: Simulation
  private let tips: [String: ScenarioTip]
  private let draws: Draws
  private var agenda: Agenda
  private var screen: TipScreen?
  private var visitEnd: VisitEnd?
  private var screenID = ""
  private var visitCount = 0
  /// The number of lines of the screen's log that were read.
  private var readCount = 0
  private var displayCounts: [String: Int] = [:]
  private var shown: [String: Int] = [:]

  init(
    _ simulation: Simulation, _ tips: [ScenarioTip], _ center: TipsCenter, _ clock: ManualClock
  ) {
    self.simulation = simulation
    self.tips = Dictionary(uniqueKeysWithValues: tips.map { ($0.id, $0) })
    self.center = center
    self.clock = clock
    draws = Draws(seed: simulation.scenario.seed, person: 0)
    agenda = Agenda(simulation.scenario, draws)
  }

  private var now: Timestamp { Timestamp(clock.date) }

  private var hasNews: Bool { (screen?.timeline.entries.count ?? 0) > readCount }

  /// Lives to the end of the scenario.
  mutating func live() {
    while true {
      let next = min(agenda.next ?? simulation.scenario.end, simulation.scenario.end)
      move(to: next)
      while let visit = agenda.popLeave(until: now) {
        if visit == visitCount { leave() }
      }
      if hasNews {
        absorb()
        continue
      }
      guard next < simulation.scenario.end else { break }
      while let entry = agenda.popFirst(until: now) { perform(entry.kind) }
    }
    leave()
  }

  /// Moves the clock, up to the first instant at which a tip appears or leaves, or the visit ends.
  private func move(to date: Timestamp) {
    let length = Duration.milliseconds(date.milliseconds - now.milliseconds)
    clock.advance(by: length, until: { hasNews || visitEnd?.isReached == true })
  }

  /// Takes in which tips have appeared and left.
  private mutating func absorb() {
    guard let entries = screen?.timeline.entries else { return }
    for entry in entries[readCount...] {
      switch entry.event {
      case .shows(_, let id, _): showed(id)
      case .hides(_, let id): shown[id] = nil
      case .pointer: break
      }
    }
    readCount = entries.count
  }

  private mutating func showed(_ id: String) {
    displayCounts[id, default: 0] += 1
    let display = displayCounts[id, default: 0]
    shown[id] = display
    guard let number = simulation.tips.firstIndex(where: { $0.id == id }),
      let outcome = simulation.outcome(number, display: display, draws)
    else { return }
    agenda.add(.react(tip: number, display: display), at: now.adding(milliseconds: outcome.delay))
  }

  private mutating func perform(_ kind: Agenda.Entry.Kind) {
    switch kind {
    case .leave(let visit): if visit == visitCount { leave() }
    case .line(let line, _): perform(simulation.scenario.script[line].change)
    case .react(let number, let display):
      let id = simulation.tips[number].id
      guard shown[id] == display, let tip = tips[id],
        let outcome = simulation.outcome(number, display: display, draws)
      else { return }
      if outcome.deed == .closes {
        screen?.close(tip)
      } else {
        center.invalidate(tip, reason: .actionPerformed)
      }
      absorb()
      for effect in outcome.effects { perform(effect) }
    }
    absorb()
  }

  private mutating func perform(_ change: ScriptChange) {
    switch change {
    case .donate(let event, let info, let count):
      for _ in 0..<count {
        center.apply(.donate(event: event, date: now, info: info))
        absorb()
      }
    case .set(let parameter, let value):
      center.apply(.setParameter(id: parameter, value: value))
    case .unset(let parameter): center.apply(.unsetParameter(id: parameter))
    case .invalidate(let tip, let reason):
      if let tip = tips[tip] { center.invalidate(tip, reason: reason) }
    case .reset(let tip): center.apply(.resetEligibility(tip: tip))
    case .open(let screen, let visit): enter(screen, visit)
    case .close(let screen): if screen == screenID { leave() }
    // Random scenarios leave displays to their screens.
    case .display, .dismiss: break
    }
    absorb()
  }

  private mutating func enter(_ id: String, _ visit: Int64?) {
    leave()
    visitCount += 1
    guard let screen = simulation.scenario.screens.first(where: { $0.id == id }) else {
      return
    }
    let end = now.adding(milliseconds: visit ?? screen.visit ?? Scenario.visitLength)
    agenda.add(.leave(visit: visitCount), at: end)
    visitEnd = VisitEnd(at: end, clock)
    self.screen = make(screen)
    screenID = id
    readCount = 0
    self.screen?.appear()
    absorb()
  }

  private func make(_ screen: Scenario.Screen) -> TipScreen {
    let live = TipScreen(center: center)
    for place in screen.places {
      let members = place.tips.compactMap { tips[$0] }
      switch (place.content, place.isPopover) {
      case (.tip, false): for tip in members { live.add(tip) }
      case (.tip, true):
        for tip in members { live.add(tip, as: .popover(anchor: "feeder")) }
      case (.group(let priority, _), let isPopover):
        let group = Tips.withCenter(center) {
          TipGroup(priority) { return members }
        }
        if isPopover {
          live.add(group, as: .popover(anchor: "feeder"))
        } else {
          live.add(group)
        }
      }
    }
    return live
  }

  private mutating func leave() {
    screen?.disappear()
    visitEnd = nil
    screen = nil
    screenID = ""
    shown = [:]
  }
}

/// The alarm at the end of a visit.
///
/// It is set before the screen's own alarms, so that it rings first of all at that instant.
private final class VisitEnd: Sendable {
  private let hasRung = Mutex(false)
  private let alarm = Mutex<TipClockAlarm?>(nil)

  init(at date: Timestamp, _ clock: ManualClock) {
    alarm.withLock { alarm in
      alarm = clock.alarm(at: date.date) { [weak self] in self?.hasRung.withLock { $0 = true } }
    }
  }

  deinit { alarm.withLock { $0?.cancel() } }

  var isReached: Bool { hasRung.withLock { $0 } }
}
