import TipModel

/// The shared part of `show`, `hide` and `auto`: overrides that the datastore stores.
enum Forcing {
  static let all = OptionSpec("all", help: "All tips, including those not known yet.")

  /// The target of a command: all tips, or the named ones.
  enum Target {
    case all
    case tips([TipDefinition])
  }

  /// Returns the target that names or `--all` select.
  ///
  /// - Throws: ``CLIError`` (usage) when both or neither are given; `TipControlError` for an
  ///   unknown name.
  static func target(
    _ arguments: ParsedArguments, command: String, in session: DatastoreSession
  ) throws -> Target {
    let words = arguments.operands(SharedOperands.tips)
    guard words.isEmpty == arguments.has(all) else {
      throw words.isEmpty
        ? CLIError.usage(
          "\"\(command)\" needs TIP or --all", suggestion: "Write \"tipctl \(command) --all\"")
        : .usage(
          "\"\(command)\" cannot take \"\(words[0])\" and --all", suggestion: "Give one of them")
    }
    return words.isEmpty ? .all : .tips(try session.tips(words))
  }

  /// Forces tips into a state, or with nil returns them to their rules, and prints the outcome.
  static func run(
    _ state: StoredOverrides.ForcedState?, _ target: Target, _ session: DatastoreSession,
    _ options: ChangeOptions
  ) throws {
    let (action, tips, names): (Change.Action, [TipDefinition], [String]) =
      switch target {
      case .all: (.forceAll(state: state), session.situation.tips, [])
      case .tips(let tips):
        (.force(tips: tips.map(\.id), state: state), tips, tips.map(\.id))
      }
    let outcome = try session.perform([action], options)
    try outcome.print(words(state, names), ["tips": .array(tips.map { .string($0.id) })])
    session.warnIfOverruled(tips, state, after: outcome.after)
    session.warnIfIgnored()
  }

  private static func words(
    _ state: StoredOverrides.ForcedState?, _ names: [String]
  ) -> Outcome.Words {
    let subject = names.isEmpty ? "All tips" : names.joined(separator: ", ")
    let isOne = names.count == 1
    switch state {
    case .shown, .hidden:
      let forced = state == .shown ? "forced to show" : "forced to hide"
      return Outcome.Words(
        done: "\(subject): \(forced), whatever the rules say.",
        unchanged: "\(subject): \(forced) already.")
    case nil:
      return Outcome.Words(
        done: "\(subject): back to \(isOne ? "its" : "their") rules.",
        unchanged: "\(subject): not forced by tipctl.")
    }
  }
}

extension DatastoreSession {
  /// Warns about tips that a stronger source, or an override by name, keeps in another state (D6).
  func warnIfOverruled(
    _ tips: [TipDefinition], _ state: StoredOverrides.ForcedState?, after: Situation
  ) {
    for tip in tips {
      guard let override = after.override(of: tip),
        override.isShown != (state == .shown)
          || state == nil
      else { continue }
      let spelling = ControlName.spelling(of: override.control, in: override.source)
      let kept = override.isShown ? "shown" : "hidden"
      context.warn("\"\(tip.id)\" is still \(kept): \(spelling) takes precedence")
    }
  }

  /// Warns when the app has reported that it ignores the values that tipctl stores (D25).
  func warnIfIgnored() {
    guard case .object(let receipt)? = situation.facts.receipt,
      case .array(let ignored)? = receipt["ignored"],
      ignored.contains(.string(ControlSource.stored.rawValue))
    else { return }
    context.warn(
      "The app's last receipt says that it ignores overrides of tipctl",
      suggestion: "Run a debug build, or configure it with .testingControls(.enabled)")
  }
}

/// A setting that the datastore stores while a source of higher precedence decides (D6).
struct OverruledSetting {
  /// The spelling of the control in that source.
  private let decider: String

  /// Creates it for the source that decides; nil when that is the datastore, or there is none.
  init?(_ control: Control, decidedBy source: ControlSource?) {
    guard let source, source != .stored else { return nil }
    decider = ControlName.spelling(of: control, in: source)
  }

  /// Returns the words about a change: the stored value, and the value in force here.
  func words(stored: String, inForce: String) -> Outcome.Words {
    let here = "\(decider) decides here: \(inForce)."
    return Outcome.Words(done: "\(stored); \(here)", unchanged: "\(stored) already; \(here)")
  }

  /// The text of the warning.
  var warning: String { "\(decider) takes precedence, for this tool and its child processes" }
}
