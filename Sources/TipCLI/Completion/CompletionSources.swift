package import TipModel

/// Where completion finds names that no table has; each is asked only when its names are wanted.
package struct CompletionSources: Sendable {
  /// Reads the datastore that global options and the environment choose; nil when it cannot.
  package var facts: @Sendable (GlobalOptions) -> Facts?
  /// Lists the apps that have a datastore.
  package var apps: @Sendable () -> [String]
  /// Lists the snapshots that wait for a review, as people type them.
  package var snapshots: @Sendable () -> [String]

  /// Creates sources; what is left out has no names.
  package init(
    facts: @escaping @Sendable (GlobalOptions) -> Facts? = { _ in nil },
    apps: @escaping @Sendable () -> [String] = { [] },
    snapshots: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.facts = facts
    self.apps = apps
    self.snapshots = snapshots
  }
}
