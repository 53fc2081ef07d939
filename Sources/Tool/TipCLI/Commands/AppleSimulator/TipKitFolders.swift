import TipModel
import TipSystem

/// The folders of an app in which TipKit keeps, or would keep, a datastore.
///
/// Each datastore has a separate folder, which is moved as a whole: the file and its logs stay
/// together, and one folder is moved in one step.
struct TipKitFolders {
  /// The name of a datastore's folder.
  static let name = ".tipkit"
  /// The name of the datastore's file.
  private static let file = "tips-store.db"
  private static let setAside = "\(name).reset-"
  private static let replaced = "\(name).undone-"

  /// The folders that have, or may have, the folder of a datastore.
  let folders: [String]

  /// Finds the folders in an app's containers.
  ///
  /// In the groups of the system, each app has a separate folder.
  init(in containers: [String], of bundle: String) {
    folders =
      containers.flatMap { container in
        ["Library/Application Support", "Library/Caches", bundle].map { "\(container)/\($0)" }
          + [container]
      }.unique
  }

  var datastores: [String] {
    folders.map { "\($0)/\(Self.name)" }
      .filter { FileManager.default.fileExists(atPath: "\($0)/\(Self.file)") }
  }

  var files: [String] { datastores.map { "\($0)/\(Self.file)" } }

  // MARK: - Moves

  /// A move of a folder.
  struct Move: Hashable {
    let from: String
    let to: String
  }

  /// Returns the moves that set all datastores aside.
  func setAside(at date: Timestamp) -> [Move] {
    let suffix = unusedSuffix(after: Self.setAside, at: date)
    return datastores.map { datastore in
      Move(from: datastore, to: "\(FileSystem.folder(of: datastore))/\(Self.setAside)\(suffix)")
    }
  }

  /// Returns the moves that revert the last reset, and keep the datastores made since.
  func bringBack(at date: Timestamp) -> (kept: [Move], back: [Move])? {
    guard let latest = setAsideSuffixes.last else { return nil }
    let suffix = unusedSuffix(after: Self.replaced, at: date)
    var (kept, back): ([Move], [Move]) = ([], [])
    for folder in folders where exists("\(folder)/\(Self.setAside)\(latest)") {
      let datastore = "\(folder)/\(Self.name)"
      if exists(datastore) {
        kept.append(Move(from: datastore, to: "\(folder)/\(Self.replaced)\(suffix)"))
      }
      back.append(Move(from: "\(folder)/\(Self.setAside)\(latest)", to: datastore))
    }
    return (kept, back)
  }

  /// The suffixes of the folders that were set aside, the oldest first.
  private var setAsideSuffixes: [String] {
    let names = folders.flatMap { folder in
      // A folder that cannot be listed has nothing that could be moved.
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    return names.filter { $0.hasPrefix(Self.setAside) }
      .map { String($0.dropFirst(Self.setAside.count)) }.unique
      .sorted { Self.order($0) < Self.order($1) }
  }

  /// A date without colons, and a number for the second and further folders of one instant.
  private static func order(_ suffix: String) -> (stamp: String, count: Int) {
    let stamp = suffix.prefix { $0 != "_" }
    return (String(stamp), Int(suffix.dropFirst(stamp.count + 1)) ?? 0)
  }

  private func unusedSuffix(after prefix: String, at date: Timestamp) -> String {
    let stamp = date.description.replacing(":", with: "")
    var suffix = stamp
    var count = 1
    while folders.contains(where: { exists("\($0)/\(prefix)\(suffix)") }) {
      count += 1
      suffix = "\(stamp)_\(count)"
    }
    return suffix
  }

  private func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Moves folders, all or none: after a failure, the moved ones are moved back.
  ///
  /// - Throws: `TipControlError` (inputOutput) that names what could not be moved.
  static func perform(_ moves: [Move]) throws(TipControlError) {
    for (index, move) in moves.enumerated() where rename(move.from, move.to) != 0 {
      let reason = FileSystem.words()
      let stuck = moves[..<index].reversed().filter { rename($0.to, $0.from) != 0 }
      var suggestion = "Nothing was moved; check the permissions of the folder"
      if !stuck.isEmpty {
        let moves = stuck.map { "\"\($0.to)\" to \"\($0.from)\"" }
        suggestion = "Move back by hand: " + moves.joined(separator: ", ")
      }
      throw TipControlError(
        .inputOutput, subject: move.from,
        reason: "\"\(move.from)\" cannot be moved to \"\(move.to)\": \(reason)",
        suggestion: suggestion)
    }
  }
}

extension Simulator {
  /// The calls that print an app's containers.
  func containerCalls(of bundle: String) -> [SimctlCommand] {
    SimctlCommand.Container.allCases.map { .container($0, of: bundle, on: device) }
  }

  /// Finds the folders of an app in which a datastore may be.
  ///
  /// A container of a group that is not found is only a warning.
  ///
  /// - Throws: ``CLIError`` when the app's own container is not known.
  func folders(of bundle: String) throws -> TipKitFolders {
    let call = SimctlCommand.container(.data, of: bundle, on: device)
    let text = try run(call).trimmed
    guard text.hasPrefix("/"), FileSystem.isFolder(text) else {
      let quotation = CLIError.quotation(Array(text.utf8))
      throw CLIError.unreadable(call, because: "\"\(quotation)\" is not the path of a folder")
    }
    return TipKitFolders(in: [text] + (try groups(of: bundle)), of: bundle)
  }

  /// Returns the containers of an app's groups: each has a line with the group's id and the path.
  private func groups(of bundle: String) throws -> [String] {
    let call = SimctlCommand.container(.groups, of: bundle, on: device)
    let output: String
    switch try attempt(call) {
    case .success(let text): output = text
    case .failure(let failure):
      context.warn(
        "The containers of groups are not searched: \(failure.message)",
        suggestion: failure.suggestion)
      return []
    }
    let lines = output.split(whereSeparator: \.isNewline).filter { !$0.trimmed.isEmpty }
    let paths = lines.map { line in line.drop { $0 != "/" }.trimmed }
    let folders = paths.filter(FileSystem.isFolder)
    if let index = paths.firstIndex(where: { !folders.contains($0) }) {
      context.warn(
        "\(Plural.count(lines.count - folders.count, "line")) of \"\(call.shellText)\" "
          + "cannot be used: \"\(CLIError.quotation(Array(lines[index].utf8)))\"",
        suggestion: "A datastore in the container of such a group is not found")
    }
    return folders
  }
}
