// What only Apple's XCTest has, for the type checker alone.
public import XCTest

struct XCTSourceCodeLocation { init(filePath: String, lineNumber: Int) {} }
struct XCTSourceCodeContext { init(location: XCTSourceCodeLocation) {} }
public struct XCTIssue {
  enum IssueType { case assertionFailure }
  var compactDescription: String
  init(
    type: IssueType, compactDescription: String, sourceCodeContext: XCTSourceCodeContext
  ) { self.compactDescription = compactDescription }
}
/// The base class of test cases, with the methods that only Apple's has.
open class AppleTestCase: XCTestCase {
  open func record(_ issue: XCTIssue) {}
}

@MainActor final class XCTAttachment {
  enum Lifetime { case keepAlways }
  var name: String?
  var lifetime = Lifetime.keepAlways
  nonisolated init(string: String) {}
}
@MainActor protocol XCTActivity { func add(_ attachment: XCTAttachment) }
@MainActor enum XCTContext {
  static func runActivity(named: String, block: (any XCTActivity) throws -> Void) rethrows {}
}
