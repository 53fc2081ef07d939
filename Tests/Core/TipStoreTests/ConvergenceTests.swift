import Foundation
import TestSupport
import Testing
import TipModel
import TipStore

/// Five devices with a folder each, and a program that carries files late, in part or never.
private struct Carrier {
  var devices: [SyncDevice]
  private var changes: [RandomChanges]
  private var random: RandomChanges
  /// Texts that devices have written, of which some arrive late.
  private var old: [(name: String, text: Data)] = []

  init(seed: UInt64, in folder: String) {
    devices = (0..<5).map { SyncDevice("device-\($0)", folder: "\(folder)/\($0)") }
    changes = (0..<5).map { RandomChanges(seed: 10 * seed + $0) }
    random = RandomChanges(seed: 10 * seed + 9)
  }

  private static func happensOnDevices(_ change: Change) -> Bool {
    switch change.action {
    case .donate, .deleteDonations, .setParameter, .unsetParameter, .beginDisplay, .endDisplay,
      .invalidate, .resetEligibility, .reset, .registerTip:
      true
    default: false
    }
  }

  /// Changes a device, or carries a file, whole or not.
  mutating func step() throws {
    let index = random.whole(0...4)
    let batch = changes[index].batch(upTo: 4).filter(Self.happensOnDevices)
    devices[index].facts.apply(batch)
    if random.flag() {
      devices[index].sync()
      old.append((name(index), try Data(contentsOf: URL(filePath: devices[index].file))))
    }
    guard !old.isEmpty else { return }
    let (name, text) = old[max(0, old.count - 1 - random.whole(0...8))]
    let target = devices[random.whole(0...4)].exchange.folder
    let copy = name.replacing(".tipsync", with: " 2.tipsync")
    switch random.whole(0...5) {
    case 0, 1: try text.write(to: URL(filePath: "\(target)/\(name)"))
    case 2: try text.write(to: URL(filePath: "\(target)/\(copy)"))
    case 3:
      let part = text.prefix(random.whole(0...text.count))
      try part.write(to: URL(filePath: "\(target)/\(name)"))
    case 4:
      for other in [name, copy] {
        let path = "\(target)/\(other)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        try FileManager.default.removeItem(atPath: path)
      }
    default: break
    }
  }

  private func name(_ index: Int) -> String {
    "\(devices[index].facts.origin.name).tipsync"
  }

  /// Carries all files everywhere, and returns whether a device had anything to merge.
  mutating func settle() throws -> Bool {
    var isChanged = false
    for index in devices.indices {
      if !devices[index].sync().isEmpty { isChanged = true }
    }
    for device in devices {
      let text = try Data(contentsOf: URL(filePath: device.file))
      for other in devices where other.exchange.folder != device.exchange.folder {
        let target = "\(other.exchange.folder)/\(device.facts.origin.name).tipsync"
        try text.write(to: URL(filePath: target))
      }
    }
    return isChanged
  }
}

@Suite("Five synced devices (D46)")
struct ConvergenceTests {
  @Test(
    "end alike after random changes, delays and lost, old and partial files",
    arguments: 1...12 as ClosedRange<UInt64>)
  func alike(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var carrier = Carrier(seed: seed, in: folder.path)
    for _ in 0..<80 { try carrier.step() }
    #expect(Set(carrier.devices.map { SharedFacts($0.facts) }).count > 1)
    // The first round carries, the second merges, and the third finds nothing new.
    _ = try carrier.settle()
    _ = try carrier.settle()
    #expect(try !carrier.settle())
    #expect(Set(carrier.devices.map { SharedFacts($0.facts) }).count == 1)
    #expect(carrier.devices.map(\.facts.origin.name) == (0..<5).map { "device-\($0)" })
    #expect(
      carrier.devices.flatMap(\.exchange.notes).allSatisfy { $0.contains(" 2.tipsync") })
  }
}
