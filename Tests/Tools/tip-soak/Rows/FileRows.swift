import Foundation
import TestBasics
import TipModel
import ToolSupport

extension SoakRow {
  static let files = [
    SoakRow(name: "replaced-live", full: 70, quick: 6) { try LiveReplacement(soak: $0).run() },
    SoakRow(name: "replaced-file", full: 40, quick: 8) { try StillReplacement(soak: $0).run() },
    SoakRow(name: "full-disk", full: 60, quick: 6) { try FullDisk(soak: $0).run() },
  ]
}

/// The file is emptied, replaced or deleted while an app uses it.
private struct LiveReplacement {
  let soak: Soak

  private enum Kind: String, CaseIterable {
    case deleteFolder, emptyFile, emptyLog, otherDatastore, deleteFile, deleteAll, garbage
  }

  func run() throws {
    let other = try SoakDatastore()
    try soak.succeed(other, ["donate", "didFillFeeder"])
    try other.settle()
    try soak.trials { number in
      let kind = Kind.allCases[number % Kind.allCases.count]
      let store = try SoakDatastore()
      let app = try Worker.app.start([store.folder, "0", "200", "1000"])
      let bytes = 60 + soak.random.whole(0..<120)
      guard app.waitForOutput(bytes: bytes) else {
        app.kill()
        return .lost("\(kind): the app stored nothing: \(app.errors)")
      }
      let printed = app.numbers
      try replace(kind, in: store, by: other)
      let end = app.wait(seconds: 100)
      if let problem = end.problem {
        return .lost("\(kind): the app \(problem): \(app.errors)")
      }
      let output = app.output
      if output.contains("note:") || output.contains("told:") { return .survived("told") }
      let stored: Set<Int>
      do {
        stored = Set(try store.facts().soakNumbers)
      } catch {
        return .lost("\(kind): the app said nothing, and the file cannot be read: \(error)")
      }
      let missing = Set(app.numbers).subtracting(stored)
      guard !missing.isEmpty else { return .survived("nothing lost") }
      let later = missing.subtracting(printed)
      return .lost(
        "\(kind): \(missing.count) donations in silence, \(later.count) of them donated later")
    }
  }

  private func replace(
    _ kind: Kind, in store: SoakDatastore, by other: SoakDatastore
  ) throws {
    switch kind {
    case .emptyFile: truncate(store.file, 0)
    case .emptyLog: truncate(store.log, 0)
    case .otherDatastore:
      let copy = try SoakDatastore(copyOf: other)
      guard rename(copy.file, store.file) == 0 else {
        throw ToolFailure("rename failed: \(errno)")
      }
    case .deleteFile: unlink(store.file)
    case .deleteAll:
      for path in [store.file, store.log, store.file + "-shm"] { unlink(path) }
    case .garbage:
      try Data((0..<8192).map { _ in UInt8(soak.random.whole(0..<256)) })
        .write(to: URL(filePath: store.file))
    case .deleteFolder:
      // The app may create files between the deletions, so the folder is moved away first.
      let away = Surroundings.newPath("deleted")
      guard rename(store.folder, away) == 0 else {
        throw ToolFailure("rename failed: \(errno)")
      }
      try FileManager.default.removeItem(atPath: away)
    }
  }
}

/// The file is something else when the tool and the app come to it.
private struct StillReplacement {
  let soak: Soak

  private enum Kind: String, CaseIterable {
    case empty, garbage, text, folder, otherDatabase, danglingLink, pipe, emptyWithLog

    /// Whether an app creates a datastore in its place without a note: there is no data.
    var mayBeCreated: Bool { [.empty, .emptyWithLog, .danglingLink].contains(self) }
  }

