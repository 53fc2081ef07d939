import TipModel
import TipStore

/// The datastore of a command, and how it was chosen.
struct DatastoreChoice: Hashable {
  /// The origin of the choice.
  enum Origin: Hashable {
    /// `--datastore`.
    case option
    /// The environment's variable.
    case environment
    /// `--app`.
    case app(String)
  }

  /// The path of the datastore's file.
  let path: String
  /// The origin of the choice.
  let origin: Origin
  /// The words that choose it on a command line; empty for the environment.
  let words: [String]

  private static let variable = ControlName.environmentVariable(for: .datastore)

  /// Reads the choice: the option, then the environment, then `--app`; nil without a choice.
  ///
  /// - Throws: ``CLIError`` (usage) when both options are given, or a path is empty;
  ///   `TipControlError` for a datastore in another process's memory, or an invalid app name.
  init?(_ context: CommandContext, environment: String?) throws {
    let (option, app) = (context.globals.datastore, context.globals.app)
    if let option, let app {
      throw CLIError.usage(
        "\"--datastore \(option)\" and \"--app \(app)\" both choose a datastore",
        suggestion: "Give one of them")
    }
    if let option {
      path = try Self.path(option, named: "--datastore", context)
      (origin, words) = (.option, ["--datastore", option])
    } else if let environment {
      path = try Self.path(environment, named: Self.variable, context)
      (origin, words) = (.environment, [])
      if let app {
        context.warn(
          "\"--app \(app)\" is not used, as \(Self.variable) chooses the datastore",
          suggestion: "Unset \(Self.variable) to use --app")
      }
    } else if let app {
      path = try Self.locator(context, application: app).applicationDefault()
      (origin, words) = (.app(app), ["--app", app])
    } else {
      return nil
    }
  }

  /// The spelling of the choice, for messages.
  var spelling: String {
    switch origin {
    case .option: "--datastore"
    case .environment: Self.variable
    case .app(let name): "--app \(name)"
    }
  }

  /// Returns the path of a datastore's file.
  ///
  /// - Throws: ``CLIError`` (usage) when the word is empty; `TipControlError` for a datastore in
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
