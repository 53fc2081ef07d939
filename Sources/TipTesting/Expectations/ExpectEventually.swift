import Synchronization
public import TipEngine
package import TipModel

/// Waits until a tip has a status, and fails when it does not come to it.
///
/// With `within:` the test's clock is moved, from one instant at which something is due to the
/// next, until the tip has the status or the time is over. Without it the clock stays where it is,
/// and the status has to come from code that runs beside the test.
///
/// - Parameters:
///   - tip: The tip.
///   - status: The status.
///   - duration: How far the clock may be moved; nil for not at all.
///   - limit: How long the test waits for code that runs beside it, in real time; 5 seconds, or 1
///     when the clock was moved already.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectEventually(
  _ tip: any Tip, is status: Tips.Status, within duration: Duration? = nil,
  limit: Duration? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  let center = Tips.center
  // The stream is what has the clock stop where the status changes.
  let updates = center.statusUpdates(of: tip)
  if let duration {
    TipTest.clock.advance(by: duration, until: { center.status(of: tip) == status })
  }
  let wait = await StreamWait.first(
    in: updates, limit: limit ?? .seconds(duration == nil ? 5 : 1)
  ) { $0 == status }
  guard let failure = wait.failure else { return }
  Expectation(
    false, "\"\(tip.id)\" does not become \(status): \(failure).",
    because: center.explanation(of: tip)
  ).report(at: position)
}

/// Waits until a sequence gives an element that is wanted, and fails when it does not.
///
/// ```swift
/// await expectEventually(in: group.currentTipUpdates) { $0.id == "FavoriteBackyardTip" }
/// ```
///
/// - Parameters:
///   - sequence: The sequence, such as a stream of statuses.
///   - limit: How long the test waits, in real time.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
///   - isWanted: Returns whether an element is the wanted one.
public func expectEventually<Element: Sendable>(
  in sequence: any AsyncSequence<Element, Never> & Sendable, limit: Duration = .seconds(5),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ isWanted: @escaping @Sendable (Element) -> Bool
) async {
  let wait = await StreamWait.first(in: sequence, limit: limit, where: isWanted)
  guard let failure = wait.failure else { return }
  Expectation(failure: "The sequence gives no element that is wanted: \(failure).")
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What came of waiting for an element.
enum StreamWait {
  case found
  case ended(last: String?)
  case timedOut(last: String?, limit: Duration)

  /// What went wrong, as a clause; nil when nothing did.
  var failure: String? {
    switch self {
    case .found: nil
    case .ended(let last): "it ended, and \(Self.seen(last))"
    case .timedOut(let last, let limit): "\(limit.words) were waited, and \(Self.seen(last))"
    }
  }

  private static func seen(_ last: String?) -> String {
    last.map { "the last state seen was \($0)" } ?? "no state was seen"
  }

  /// Reads a sequence until an element is wanted, or a real time is over.
  static func first<Element: Sendable>(
    in sequence: any AsyncSequence<Element, Never> & Sendable, limit: Duration,
    where isWanted: @escaping @Sendable (Element) -> Bool
  ) async -> StreamWait {
    let last = LastSeen()
    return await withTaskGroup(of: StreamWait.self) { group in
      group.addTask {
        for await element in sequence {
          last.note("\(element)")
          if isWanted(element) { return .found }
        }
        return .ended(last: last.text)
      }
      group.addTask {
        do { try await ContinuousClock().sleep(for: limit) } catch {
          // The element came first.
        }
        return .timedOut(last: last.text, limit: limit)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .ended(last: nil)
    }
  }

  private final class LastSeen: Sendable {
    private let state = Mutex<String?>(nil)
    var text: String? { state.withLock { $0 } }
    func note(_ text: String) { state.withLock { $0 = text } }
  }
}
