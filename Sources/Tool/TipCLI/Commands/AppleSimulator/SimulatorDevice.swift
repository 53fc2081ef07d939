import TipFoundation

/// A device of the simulator.
struct SimulatorDevice: Hashable {
  /// The name, such as iPhone 16.
  let name: String
  /// The id that `simctl` takes.
  let udid: String

  /// The name and the id, for people.
  var label: String { name == udid ? name : "\(name) (\(udid))" }

  /// Reads the list of booted devices that `simctl` prints as JSON.
  ///
  /// - Throws: ``CLIError`` (badData) when the text is not such a list.
  static func booted(in text: String) throws(CLIError) -> [SimulatorDevice] {
    let list: StoredValue
    do throws(TipControlError) {
      list = try StoredValue(json: text, subject: "devices")
    } catch {
      throw .unreadable(.bootedDevices, because: "it is not JSON")
    }
    guard
      case .object(let root) = list, case .object(let runtimes)? = root["devices"]
    else {
      throw .unreadable(.bootedDevices, because: "it has no \"devices\"")
    }
    var devices: [SimulatorDevice] = []
    for (_, entries) in runtimes.sorted(by: { $0.key < $1.key }) {
      guard case .array(let entries) = entries else {
        throw .unreadable(.bootedDevices, because: "a list of devices is missing")
      }
      for entry in entries {
        guard case .object(let device) = entry, case .string(let udid)? = device["udid"],
          !udid.isEmpty, !udid.hasPrefix("-"), udid.isLabel(with: "-")
        else { throw .unreadable(.bootedDevices, because: "a device has no UDID") }
        guard device["state"] ?? "Booted" == "Booted" else { continue }
        let name = if case .string(let name)? = device["name"] { name } else { udid }
        devices.append(SimulatorDevice(name: name, udid: udid))
      }
    }
    return devices
  }
}
