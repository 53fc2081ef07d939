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
    var message = "\(bundle) has no TipKit datastore; there is nothing to reset."
    var calls = simulator.containerCalls(of: bundle)
    if hasChanged {
      message = "\(bundle) starts without a TipKit datastore."
      calls.append(.terminate(bundle, on: simulator.device))
    }
    var lines = moves.map { "Set aside: \($0.to.printable)" }
    if !moves.isEmpty { lines += simulator.takeBack(["simulator", "undo", bundle]) }
    try simulator.print(
      changed: hasChanged, message, lines: lines, calls: calls, options,
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
    var kept: [TipKitFolders.Move] = []
    var back: [TipKitFolders.Move] = []
    if !options.isDryRun {
      try simulator.select()
      let folders = try simulator.folders(of: bundle)
      if let moves = folders.bringBack(at: context.console.now()) {
        kept = moves.kept
        back = moves.back
        try simulator.terminate(bundle)
        try TipKitFolders.perform(kept + back)
      }
    }
    let hasChanged = options.isDryRun || !back.isEmpty
    var message = "No TipKit datastore of \(bundle) is set aside."
    var calls = simulator.containerCalls(of: bundle)
    if hasChanged {
      message = "\(bundle) has the TipKit datastore again that was set aside last."
      calls.append(.terminate(bundle, on: simulator.device))
    }
    try simulator.print(
      changed: hasChanged, message,
      lines: back.map { "Brought back: \($0.to.printable)" }
        + kept.map { "Kept: \($0.to.printable)" },
      calls: calls, options,
      [
        "bundle": .string(bundle), "moved": .array(back.map(\.json)),
        "kept": .array(kept.map(\.json)),
      ])
    return .done
  }
}

extension TipKitFolders.Move {
  fileprivate var json: StoredValue { ["from": .string(from), "to": .string(to)] }
}
