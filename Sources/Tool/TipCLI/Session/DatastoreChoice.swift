import TipModel
import TipStore

/// The datastore of a command, and how it was chosen.
struct DatastoreChoice: Hashable {
  /// The origin of the choice, the one of the highest precedence first.
  enum Origin: Hashable {
    /// The command line: `--datastore` or `--app`.
    case typed
    /// A variable: `TIPCTL_DATASTORE` or `TIPCTL_APP`.
    case variable(String)
    /// The machine has the datastore of one app only, apart from those of test processes.
    case onlyApp

    /// The words about a choice that was not typed.
    var words: String? {
      switch self {
      case .typed: nil
      case .variable(let name): name
      case .onlyApp: "the only app that has one"
      }
    }
  }

  /// The path of the datastore's file.
  let path: String
  let origin: Origin
  /// The app whose datastore it is, or nil for a datastore that was chosen by its path.
  let app: String?
  /// The words that choose it on a command line, none for a variable.
  let words: [String]

  private static let variable = ControlName.environmentVariable(for: .datastore)

  /// Reads the choice: the command line, then the variables, then the only app with a datastore.
  ///
  /// Nil when nothing chooses a datastore, or when several apps have one. The datastore of a test
  /// process is never chosen without its name.
  ///
  /// - Throws: ``CLIError`` (usage) when a path is empty, `TipControlError` for a datastore in
  ///   another process's memory or an invalid app name.
  init?(_ context: CommandContext, environment: String?) throws {
    if let option = context.globals.datastore {
      let path = try Self.path(option, named: "--datastore", context)
      self.init(path: path, origin: .typed, app: nil, words: ["--datastore", option])
    } else if let app = context.globals.app {
      try self.init(app: app, .typed, words: ["--app", app], context)
    } else if let environment {
      let path = try Self.path(environment, named: Self.variable, context)
      self.init(path: path, origin: .variable(Self.variable), app: nil, words: [])
    } else if let app = context.console.setting(ControlName.appVariable) {
      try self.init(app: app, .variable(ControlName.appVariable), words: [], context)
    } else if let app = Self.ownApps(context).only {
      try self.init(app: app, .onlyApp, words: ["--app", app], context)
    } else {
      return nil
    }
  }

  /// Returns whether something chooses a datastore, without a reading of other controls.
  static func isMade(_ context: CommandContext) throws -> Bool {
    try DatastoreChoice(context, environment: context.console.setting(variable)) != nil
  }

  private init(path: String, origin: Origin, app: String?, words: [String]) {
    self.path = path
    self.origin = origin
    self.app = app
    self.words = words
  }

  private init(
    app: String, _ origin: Origin, words: [String], _ context: CommandContext
  ) throws(TipControlError) {
    let path = try Self.locator(context, application: app).applicationDefault()
    self.init(path: path, origin: origin, app: app, words: words)
  }

  /// Returns whether a command prints its datastore and its clock, where they were not typed.
  ///
  /// A terminal shows both. Elsewhere they are only noise, except before a change, and where the
  /// tool has chosen the datastore itself.
  func isAnnounced(changes: Bool, inTerminal isTerminal: Bool) -> Bool {
    isTerminal || changes || origin == .onlyApp
  }

  /// Returns the path of a datastore's file.
  ///
  /// - Throws: ``CLIError`` (usage) when the word is empty, `TipControlError` for a datastore in
  ///   another process's memory.
  static func path(
    _ text: String, named name: String, _ context: CommandContext
  ) throws -> String {
    guard !text.isEmpty else {
      throw CLIError.usage(
        "\"\(name)\" is empty", suggestion: "Give it \(ControlValueKind.location.accepts)")
    }
    guard text != DatastoreLocator.memory else {
      throw TipControlError(
        .missing, subject: text,
        reason: "A datastore in memory cannot be reached from another process",
        suggestion: "Let the app use a file, and give its path")
    }
    return locator(context, application: "tipctl").path(for: text)
  }

  private static func locator(
    _ context: CommandContext, application: String
  ) -> DatastoreLocator {
    DatastoreLocator(
      environment: context.console.environment, application: application,
      currentFolder: context.console.currentDirectory)
  }
}

// MARK: - Opening

extension DatastoreChoice {
  /// Opens the datastore.
  ///
  /// - Throws: `TipControlError`. If it is `missing`, it names the apps that have a datastore.
  func open(creating: Bool, _ context: CommandContext) throws(TipControlError) -> any TipDatastore {
    do throws(TipControlError) {
      let wait = LockWait(for: path) { context.note($0) }
      context.reads.addDatastore(path)
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
    let known = knownApps(context)
    let apps = ownApps(context)
    let ways =
      "write --app NAME or --datastore PATH, or set \(ControlName.appVariable) or "
      + ControlName.environmentVariable(for: .datastore)
    var reason = "No datastore was chosen: \(ways)"
    if !apps.isEmpty {
      let count = Plural.count(apps.count, "app")
      reason = "\(count) have a datastore, and none was chosen: \(ways)"
    } else if !known.isEmpty {
      let names = known.joined(separator: ", ")
      return .usage(
        "Only test processes have a datastore, and none of theirs was chosen: \(names)",
        suggestion: "Run the app once, or import the tips that a test has exported, or \(ways)")
    }
    return .usage(reason, suggestion: sentence(listing: apps))
  }

  /// The names of the apps that have a datastore, in order.
  static func knownApps(_ context: CommandContext) -> [String] {
    DatastoreLocator.known(in: context.console.environment).sorted()
  }

  /// The names of the apps that have a datastore and do not run tests, in order.
  private static func ownApps(_ context: CommandContext) -> [String] {
    knownApps(context).filter { !DatastoreLocator.isTestProcess(named: $0) }
  }

  /// A sentence that lists the apps that have a datastore.
  static func knownAppsSentence(_ context: CommandContext) -> String {
    sentence(listing: knownApps(context))
  }

  private static func sentence(listing apps: [String]) -> String {
    guard apps.isEmpty else {
      return "Apps that have a datastore: \(apps.joined(separator: ", "))"
    }
    return "No app has a datastore yet: an app creates one when it calls Tips.configure(), "
      + "and so does the first change, such as \"tipctl import\" of the tips that a test exports"
  }

  /// Whether the name of an app without a datastore looks like a typing error for a known app.
  func isMistyped(_ context: CommandContext) -> Bool {
    app.flatMap { NearestName.typo($0, in: Self.knownApps(context)) } != nil
  }
}

extension Collection {
  /// The element of a collection of one, or nil for any other.
  var only: Element? { count == 1 ? first : nil }
}
