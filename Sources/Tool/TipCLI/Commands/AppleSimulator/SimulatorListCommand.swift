import TipModel

/// `tipctl simulator list`: the booted simulators, and their apps that have a TipKit datastore.
enum SimulatorListCommand {
  static let spec: CommandSpec = .init(
    "simulator list", group: .simulator,
    summary: "Lists booted simulators, and apps with a TipKit datastore.",
    options: [Simulator.deviceOption],
    examples: [.init("tipctl simulator list", "Lists those of all booted simulators.")]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let devices =
      if simulator.device == Simulator.booted {
        try SimulatorDevice.booted(in: simulator.run(.bootedDevices))
      } else {
        [SimulatorDevice(name: simulator.device, udid: simulator.device)]
      }
    let entries = try devices.map { device in
      let call = SimctlCommand.apps(on: device.udid)
      let apps = try SimulatorApp.all(in: simulator.run(call), of: call).map { app in
        (app, TipKitFolders(in: app.containers, of: app.bundle).files)
      }
      return (device: device, apps: apps.filter { !$0.1.isEmpty })
    }
    if devices.isEmpty { context.note("No simulator is booted.") }
    try context.print(
      json: [
        "devices": .array(
          entries.map { entry in
            [
              "name": .string(entry.device.name), "udid": .string(entry.device.udid),
              "apps": .array(
                entry.apps.map { app, datastores in
                  [
                    "bundle": .string(app.bundle),
                    "datastores": .array(datastores.map(StoredValue.string)),
                  ]
                }),
            ]
          })
      ]
    ) {
      let rows = entries.flatMap { entry -> [[TextTable.Cell]] in
        let label = entry.device.label
        guard !entry.apps.isEmpty else { return [[.init(label), "none", ""]] }
        return entry.apps.flatMap { app, datastores in
          datastores.map { [.init(label), .init(app.bundle), .init($0)] }
        }
      }
      guard !rows.isEmpty else { return "" }
      let headings = ["simulator", "app", "TipKit datastore"]
      return context.text(of: TextTable(headings, rows: rows))
    }
    return .done
  }
}
