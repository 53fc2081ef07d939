import Foundation
import Synchronization
import Testing
import TipSnapshot
import XCTest

extension RunningTest {
  /// The identity of the running test, which two tests with equally named functions do not share.
  ///
  /// It is found when it is asked for: the first test of XCTest is known when it ends.
  static var lateIdentity: SnapshotRun.TestIdentity {
    if let test = Test.current { return { "\(test.id)" } }
    let tests = XCTestNames.shared
    let index = tests.indexOfCurrent
    return { tests.name(at: index) }
  }
}

/// The names of the tests that XCTest runs, one at a time.
///
/// It observes the tests from its first use on, which is in a test.
private final class XCTestNames: NSObject, XCTestObservation, Sendable {
  static let shared: XCTestNames = {
    let names = XCTestNames()
    XCTestObservationCenter.shared.addTestObserver(names)
    return names
  }()

  /// The name of each test in order.
  ///
  /// The first name is nil until its test ends.
  private let names = Mutex<[String?]>([nil])

  var indexOfCurrent: Int { names.withLock { $0.count - 1 } }

  func name(at index: Int) -> String? { names.withLock { $0[index] } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    names.withLock { $0.append(testCase.name) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    names.withLock { $0[$0.count - 1] = testCase.name }
  }
}
