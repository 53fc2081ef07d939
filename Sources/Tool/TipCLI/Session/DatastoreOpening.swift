import TipModel
import TipStore

extension DatastoreChoice {
  /// Opens the datastore.
  ///
  /// - Throws: `TipControlError`; one that is `missing` names the apps that have a datastore.
  func open(creating: Bool, _ context: CommandContext) throws(TipControlError) -> any TipDatastore {
    do throws(TipControlError) {
      let wait = LockWait(for: path) { context.note($0) }
      return try SQLiteDatastore.open(path: path, creates: creating) { wait.attempt() }
    } catch {
      guard error.code == .missing, let name = app else { throw error }
      throw TipControlError(
        .missing, subject: name, reason: "The app \"\(name)\" has no datastore at \(path)",
        suggestion: NearestName.suggestion(
          for: name, in: Self.knownApps(context), otherwise: Self.knownAppsSentence(context)))
    }
  }

  /// Returns the error about a command line that chooses no datastore, with the apps that have one.
  static func missing(_ context: CommandContext) -> CLIError {
    let apps = knownApps(context)
    let ways =
      "write --app NAME or --datastore PATH, or set \(ControlName.appVariable) or "
      + ControlName.environmentVariable(for: .datastore)
    return .usage(
      apps.isEmpty
        ? "No datastore was chosen: \(ways)"
        : "\(Plural.count(apps.count, "app")) have a datastore, and none was chosen: \(ways)",
      suggestion: knownAppsSentence(context))
  }

  /// The names of the apps that have a datastore, in order.
  static func knownApps(_ context: CommandContext) -> [String] {
    DatastoreLocator.known(in: context.console.environment).sorted()
  }

  /// A sentence that lists the apps that have a datastore.
  static func knownAppsSentence(_ context: CommandContext) -> String {
    let apps = knownApps(context)
    return apps.isEmpty
      ? "No app has a datastore yet: an app creates one when it calls Tips.configure(), "
        + "and so does the first command that changes something"
      : "Apps that have a datastore: \(apps.joined(separator: ", "))"
  }

  /// Announces a datastore that a command has created; an app's name may be a typo of another one.
  func announceCreation(_ context: CommandContext) {
    context.note("Created the datastore \(path).")
    guard let app else { return }
    let others = Self.knownApps(context).filter { $0 != app }
    guard let nearest = NearestName.of(app, in: others) else { return }
    context.warn(
      "The app \"\(app)\" had no datastore, and one was created",
      suggestion: "Did you mean \"\(nearest)\"?")
  }
}
