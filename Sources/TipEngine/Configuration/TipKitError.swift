public import Foundation

/// An error of TipKit's own (TipKit reference).
public struct TipKitError: Error, LocalizedError, Hashable {
  private let name: String

  /// A rule compares with a value that cannot be stored.
  public static let invalidPredicateValueType = TipKitError(name: "invalidPredicateValueType")
  /// The app has no access to the group container.
  public static let missingGroupContainerEntitlements = TipKitError(
    name: "missingGroupContainerEntitlements")
  /// The center is configured already (D1).
  public static let tipsDatastoreAlreadyConfigured = TipKitError(
    name: "tipsDatastoreAlreadyConfigured")

  /// The error's own name.
  public var description: String { name }
  /// The error's own name.
  public var errorDescription: String? { name }

  /// Matches an error in a `catch` clause (TipKit 26 reference).
  public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
    error as? TipKitError == pattern
  }
}

extension TipKitError: CustomStringConvertible {}
