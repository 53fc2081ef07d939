import Foundation
import TestBasics
import TipModel
import ToolSupport

extension SoakRow {
  /// Damage and neighbours that once cost changes or gigabytes.
  static let rescue = [
    SoakRow(name: "page-count", full: 100, quick: 8) { soak in
      let sound = try SoundDatastore(soak, withLog: false)
      try soak.trials { _ in
        var contents = sound.contents
        let place = contents.main.startIndex + 28 + soak.random.whole(0..<4)
        contents.main[place] = UInt8(soak.random.whole(0..<256))
        return try Rescue(soak: soak, sound: sound).outcome(of: contents)
      }
    },
    SoakRow(name: "log-header", full: 600, quick: 20) { soak in
      let sound = try SoundDatastore(soak, withLog: true)
      try soak.trials { _ in
        var contents = sound.contents
        contents.log?.flipHeaderOrSalt(&soak.random)
        return try Rescue(soak: soak, sound: sound).outcome(of: contents)
      }
    },
    SoakRow(name: "schema-pages", full: 60, quick: 28) { soak in
      let sound = try SoundDatastore(soak, withLog: false)
      try soak.trials { number in
        var contents = sound.contents
        let page = number % min(28, contents.main.count / 1024)
        let start = contents.main.startIndex + page * 1024
        contents.main.replaceSubrange(
          start..<start + 1024, with: Data(repeating: 0x5A, count: 1024))
        let isReadable = (try? SoakDatastore(contents).execute("SELECT count(*) FROM tips")) != nil
        if isReadable { return .survived("a page of rows") }
        return try Rescue(soak: soak, sound: sound).salvage(contents)
      }
    },
    SoakRow(name: "emptied-shared", full: 30, quick: 3) { soak in
      try soak.trials { _ in try Rescue.shared(soak) }
    },
    SoakRow(name: "linked-file", full: 30, quick: 4) { soak in
      let sound = try SoundDatastore(soak, withLog: true)
      try soak.trials { _ in try Rescue(soak: soak, sound: sound).linked() }
    },
    SoakRow(name: "first-tip", full: 10, quick: 2) { try LargeSync(soak: $0).run() },
  ]
}

extension Data {
  /// Flips one bit of a log's header, or of the salts of one of its pages.
  fileprivate mutating func flipHeaderOrSalt(_ random: inout SeededGenerator) {
    let frames = (count - 32) / (24 + 1024)
    let frame = random.whole(0..<frames)
    let offset: Int
    if random.whole(0..<2) == 0 {
      offset = random.whole(0..<32)
    } else {
      offset = 32 + frame * (24 + 1024) + 8 + random.whole(0..<8)
    }
    self[startIndex + offset] ^= 1 << UInt8(random.whole(0..<8))
  }
}

/// A damaged datastore, of which everything has to come back.
private struct Rescue {
  let soak: Soak
  let sound: SoundDatastore

  /// The memory of a process, in KB: much less than the size that a damaged header names.
  private static let memory = 400_000

  private func limited(_ program: String, _ arguments: [String]) throws -> Child {
    try Surroundings.start(
      "/bin/sh", ["-c", "ulimit -d \(Self.memory); exec \"$0\" \"$@\"", program] + arguments)
  }

  /// Requires all donations of `tipctl salvage` and of an app that starts.
  func outcome(of damaged: SoakDatastore.Contents) throws -> TrialResult {
    let result = try salvage(damaged)
    if case .lost = result { return result }
    let store = try SoakDatastore(damaged)
    let app = try limited(Program.current.path, ["--worker", "open", store.file])
    let end = app.wait()
    guard end == .exit(0) else {
      return .lost("the app ended with \(end): \(app.errors.suffix(300))")
    }
    let stored = Set(try store.facts().soakNumbers)
    let missing = Set(0..<sound.count).subtracting(stored)
    guard missing.isEmpty else { return .lost("\(missing.count) donations of the app") }
    return result
  }

