import TipFoundation

/// A command line of `xcrun simctl`, the only program that the tool uses for simulators.
struct SimctlCommand: Hashable {
  /// The command line.
  let words: [String]

  private init(_ words: [String]) { self.words = ["xcrun", "simctl"] + words }

  var shellText: String { ShellQuoting.line(words) }

  static let bootedDevices = SimctlCommand(["list", "devices", Simulator.booted, "--json"])

  /// Lists the apps of a device, as a property list in the old text format.
  static func apps(on device: String) -> SimctlCommand { SimctlCommand(["listapps", device]) }

  static func terminate(_ bundle: String, on device: String) -> SimctlCommand {
    SimctlCommand(["terminate", device, bundle])
  }

  static func launch(
    _ bundle: String, on device: String, arguments: [String]
  ) -> SimctlCommand {
    SimctlCommand(["launch", device, bundle] + arguments)
  }

  /// Prints the path of an app's container, or the ids and paths of its groups.
  static func container(
    _ kind: Container, of bundle: String, on device: String
  ) -> SimctlCommand {
    SimctlCommand(["get_app_container", device, bundle, kind.rawValue])
  }

  /// Sets a default of all apps of a device to true, or removes it.
  static func globalDefault(_ key: String, isSet: Bool, on device: String) -> SimctlCommand {
    let change = isSet ? ["write", "-g", key, "-bool", "YES"] : ["delete", "-g", key]
    return SimctlCommand(["spawn", device, "defaults"] + change)
  }

  /// A kind of container.
  enum Container: String, CaseIterable {
    case data, groups
  }
}
