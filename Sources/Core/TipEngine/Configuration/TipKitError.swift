public import Foundation

/// An error of TipKit's own (TipKit reference).
public struct TipKitError: Error, LocalizedError, CustomStringConvertible, Hashable {
  private let name: String
  /// What to do, in sentences, which do not count in comparisons.
  private var advice = ""

  /// A rule compares with a value that cannot be stored.
  public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
  /// The app has no access to the group container.
  public static let missingGroupContainerEntitlements = TipKitError(
    name: "missingGroupContainerEntitlements")
  /// The center is configured already (D1).
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    name: "tipsDatastoreAlreadyConfigured")

  /// The error's own name, and what to do.
  public var description: String { advice.isEmpty ? name : "\(name): \(advice)" }
  /// The error's own name, and what to do.
  public var errorDescription: String? { description }

  /// Compares the errors' own names.
  public static func == (left: TipKitError, right: TipKitError) -> Bool {
    left.name == right.name
  }

  /// Hashes the error's own name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Matches an error in a `catch` clause (TipKit 26 reference).
  public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
    error as? TipKitError == pattern
  }

  /// Returns the error of a second configure, which equals the one without advice, with what to do
  /// instead (D1): in a test, the test library has configured the center.
  static func alreadyConfigured(isTest: Bool) -> TipKitError {
    var advice = "this center is in use. Call Tips.configure once, when the app starts."
    if isTest {
      advice =
        "the center of this test is configured by .tips, TipTestCase or withTips. Pass the options "
        + "there, and call Tips.configure only where the app starts. To test that call, wrap it in "
        + "Tips.withCenter(TipsCenter(arguments: [], environment: [:])) { … }."
    }
    return TipKitError(name: tipsDatastoreAlreadyConfigured.name, advice: advice)
  }
}
