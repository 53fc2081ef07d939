import Foundation
public import TipModel

extension Tips {
  /// The center that `Tips` uses: the current task's, or else the process's.
  public static var center: TipsCenter {
    if let current = TipsCenter.current { return current }
    sharedCenterListener?.used()
    return .shared
  }

  /// Runs code for which `Tips` uses a different center.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - operation: The code. Tasks that it starts use the center too, detached ones do not.
  /// - Returns: The result of the code.
  /// - Throws: The error of the code.
  public static func withCenter<Result>(
    _ center: TipsCenter, operation: () throws -> Result
  ) rethrows -> Result {
    try TipsCenter.$current.withValue(center, operation: operation)
  }

  /// Runs code for which `Tips` uses a different center.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - isolation: The actor to run on, by default the caller's.
  ///   - operation: The code. Tasks that it starts use the center too, detached ones do not.
  /// - Returns: The result of the code.
  /// - Throws: The error of the code.
  public static func withCenter<Result>(
    _ center: TipsCenter, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await TipsCenter.$current.withValue(center, operation: operation, isolation: isolation)
  }

  /// Opens the datastore and applies the controls (TipKit reference).
  ///
  /// Until then no tip shows.
  ///
  /// - Parameter configuration: The app's choices.
  /// - Throws: ``TipKitError/tipsDatastoreAlreadyConfigured`` the second time (D1),
  ///   ``TipControlError`` when a control or the datastore cannot be read (D26).
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {
    // An app configures the process's center, so the listener is not notified.
    try (TipsCenter.current ?? .shared).configure(configuration)
  }

  /// Registers tips in the datastore, so that the shell can list them (D28).
  public static func register(_ tips: any Tip...) { center.register(tips) }

  /// Waits until all changes so far are in the datastore.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written. Pending changes are kept.
  public static func flush() throws { try center.flush() }

  /// Returns why a tip shows or does not, and what would change that.
  public static func explanation(of tip: any Tip) -> Explanation { center.explanation(of: tip) }

  /// The values that configure applied, their sources, and the words that it did not understand.
  public static var receipt: Receipt? { center.receipt }
}

/// Is notified when code uses the process's center.
///
/// In an app that is the usual case. In a test process it means that tests share their state, so
/// the test library listens if it is linked into the process.
package protocol SharedCenterListener: AnyObject {
  /// Called at each use.
  static func used()
}

/// The test library's listener, nil in an app.
///
/// Found by name, because the engine cannot import the test library.
///
/// `nonisolated(unsafe)`: a type is not mutable state.
nonisolated(unsafe) private let sharedCenterListener =
  NSClassFromString("TipTesting.SharedCenterUse") as? any SharedCenterListener.Type