  /// Requires all donations of `tipctl salvage`.
  func salvage(_ damaged: SoakDatastore.Contents) throws -> TrialResult {
    let store = try SoakDatastore(damaged)
    let tool = try limited(soak.tool, ["salvage", store.file])
    let end = tool.wait()
    guard end == .exit(0) else {
      return .lost("tipctl salvage ended with \(end): \(tool.errors)")
    }
    let facts = try StateDocument(json: tool.output, subject: "salvage").facts
    guard facts.soakNumbers == Array(0..<sound.count) else {
      return .lost("\(facts.soakNumbers.count) of \(sound.count) donations")
    }
    return .survived(tool.errors.contains("damaged") ? "told" : "unchanged")
  }

  /// Opens a sound file, whose newest commits are in the log, through a symbolic link.
  func linked() throws -> TrialResult {
    let store = try SoakDatastore(sound.contents)
    let link = try SoakDatastore()
    guard symlink(store.file, link.file) == 0 else {
      throw ToolFailure("symlink failed: \(errno)")
    }
    try soak.succeed(link, ["donate", "soak", "--info", "{\"number\":-2}", "--force"])
    let app = try Worker.app.start([link.folder, "\(sound.count)", "10", "0"])
    let end = app.wait()
    guard end == .exit(0), !app.output.contains("note:") else {
      return .lost("the app ended with \(end): \(app.output.suffix(300)) \(app.errors)")
    }
    let expected = [-2] + Array(0..<sound.count + 10)
    guard try store.facts().soakNumbers == expected else {
      return .lost("donations of the link")
    }
    return .survived()
  }

  /// Empties the file of an app, which goes on to donate, and starts a second app at once.
  static func shared(_ soak: Soak) throws -> TrialResult {
    let store = try SoakDatastore()
    let first = try Worker.app.start([store.folder, "0", "400", "500"])
    guard first.waitForOutput(bytes: 60 + soak.random.whole(0..<400)) else {
      return .lost("the app stored nothing: \(first.errors)")
    }
    truncate(store.file, 0)
    let second = try Worker.app.start([store.folder, "1000", "100", "500"])
    for app in [first, second] {
      let end = app.wait(seconds: 100)
      if let problem = end.problem { return .lost("an app \(problem): \(app.errors)") }
    }
    let printed = first.numbers + second.numbers
    let missing = Set(printed).subtracting(try store.facts().soakNumbers)
    guard missing.isEmpty else { return .lost("\(missing.count) of \(printed.count)") }
    return .survived()
  }
}

/// A folder with a file of many donations and many copies of a small one, at the first launch.
private struct LargeSync {
  let soak: Soak

  func run() throws {
    let folder = Surroundings.newPath("synced")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let donations = soak.isQuick ? 20_000 : 150_000
    try write(donations: donations, to: "\(folder)/large.tipsync")
    try write(donations: 100, to: "\(folder)/small.tipsync")
    let copies = soak.isQuick ? 200 : 2000
    for copy in 0..<copies {
      try FileManager.default.copyItem(
        atPath: "\(folder)/small.tipsync", toPath: "\(folder)/small \(copy).tipsync")
    }
    try soak.trials { _ in
      let store = try SoakDatastore()
      let app = try Worker.app.start(
        [store.folder, "0", "1", "0"], environment: ["TIPCTL_SYNC_FOLDER": folder])
      // The start of a process on a busy machine included.
      let isPrompt = app.waitForOutput(bytes: 1, seconds: 3)
      let end = app.wait(seconds: 300)
      guard end == .exit(0), app.numbers == [0] else {
        return .lost("the app ended with \(end): \(app.errors)")
      }
      guard isPrompt else { return .lost("the first donation took more than 3 seconds") }
      return .survived()
    }
  }

  private func write(donations: Int, to path: String) throws {
    var facts = Facts()
    facts.origin = Origin(name: "\(donations)", version: 1)
    let now = Timestamp(Date())
    facts.events["seen"] = EventRecord(
      log: DonationLog(
        (0..<donations).map {
          StoredDonation(
            sequence: Int64($0), date: now.adding(milliseconds: Int64($0 - donations)),
            info: .object(["visit": .int($0)]))
        }))
    try Data(SyncDocument(SharedFacts(facts)).text.utf8).write(to: URL(filePath: path))
  }
}
