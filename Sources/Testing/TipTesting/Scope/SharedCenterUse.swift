import Synchronization
import TipEngine

/// Warns once in each test process when tests use the process's center, which they share.
///
/// Such a test is not judged: only the app knows whether it means that. The engine finds this
/// class by its name.
final class SharedCenterUse: SharedCenterListener {
  private static let hasWarned = Atomic(false)

  static func used() {
    // Read first, because each use of a tip comes here.
    guard !hasWarned.load(ordering: .relaxed),
      !hasWarned.exchange(true, ordering: .relaxed)
    else { return }
    // Code that has not configured the center has no datastore to name.
    var place = ""
    if let datastore = TipsCenter.shared.receipt?.datastore { place = " (\(datastore))" }
    RunningTest.warnAboutRun(
      "Tests of this run use tips outside of a test's center, so they share one datastore\(place) "
        + "and the system's clock. Add .tips to a @Test or @Suite, or inherit from TipTestCase: "
        + "each test then has its own datastore and clock, and can run in parallel.")
  }
}
