/// The format of the output.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people, and may change.
  case text
  /// For programs, and stable.
  case json
}

/// The options that every command has, before or after its name.
package struct GlobalOptions: Hashable, Sendable {
  /// The datastore's file or folder.
  package var datastore: String?
  /// The app whose datastore it is.
  package var app: String?
  package var format = OutputFormat.text
  /// Whether colour is off.
  package var noColor = false
  /// Whether failures show their traces.
  package var debug = false
  /// Whether to leave out notes.
  package var quiet = false
  /// Whether to print what a change did: `--quiet` prints only data, warnings and errors.
  package var reportsChanges = true

  /// Creates the options of a command line without global options.
  package init() {}
}

extension GlobalOptions {
  static let datastoreOption = OptionSpec(
    "datastore", value: "PATH", completion: .files(),
    help: "The datastore: a file, or the folder it is in.")
  static let appOption = OptionSpec(
    "app", value: "NAME", completion: .apps, help: "The app whose datastore to use, by its name.")
  static let formatOption = OptionSpec(
    "format", allowed: OutputFormat.allCases.map(\.rawValue),
    help: "Text for people, or JSON for programs.")
  static let jsonOption = OptionSpec("json", help: "Print JSON, as with --format json.")
  static let noColorOption = OptionSpec("no-color", help: "No colour; NO_COLOR does the same.")
  static let debugOption = OptionSpec("debug", help: "Show the whole error when something fails.")
  static let quietOption = OptionSpec(
    "quiet", short: "q", help: "Print data, warnings and errors only.")
  static let helpOption = OptionSpec("help", short: "h", help: "Print this help.")
  static let versionOption = OptionSpec("version", help: "Print the version.")

  /// All global options, in the order of help.
  package static let options = [
    datastoreOption, appOption, formatOption, jsonOption, noColorOption, debugOption, quietOption,
    helpOption, versionOption,
  ]

  /// The options that the page of each command names, beside help and the version.
  static let named = options.filter { $0 != helpOption && $0 != versionOption }

  /// The options that cannot be given together.
  static let exclusive = [Exclusion(datastoreOption, with: appOption)]

  /// Creates the options from the given ones of a command line.
  init(_ given: GivenOptions) {
    datastore = given.values(Self.datastoreOption).first
    app = given.values(Self.appOption).first
    // A command that prints JSON in its own way reports errors as JSON too.
    let formats = [
      Self.formatOption, Reporter.option, ResultFormat.cards, ResultFormat.times,
      ResultFormat.history,
    ]
    let words = formats.flatMap { given.values($0) }
    format = words.first.flatMap(OutputFormat.init) ?? .text
    noColor = given.has(Self.noColorOption)
    debug = given.has(Self.debugOption)
    quiet = given.has(Self.quietOption)
    reportsChanges = !quiet
  }
}
