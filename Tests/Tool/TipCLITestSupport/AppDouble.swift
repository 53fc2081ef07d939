package import TipCLI
import TipEngine

/// The behavior of an app with controls, in place of a real child.
package enum AppDouble {
  /// Configures a center as the app would.
  ///
  /// Simulators pass variables without their prefix, and some variables may be lost or added.
  package static func launch(
    _ command: ChildCommand, losing variables: [String] = [],
    adding others: [String: String] = [:]
  ) throws -> ChildEnd {
    let environment = command.environment.map { name, value in
      (name.hasPrefix("SIMCTL_CHILD_") ? String(name.dropFirst(13)) : name, value)
    }
    let center = TipsCenter(
      arguments: command.words,
      environment: Dictionary(uniqueKeysWithValues: environment)
        .filter { !variables.contains($0.key) }.merging(others) { $1 },
      isDebugBuild: true)
    try center.configure([.datastoreLocation(.memory)])
    center.register([FeedBirdsTip()])
    try center.shutDown()
    return .exited(0)
  }

  /// The tip in the examples.
  private struct FeedBirdsTip: Tip {
    var title: Text { Text("Feed Birds") }
  }
}
