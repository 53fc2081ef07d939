import Foundation

extension SoakRow {
  static let times = [
    SoakRow(name: "clock-jumps", full: 4000, quick: 200) { soak in
      // The tool sets the clock, too, while the app lives.
      for start in stride(from: 0, to: soak.size, by: 200) {
        let store = try SoakDatastore()
        for _ in 0..<3 {
          let words = soak.setting.split(separator: " ").map(String.init)
          let run = try soak.output(store, ["clock"] + words)
          // A shift that leads out of the years 1600 to 9999 is refused.
          let isSilent = run.end != .exit(0) && run.errors.isEmpty
          if let problem = run.end.problem ?? (isSilent ? "failed without a word" : nil) {
            soak.count.add(.lost("tipctl clock \(words): \(problem)"))
          }
        }
        let stored = try soak.batch(.clock, from: start, count: 200, folder: store.folder)
        try soak.requireStored(stored, in: store)
      }
    }
  ]

  static let live = [
    SoakRow(name: "streams", full: 20_000, quick: 1000) { soak in
      for start in stride(from: 0, to: soak.size / StreamsWorker.width, by: 250) {
        let store = try SoakDatastore()
        let inputs = min(250, soak.size / StreamsWorker.width - start)
        let stored = try soak.batch(
          .streams, from: start, count: inputs, width: StreamsWorker.width, folder: store.folder)
        try soak.requireStored(stored, in: store)
      }
    },
    SoakRow(name: "callbacks", full: 2000, quick: 100) { soak in
      for start in stride(from: 0, to: soak.size, by: 100) {
        let store = try SoakDatastore()
        let stored = try soak.batch(
          .callbacks, from: start, count: 100, folder: store.folder, seconds: 60)
        try soak.requireStored(stored, in: store)
      }
    },
  ]

  static let devices = [
    SoakRow(name: "sync-folders", full: 60, quick: 2) { try SyncFolders(soak: $0).run() }
  ]
}

extension Soak {
  /// A setting of the clock.
  fileprivate var setting: String { random.one(of: ClockWorker.settings) }
}

/// Devices exchange their datastores as files of a folder, in which files get lost and doubled.
private struct SyncFolders {
  let soak: Soak
  private static let devices = 3

  func run() throws {
    try soak.trials { number in
      let stores = try (0..<Self.devices).map { _ in try SoakDatastore() }
      let folder = Surroundings.newPath("sync")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var donated = 0
      for round in 0..<4 {
        for (device, store) in stores.enumerated() {
          for _ in 0..<soak.random.whole(1..<4) {
            try soak.succeed(
              store, ["donate", "soak", "--info", "{\"number\":\(donated)}", "--force"])
            donated += 1
          }
          try soak.succeed(store, ["backup", "\(folder)/device-\(device).sqlite", "--yes"])
        }
        // Each device sees some of the files, and some of them twice or in an older state.
        for (device, store) in stores.enumerated() where soak.random.whole(0..<3) > 0 {
          try disturb(folder, round)
          try merge(folder, but: device, into: store)
        }
      }
      // At last all files arrive, twice each, in any order.
      for (device, store) in stores.enumerated() {
        try soak.succeed(store, ["backup", "\(folder)/device-\(device).sqlite", "--yes"])
      }
      for (device, store) in stores.enumerated() {
        try merge(folder, but: device, into: store)
        try merge(folder, but: device, into: store)
      }
      for (device, store) in stores.enumerated() {
        let numbers = try store.facts().soakNumbers
        guard numbers == Array(0..<donated) else {
          return .lost(
            "trial \(number): device \(device) has \(numbers.count) of \(donated) donations")
        }
      }
      return .survived()
    }
  }

  private func disturb(_ folder: String, _ round: Int) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    guard let name = names.isEmpty ? nil : soak.random.one(of: names) else { return }
    let path = "\(folder)/\(name)"
    let number = names.count + 100 * round + 1000 * soak.random.whole(0..<1_000_000)
    switch soak.random.whole(0..<3) {
    case 0: try FileManager.default.removeItem(atPath: path)
    case 1:
      try FileManager.default.copyItem(
        atPath: path, toPath: "\(path) (copy \(number))")
    default:
      // An upload that was cut off.
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes.prefix(soak.random.whole(0..<max(1, bytes.count)))
        .write(to: URL(filePath: "\(path).part-\(number)"))
    }
  }

  /// Merges the files of a folder; one that is cut off has to be refused, and changes nothing.
  private func merge(_ folder: String, but device: Int, into store: SoakDatastore) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0 != "device-\(device).sqlite" }.shuffled(using: &soak.random)
    for name in names {
      let run = try soak.output(store, ["merge", "\(folder)/\(name)"])
      if let problem = run.end.problem { throw SoakFailure("tipctl merge \(problem): \(name)") }
      if run.end != .exit(0), !name.contains(".part-") {
        throw SoakFailure("tipctl merge of \(name): \(run.errors)")
      }
    }
  }
}
