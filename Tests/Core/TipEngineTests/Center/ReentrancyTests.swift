import Observation
import Synchronization
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel
import TipTesting

@Suite("The app's code that the center calls may call the center", .hangLimit)
struct ReentrancyTests {
  @Test("The completion of a donation flushes, resets and shuts down")
  func completion() async throws {
    let center = try makeCenter()
    let failure = await withCheckedContinuation {
      (continuation: CheckedContinuation<String?, Never>) in
      Tips.withCenter(center) {
        Birds.didView.sendDonation {
          do {
            try center.flush()
            try center.resetDatastore()
            try center.shutDown()
            continuation.resume(returning: nil)
          } catch {
            continuation.resume(returning: "\(error)")
          }
        }
      }
    }
    #expect(failure == nil)
    #expect(center.facts.events["didViewBackyard"]?.log.donations.isEmpty == true)
  }

  @Test("An observer of another process's change flushes")
  func foreignChange() async throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore)])
    let group = Tips.withCenter(center) { TipGroup { FeedTip() } }
    let heard = AsyncStream<String?>.makeStream()
    await MainActor.run {
      withObservationTracking {
        _ = group.currentTip
      } onChange: {
        heard.continuation.yield(Result { try center.flush() }.failureText)
      }
    }
    datastore.commitForeign(
      Change(.force(tips: ["FeedTip"], state: .hidden), at: Timestamp(center.now), by: .tipctl))
    for await failure in heard.stream {
      #expect(failure == nil)
      break
    }
    try center.shutDown()
  }

  @Test("An object that a tip's code retains ends with the tip, and its deinit calls the center")
  func objectOfTheApp() throws {
    let center = try makeCenter()
    let ends = Mutex(0)
    for _ in 1...2 {
      let feeder = Feeder { ends.withLock { $0 += 1 } }
      feeder.center = center
      #expect(center.status(of: FeederTip(feeder: feeder)) == .available)
    }
    #expect(ends.withLock { $0 } == 2)
  }
}

extension Result {
  fileprivate var failureText: String? {
    if case .failure(let error) = self { "\(error)" } else { nil }
  }
}

/// Calls the center when it is deinitialized.
private final class Feeder: Sendable {
  private let held = Mutex<TipsCenter?>(nil)
  private let onEnd: @Sendable () -> Void

  init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

  var center: TipsCenter? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }

  deinit {
    _ = center?.status(of: FeedTip())
    onEnd()
  }

  func isFull(_ visits: Int) -> Bool { visits == 0 }
}

/// A tip whose rule calls an object of the app.
private struct FeederTip: Tip {
  let feeder: Feeder
  var title: Text { Text("Fill the Feeder") }
  var rules: [Rule] {
    Rule(Birds.visits, source: "feeder.isFull") { [feeder] in feeder.isFull($0) }
  }
}
