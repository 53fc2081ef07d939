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
  ///
  /// - Returns: ``ExitCode/no`` with `--verify` when something keeps the tips in another state.
  static func run(
    _ state: StoredOverrides.ForcedState?, _ target: Target, _ session: DatastoreSession,
    _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let (action, tips, names): (Change.Action, [TipDefinition], [String]) =
      switch target {
      case .all: (.forceAll(state: state), session.situation.tips, [])
      case .tips(let tips):
        (.force(tips: tips.map(\.id), state: state), tips, tips.map(\.id))
      }
    let outcome = try session.perform([action], ChangeOptions(arguments))
    try outcome.print(words(state, names), ["tips": .array(tips.map { .string($0.id) })])
    let isOverruled = outcome.warnOfOverruling(tips, state)
    var isHidden = false
    if state == .shown {
      if names.isEmpty {
        outcome.noteGroups()
      } else {
        isHidden = outcome.warnIfHiddenInGroup(tips)
      }
    }
    return Effectiveness.exitCode(
      arguments, isReached: !outcome.warnIfIgnored() && !isOverruled && !isHidden)
  }

  private static func words(
    _ state: StoredOverrides.ForcedState?, _ names: [String]
  ) -> ChangeOutcome.Words {
    let subject = names.isEmpty ? "All tips" : names.joined(separator: ", ")
    let isOne = names.count == 1
    switch state {
    case .shown, .hidden:
      let forced = state == .shown ? "forced to show" : "forced to hide"
      return ChangeOutcome.Words(
        done: "\(subject): \(forced), whatever the rules say.",
        unchanged: "\(subject): \(forced) already.")
    case nil:
      return ChangeOutcome.Words(
        done: "\(subject): back to \(isOne ? "its" : "their") rules.",
        unchanged: "\(subject): not forced by tipctl.")
    }
  }
}

extension ChangeOutcome {
  /// Warns about tips that a stronger source, or an override by name, keeps in another state (D6).
  ///
  /// - Returns: Whether there is such a tip in any process.
  fileprivate func warnOfOverruling(
    _ tips: [TipDefinition], _ state: StoredOverrides.ForcedState?
  ) -> Bool {
    var isOverruled = false
    for view in views where !view.ignoresStored {
      for tip in tips {
        guard let override = view.situation.override(of: tip),
          override.isShown != (state == .shown) || state == nil
        else { continue }
        isOverruled = true
        let spelling = view.spelling(of: override.control, in: override.source)
        let kept = override.isShown ? "shown" : "hidden"
        session.context.warn("\"\(tip.id)\" is still \(kept): \(spelling) takes precedence")
      }
    }
    return isOverruled
  }

  /// Notes the tips that stay hidden when all are shown: a group still shows one at a time (D31).
  fileprivate func noteGroups() {
    let hidden = after.tips.filter { after.verdict(for: $0).hiddenByGroup != nil }.map(\.id)
    guard !hidden.isEmpty else { return }
    session.context.note(
      "A group shows one tip at a time, so these stay hidden: "
        + "\(hidden.joined(separator: ", ")). Show one of them by name.")
  }

  /// Warns about tips whose group shows another member that is forced by name (D31).
  ///
  /// - Returns: Whether there is such a tip in any process.
  fileprivate func warnIfHiddenInGroup(_ tips: [TipDefinition]) -> Bool {
    var isHidden = false
    for tip in tips {
      for view in views where !view.ignoresStored {
        guard let reason = view.situation.verdict(for: tip).hiddenByGroup else { continue }
        isHidden = true
        session.context.warn("\"\(tip.id)\" is \(reason)")
        break
      }
    }
    return isHidden
  }
}
