import Foundation
import TestBasics
import ToolSupport

extension SoakRow {
  static let times = [
    SoakRow(name: "clock-jumps", full: 4000, quick: 200) { soak in
      // The tool sets the clock, too, while the app lives.
      for start in stride(from: 0, to: soak.size, by: 200) {
        let store = try SoakDatastore()
        for _ in 0..<3 {
          let words = soak.setting.split(separator: " ").map(String.init)
          let run = try soak.output(store, ["clock"] + words)
          var problem = run.end.problem
          // A shift that leads out of the years 1600 to 9999 is refused.
          if problem == nil, run.end != .exit(0), run.errors.isEmpty {
            problem = "failed without a word"
          }
          if let problem {
            soak.count.add(.lost("tipctl clock \(words): \(problem)"))
          }
        }
        try soak.batch(.clock, from: start, count: 200, in: store)
      }
    }
  ]

  static let live = [
    SoakRow(name: "streams", full: 20_000, quick: 1000) { soak in
      for start in stride(from: 0, to: soak.size / StreamsWorker.width, by: 250) {
        try soak.batch(
          .streams, from: start, count: min(250, soak.size / StreamsWorker.width - start),
          width: StreamsWorker.width, in: SoakDatastore())
      }
    },
    SoakRow(name: "callbacks", full: 2000, quick: 100) { soak in
      for start in stride(from: 0, to: soak.size, by: 100) {
        try soak.batch(.callbacks, from: start, count: 100, in: SoakDatastore(), seconds: 60)
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

/// Apps of several devices sync through a folder, in which files get lost, doubled and cut off.
private struct SyncFolders {
  let soak: Soak
  private static let devices = 3

  func run() throws {
    try soak.trials { number in
      let stores = try (0..<Self.devices).map { _ in try SoakDatastore() }
      let folder = Surroundings.newPath("sync")
      var donated = 0
      for _ in 0..<4 {
        for store in stores {
          let count = soak.random.whole(1..<4)
          try launch(store, folder, donating: donated..<donated + count)
          donated += count
          try disturb(folder)
        }
      }
      // Then all files arrive: in the first round each device reads every file, and in the second
      // the news that the others have read.
      for store in stores + stores {
        try launch(store, folder, donating: donated..<donated)
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

  /// Runs the app of a device to its end.
  private func launch(
    _ store: SoakDatastore, _ folder: String, donating numbers: Range<Int>
  ) throws {
    let app = try Worker.app.start(
      [store.folder, "\(numbers.lowerBound)", "\(numbers.count)", "0"],
      environment: ["TIPCTL_SYNC_FOLDER": folder])
    let end = app.wait()
    guard end == .exit(0) else {
      throw ToolFailure("an app ended with \(end): \(app.errors)")
    }
  }

  private func disturb(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    guard !names.isEmpty else { return }
    let path = "\(folder)/\(soak.random.one(of: names))"
    switch soak.random.whole(0..<4) {
    case 0: try FileManager.default.removeItem(atPath: path)
    case 1:
      // As programs name the files of two devices that have changed one.
      let copy = "\(Surroundings.newPath("conflict")).tipsync".split(separator: "/").last ?? ""
      try FileManager.default.copyItem(atPath: path, toPath: "\(folder)/\(copy)")
    case 2:
      // A transfer that was cut off.
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes.prefix(soak.random.whole(0..<max(1, bytes.count))).write(to: URL(filePath: path))
    default: break
    }
  }
}
