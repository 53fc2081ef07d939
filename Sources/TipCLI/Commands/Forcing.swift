import TipModel
import TipFoundation

/// What `show`, `hide` and `auto` share: overrides that are kept in the datastore.
enum Forcing {
  static let all = OptionSpec("all", help: "All tips, also those not known yet.")

  /// What a command line means: all tips, or the named ones.
  enum Target {
    case all
    case tips([TipDefinition])
  }

  /// Returns what is meant by names, or by `--all`.
  ///
  /// - Throws: ``CLIError`` (usage) when it is both or neither; `TipControlError` for a name that
  ///   is unknown.
  static func target(
    _ arguments: ParsedArguments, command: String, in situation: Situation
  ) throws -> Target {
    let words = arguments.operands(SharedOperands.tips)
    guard words.isEmpty == arguments.has(all) else {
      throw words.isEmpty
        ? CLIError.usage(
          "\"\(command)\" needs TIP or --all", suggestion: "Write \"tipctl \(command) --all\"")
        : .usage(
          "\"\(command)\" cannot take \"\(words[0])\" and --all", suggestion: "Give one of them")
    }
    return words.isEmpty ? .all : .tips(try situation.tips(words))
  }

  /// Forces tips into a state, or with nil gives them back to their rules, and tells so.
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
  /// Warns of tips that a stronger source, or an override by name, keeps in another state (D6).
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
      context.warn("\"\(tip.id)\" stays \(kept): \(spelling) counts first")
    }
  }

  /// Warns when the app has said that it does not count what tipctl stores (D25).
  func warnIfIgnored() {
    guard case .object(let receipt)? = situation.facts.receipt,
      case .array(let ignored)? = receipt["ignored"],
      ignored.contains(.string(ControlSource.stored.rawValue))
    else { return }
    context.warn(
      "The app's last receipt says that it ignores what tipctl forces",
      suggestion: "Run a debug build, or configure it with .testingControls(.enabled)")
  }
}

/// A setting that the datastore keeps while a source further outside decides (D6).
struct OverruledSetting {
  /// How the control is spelled there.
  private let decider: String

  /// Creates it for the source that decides; nil when that is the datastore, or nobody.
  init?(_ control: Control, decidedBy source: ControlSource?) {
    guard let source, source != .stored else { return nil }
    decider = ControlName.spelling(of: control, in: source)
  }

  /// Returns the words about a change: what is kept, and what is so here all the same.
  func words(stored: String, inForce: String) -> Outcome.Words {
    let here = "\(decider) decides here: \(inForce)."
    return Outcome.Words(done: "\(stored); \(here)", unchanged: "\(stored) already; \(here)")
  }

  /// What to warn of.
  var warning: String { "\(decider) counts first, for this tool and what it starts" }
}
