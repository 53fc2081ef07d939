import TipModel

/// `tipctl simulator reset`: sets an app's TipKit datastore aside.
enum SimulatorResetCommand {
  static let spec: CommandSpec = .init(
    "simulator reset", group: .simulator,
    summary: "Sets the TipKit datastore of an app aside.",
    effect: .writes, operands: [Simulator.bundle], options: [Simulator.deviceOption],
    examples: [
      .init("tipctl simulator reset app.birds", "Terminates the app, and sets its datastore aside.")
    ],
    notes: [
      "The folder \(TipKitFolders.name) is renamed with all of its files, in the app's data and in "
        + "the containers of its groups, which other apps may share. On tvOS, TipKit keeps the "
        + "status of tips in the user's defaults too, which stay."
    ]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let bundle = try Simulator.bundleID(arguments)
    let options = ChangeOptions(arguments)
    var moves: [TipKitFolders.Move] = []
    if !options.isDryRun {
      try simulator.select()
      moves = try simulator.folders(of: bundle).setAside(at: context.console.now())
      if !moves.isEmpty {
        try simulator.terminate(bundle)
        try TipKitFolders.perform(moves)
      }
    }
    let hasChanged = options.isDryRun || !moves.isEmpty
    try simulator.print(
      changed: hasChanged,
      hasChanged
        ? "\(bundle) starts without a TipKit datastore."
        : "\(bundle) has no TipKit datastore; there is nothing to reset.",
      lines: moves.map { "Set aside: \($0.to.printable)" }
        + (moves.isEmpty ? [] : simulator.takeBack(["simulator", "undo", bundle])),
      calls: simulator.containerCalls(of: bundle)
        + (hasChanged ? [.terminate(bundle, on: simulator.device)] : []), options,
      ["bundle": .string(bundle), "moved": .array(moves.map(\.json))])
    return .done
  }
}

/// `tipctl simulator undo`: brings the datastore back that was set aside last.
enum SimulatorUndoCommand {
  static let spec: CommandSpec = .init(
    "simulator undo", group: .simulator,
    summary: "Brings back what \"simulator reset\" has set aside.",
    effect: .writes, operands: [Simulator.bundle], options: [Simulator.deviceOption],
    examples: [
      .init("tipctl simulator undo app.birds", "Terminates the app, and reverts the last reset.")
    ],
    notes: [
      "Datastores that were set aside stay in the app's containers, so the app has to be named. "
        + "Each further undo reverts the reset before. The datastore that the app has made since "
        + "is kept beside it."
    ]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let bundle = try Simulator.bundleID(arguments)
    let options = ChangeOptions(arguments)
    var (kept, back): ([TipKitFolders.Move], [TipKitFolders.Move]) = ([], [])
    if !options.isDryRun {
      try simulator.select()
      if let moves = try simulator.folders(of: bundle).bringBack(at: context.console.now()) {
        (kept, back) = moves
        try simulator.terminate(bundle)
        try TipKitFolders.perform(kept + back)
      }
    }
    let hasChanged = options.isDryRun || !back.isEmpty
    try simulator.print(
      changed: hasChanged,
      hasChanged
        ? "\(bundle) has the TipKit datastore again that was set aside last."
        : "No TipKit datastore of \(bundle) is set aside.",
      lines: back.map { "Brought back: \($0.to.printable)" }
        + kept.map { "Kept: \($0.to.printable)" },
      calls: simulator.containerCalls(of: bundle)
        + (hasChanged ? [.terminate(bundle, on: simulator.device)] : []), options,
      [
        "bundle": .string(bundle), "moved": .array(back.map(\.json)),
        "kept": .array(kept.map(\.json)),
      ])
    return .done
  }
}

extension TipKitFolders.Move {
  /// The move in JSON.
  fileprivate var json: StoredValue { ["from": .string(from), "to": .string(to)] }
}