  func run() throws {
    let sound = try SoakDatastore()
    try soak.succeed(sound, ["donate", "soak", "--info", "{\"number\":1}", "--force"])
    let contents = try SoakDatastore.Contents(of: sound)
    try soak.trials { number in
      let kind = Kind.allCases[number % Kind.allCases.count]
      let store = try make(kind, contents)
      let tool = try soak.tipctl(store, ["export"])
      let end = tool.wait(seconds: 20)
      if let problem = end.problem { return .lost("\(kind): tipctl \(problem)") }
      if end == .exit(0) || tool.errors.isEmpty {
        return .lost("\(kind): tipctl said nothing, with \(end)")
      }
      let app = try Worker.open.start([store.file])
      let appEnd = app.wait(seconds: 60)
      if let problem = appEnd.problem {
        return .lost("\(kind): the app \(problem): \(app.errors.suffix(300))")
      }
      let output = app.output
      if output.contains("note:") || output.contains("told:") { return .survived("told") }
      guard kind.mayBeCreated, output.hasPrefix("donated") else {
        return .lost("\(kind): the app said nothing")
      }
      return .survived("created anew, without a note")
    }
  }

  private func make(
    _ kind: Kind, _ contents: SoakDatastore.Contents
  ) throws -> SoakDatastore {
    let store = try SoakDatastore()
    let url = URL(filePath: store.file)
    switch kind {
    case .empty: try Data().write(to: url)
    case .emptyWithLog:
      try Data().write(to: url)
      try Data(contents.main.prefix(4096)).write(to: URL(filePath: store.log))
    case .garbage:
      try Data((0..<soak.random.whole(1..<9000)).map { _ in UInt8(soak.random.whole(0..<256)) })
        .write(to: url)
    case .text: try Data("Backyard birds\n".utf8).write(to: url)
    case .folder:
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    case .otherDatabase: try store.execute("CREATE TABLE birds (name TEXT)")
    case .danglingLink: symlink("/nonexistent/birds", store.file)
    case .pipe: mkfifo(store.file, 0o600)
    }
    return store
  }
}

/// No file can grow for a while, as on a full disk, and afterwards everything has to be stored.
private struct FullDisk {
  let soak: Soak

  func run() throws {
    try soak.trials { number in
      if number % 3 == 2 { return try tool() }
      return try app(room: soak.random.whole(0..<60_000))
    }
  }

  private func app(room: Int) throws -> TrialResult {
    let store = try SoakDatastore()
    let app = try Worker.full.start([store.folder, "\(room)"])
    let end = app.wait(seconds: 120)
    guard end == .exit(0) else {
      return .lost("the app with room for \(room): \(end.problem ?? "\(end)"): \(app.errors)")
    }
    let missing = Set(app.numbers).subtracting(try store.facts().soakNumbers)
    guard missing.isEmpty else {
      return .lost("\(missing.count) donations, room \(room)")
    }
    return .survived(app.output.contains("told") ? "told, stored later" : "stored")
  }

  private func tool() throws -> TrialResult {
    let store = try SoakDatastore()
    try soak.succeed(store, ["donate", "soak", "--info", "{\"number\":0}", "--force"])
    // The shell counts blocks of 512 bytes.
    let blocks = soak.random.whole(0..<200)
    let script =
      "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" --datastore \"$1\" donate soak "
      + "--count 300 --info '{\"number\":1}'"
    let child = try Surroundings.start("/bin/sh", ["-c", script, soak.tool, store.folder])
    let end = child.wait()
    if let problem = end.problem {
      return .lost("tipctl under \(blocks) blocks \(problem)")
    }
    let count = try store.facts().soakNumbers.count
    switch (end, count) {
    case (.exit(0), 301): return .survived("stored")
    case (.exit(0), _): return .lost("tipctl under \(blocks) blocks: \(count) of 301 donations")
    case (_, 1): return .survived("refused, and told")
    // The change was stored, but not the report of it.
    case (_, 301): return .survived("stored, and told otherwise")
    default: return .lost("tipctl under \(blocks) blocks: half a change, \(count) donations")
    }
  }
}
