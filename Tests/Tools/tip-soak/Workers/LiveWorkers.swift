import Foundation
import Synchronization
import TestBasics
import TipEngine
import TipModel
import ToolSupport

/// A clock that jumps, as the system's does when a person sets it.
final class JumpingClock: TipClock {
  private struct State {
    var date = Date(timeIntervalSince1970: 1_795_000_000)
    var alarms: [Int: (date: Date, action: @Sendable () -> Void)] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  var date: Date { state.withLock { $0.date } }

  func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
    let (number, isDue) = state.withLock { state in
      state.next += 1
      let isDue = date <= state.date
      if !isDue { state.alarms[state.next] = (date, action) }
      return (state.next, isDue)
    }
    if isDue { DispatchQueue.global().async(execute: action) }
    return TipClockAlarm { [weak self] in
      self?.state.withLock { _ = $0.alarms.removeValue(forKey: number) }
    }
  }

  /// Sets the date, and calls the alarms that are due.
  func jump(to date: Date) {
    let due = state.withLock { state in
      state.date = date
      let due = state.alarms.filter { $0.value.date <= date }
      for number in due.keys { state.alarms[number] = nil }
      return due.values.map(\.action)
    }
    for action in due { action() }
  }
}

/// Jumps with the clock while the app donates and follows a tip.
enum ClockWorker {
  /// Settings of the engine's clock, from the ordinary to the extreme.
  static let settings = [
    "+3d", "-2h30m", "+3650000d", "-3650000d", "+1s x1000000", "-3d x0.001", "1970-01-01",
    "1600-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "@9999-12-31T23:59:59Z x1000000",
    "@1600-01-01 x60", "@2026-11-21T09:00:00Z",
  ]

  static func run(_ inputs: Inputs, folder: String) async throws {
    let clock = JumpingClock()
    let center = try TipsCenter.opened(folder, clock: clock)
    SoakTip.isSignedIn.soakSet(true, in: center)
    let stream = center.statusUpdates(of: SoakTip())
    let follower = Task { for await status in stream { _ = status } }
    await inputs.each { input, random in
      switch random.whole(0..<3) {
      case 0:
        do {
          let text = random.one(of: settings)
          try center.setClock(ClockSetting(text, subject: text))
        } catch {
          return "\(error)"
        }
      case 1:
        do { try center.setClock(nil) } catch { return "\(error)" }
      default: break
      }
      // From 1600 to 9999, often near to the date before.
      let far = Double.random(in: -11_676_096_000...253_402_300_799, using: &random)
      let near = clock.date.timeIntervalSince1970 + Double(random.whole(-900_000..<900_000))
      clock.jump(to: Date(timeIntervalSince1970: random.whole(0..<2) == 0 ? far : near))
      await Tips.withCenter(center) { await SoakTip.event.donate(Numbered(number: input)) }
      if center.health.isStoring { Output.print("stored \(input)") }
      center.present(SoakTip())?.end()
      guard center.explanation(of: SoakTip()).text.isEmpty else { return nil }
      return "no explanation"
    }
    follower.cancel()
    try center.shutDown()
  }
}

extension Tips.Parameter {
  /// Writes the parameter in a center.
  func soakSet(_ value: Value, in center: TipsCenter) {
    Tips.withCenter(center) { wrappedValue = value }
  }
}

/// Opens streams and drops them, at each stage of their life, while the app changes tips.
enum StreamsWorker {
  /// The streams of one input.
  static let width = 20

  static func run(_ inputs: Inputs, folder: String) async throws {
    let center = try TipsCenter.opened(folder)
    await inputs.each { input, random in
      let kinds = (0..<width).map { _ in random.whole(0..<4) }
      let delivered = await withTaskGroup(of: Bool.self) { group in
        for kind in kinds {
          group.addTask { await live(kind, center) }
        }
        Tips.withCenter(center) {
          SoakTip.isSignedIn.wrappedValue.toggle()
          SoakTip.event.sendDonation(Numbered(number: input))
        }
        var delivered = 0
        for await isDelivered in group where isDelivered { delivered += 1 }
        return delivered
      }
      if input % 50 == 0 {
        do {
          try center.flush()
          Output.print("stored \(input)")
        } catch {
          return "\(error)"
        }
      }
      guard delivered != width else { return nil }
      return "\(width - delivered) streams without a first value"
    }
    // Dropped streams end on other threads.
    for _ in 0..<1000 where center.observationCount > 0 { usleep(5000) }
    if center.observationCount > 0 {
      Output.print("lost \(inputs.range.lowerBound) \(center.observationCount) streams never ended")
    }
    try center.shutDown()
  }

  /// Opens a stream, and returns whether it lived as it must.
  private static func live(_ kind: Int, _ center: TipsCenter) async -> Bool {
    let stream = center.statusUpdates(of: SoakTip())
    switch kind {
    case 0:
      // Dropped without a reader.
      return true
    case 1:
      for await _ in stream { return true }
      return false
    case 2:
      // Cancelled while it waits for a second value.
      let reader = Task {
        var count = 0
        for await _ in stream { count += 1 }
        return count
      }
      await Task.yield()
      reader.cancel()
      _ = await reader.value
      return true
    default:
      var iterator = stream.makeAsyncIterator()
      let first = await iterator.next()
      for await _ in center.healthUpdates { break }
      return first != nil
    }
  }
}

/// Calls the engine from the code that the engine calls.
enum CallbacksWorker {
  /// A tip whose title, rules and actions call the engine.
  private struct NestedTip: Tip {
    let number: Int
    let kind: Int
    let center: TipsCenter

    var id: String { "NestedTip\(number)" }

    var title: Text {
      if kind == 0 { _ = center.status(of: SoakTip()) }
      return Text("Save to Favorites")
    }

    var rules: [Rule] {
      if kind == 1 { _ = center.explanation(of: SoakTip()) }
      return [
        Rule(SoakTip.event, source: "calls the engine") { event in callBack(event.donations.count) }
      ]
    }

    private func callBack(_ count: Int) -> Bool {
      switch kind {
      case 2: return center.status(of: SoakTip()) == .available
      case 3:
        // Two tips that read each other.
        return center.status(of: NestedTip(number: number ^ 1, kind: kind, center: center))
          == .available
      case 4:
        return Tips.withCenter(center) {
          Event<Numbered>(id: "nested").sendDonation(Numbered(number: count))
          return true
        }
      case 5:
        return Tips.withCenter(center) {
          SoakTip.isSignedIn.wrappedValue = true
          return SoakTip.isSignedIn.wrappedValue
        }
      case 6:
        center.present(SoakTip())?.end()
        return true
      case 7:
        do { try center.flush() } catch { return false }
        return true
      case 8:
        center.invalidate(self, reason: .tipClosed)
        return true
      default: return count > 0
      }
    }
  }

  static func run(_ inputs: Inputs, folder: String) async throws {
    let center = try TipsCenter.opened(folder)
    await inputs.each { input, random in
      let tip = NestedTip(number: input % 8, kind: random.whole(0..<10), center: center)
      let stream = center.statusUpdates(of: tip)
      let reader = Task {
        // The reader calls back, too.
        for await _ in stream { center.present(tip)?.end() }
      }
      await Tips.withCenter(center) { await SoakTip.event.donate(Numbered(number: input)) }
      if center.health.isStoring { Output.print("stored \(input)") }
      _ = center.status(of: tip)
      _ = center.explanation(of: tip).text
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        Tips.withCenter(center) {
          Tips.Event<Numbered>(id: "nested").sendDonation(Numbered(number: input)) {
            _ = center.status(of: tip)
            do { try center.flush() } catch { Output.print("lost \(input) \(error)") }
            continuation.resume()
          }
        }
      }
      reader.cancel()
      await reader.value
      return nil
    }
    try center.shutDown()
  }
}
