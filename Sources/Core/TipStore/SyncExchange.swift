import TipFoundation
package import TipModel
import TipSystem

/// One device's view of a folder through which devices sync: the files it has read and written.
///
/// Each device has one file, named after it. Copies that a file-syncing program makes of it, such
/// as `x (conflicted copy).tipsync`, are read as well: merging the same facts again adds nothing.
package struct SyncExchange: Sendable {
  /// A file in its state after the last reading or writing.
  private struct Known: Sendable {
    let status: FileStatus
    /// The first line, if the file was usable.
    var header: String?
  }

  /// The absolute path of the folder.
  package let folder: String
  private var known: [String: Known] = [:]
  /// Why files cannot be used, by name, where the folder's own problem has an empty name.
  private var problems: [String: TipControlError] = [:]
  /// The facts in the device's own file, with its first line.
  private var written: (facts: Facts, header: String)?
  /// Why the device's own file could not be written the last time.
  private var writeProblem: TipControlError?

  /// Creates the view of a folder, which is created if it is missing.
  ///
  /// A folder that cannot be used is a problem in ``notes``, because the app works without it.
  ///
  /// - Parameter folder: The absolute path.
  package init(folder: String) {
    self.folder = folder
    do throws(TipControlError) {
      try DatastoreFiles.makeFolder(of: path(of: "device"))
    } catch {
      problems[""] = error
    }
  }

  /// The problems of the folder and its files, as sentences, or none when everything is read.
  package var notes: [String] {
    var notes: [String] = []
    for (name, problem) in problems.sorted(by: { $0.key < $1.key }) {
      notes.append(name.isEmpty ? "Devices are not synced: \(problem)" : "\(problem)")
    }
    if let writeProblem { notes.append("This device is not synced: \(writeProblem)") }
    return notes
  }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  /// Calls an action, from any thread, when something in the folder changes, and once at the start.
  ///
  /// - Returns: The watch, unless the folder cannot be watched, which is a problem in ``notes``.
  package mutating func watch(_ action: @escaping @Sendable () -> Void) -> DatastoreWatch? {
    do throws(TipControlError) {
      return try DatastoreWatch(folderOf: path(of: "device"), action)
    } catch {
      // A folder that could not be created has been noted already.
      if problems[""] == nil { problems[""] = error }
      return nil
    }
  }

  // MARK: - Reading

  /// Returns the facts in the files that have changed since the last call, the newest file first.
  ///
  /// A file that cannot be used is a problem in ``notes`` until it changes or disappears.
  ///
  /// - Parameter limit: The number of bytes to read. Files beyond it are left for the next call.
  /// - Returns: The facts.
  package mutating func read(upTo limit: Int = .max) -> [SharedFacts] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(SyncDocument.suffix) && !$0.hasPrefix(".") }
    } catch {
      if problems[""] == nil {
        let reason = FileSystem.isFolder(folder) ? "cannot be read" : "is missing"
        problems[""] = TipControlError(
          .inputOutput, subject: folder, reason: "The folder \"\(folder)\" \(reason)",
          suggestion: "Make it a folder that this user can read and write, and launch again")
      }
      return []
    }
    problems[""] = nil
    for name in Set(known.keys).union(problems.keys).subtracting(names) {
      known[name] = nil
      problems[name] = nil
    }
    // Reading a file reports that it is not accessible.
    let dates = names.map { FileStatus.found(at: path(of: $0))?.written ?? Date() }
    var rest = limit
    var lengths = [String: Int](
      known.values.compactMap { file in file.header.map { ($0, file.status.size) } }
    ) { $1 }
    return zip(dates, names).sorted { ($1.0, $0.1) < ($0.0, $1.1) }
      .compactMap { readIfChanged($0.1, &rest, &lengths) }
  }

  /// Reads a file unless it is as before, or a copy of a document whose first line is known.
  private mutating func readIfChanged(
    _ name: String, _ rest: inout Int, _ lengths: inout [String: Int]
  ) -> SharedFacts? {
    do throws(TipControlError) {
      guard let status = try FileStatus(of: path(of: name)) else { return nil }
      // Opening a file takes as long as reading some bytes.
      let cost = max(status.size, 512)
      guard known[name]?.status != status, cost <= rest else { return nil }
      rest -= cost
      known[name] = Known(status: status)
      problems[name] = nil
      guard status.kind == .file else { throw .unusable(name, "is not a file") }
      let limit = SyncDocument.greatestLength
      guard status.size <= limit else {
        throw .unusable(name, "is too long: \(status.size) of at most \(limit) bytes")
      }
      let start = try bytes(of: name, upTo: 100).prefix { $0 != UInt8(ascii: "\n") }
      let line = String(decoding: start, as: UTF8.self)
      // A copy of a document has the same facts.
      if lengths[line] == status.size {
        known[name]?.header = line
        return nil
      }
      let document = try SyncDocument(bytes(of: name, upTo: limit + 1), name: name)
      known[name]?.header = document.header
      lengths[document.header] = status.size
      return document.shared
    } catch {
      problems[name] = error
      return nil
    }
  }

  private func bytes(of name: String, upTo limit: Int) throws(TipControlError) -> [UInt8] {
    let descriptor = open(path(of: name), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor != -1 else {
      throw .unusable(name, "cannot be read: \(FileSystem.words())")
    }
    defer { close(descriptor) }
    guard let bytes = FileBytes.read(descriptor, upTo: limit) else {
      throw .unusable(name, "cannot be read: \(FileSystem.words())")
    }
    return bytes
  }

  // MARK: - Writing

  /// Writes the device's file, unless it says the same already.
  ///
  /// A file that another device with the same name has written meanwhile is not replaced: it must
  /// be read first.
  ///
  /// - Parameter facts: The committed facts.
  package mutating func write(_ facts: Facts) {
    let name = Self.fileName(of: facts.origin)
    // A folder changes often without news of this device, and a document is slow to make.
    if let written, written.header == known[name]?.header, facts.sharesTheSame(as: written.facts) {
      return
    }
    do throws(TipControlError) {
      let document = SyncDocument(SharedFacts(facts))
      if known[name]?.header != document.header {
        guard FileSystem.isFolder(folder),
          try FileStatus(of: path(of: name)) == known[name]?.status
        else { return }
        known[name] = Known(status: try replace(name, by: document), header: document.header)
      }
      written = (facts, document.header)
      writeProblem = nil
      problems[name] = nil
    } catch {
      writeProblem = error
    }
  }

  /// Replaces a file at once, so that no other device reads a part of it.
  ///
  /// A crash of the system may lose the contents. Then the checksum fails, and the next launch
  /// writes the file again.
  private func replace(
    _ name: String, by document: SyncDocument
  ) throws(TipControlError) -> FileStatus {
    let bytes = Array(document.text.utf8)
    guard bytes.count <= SyncDocument.greatestLength else {
      throw TipControlError(
        .refused, subject: name,
        reason: "The facts of this device are too long: \(bytes.count) bytes",
        suggestion: "Give events with many donations a DonationLimit")
    }
    let draft = path(of: ".\(name)-\(UUID().uuidString).tmp")
    do throws(TipControlError) {
      try DatastoreFiles.makeFile(draft, bytes)
      // Read before the move, after which another device may replace the file.
      guard let status = try FileStatus(of: draft) else { throw .missing(draft) }
      try DatastoreFiles.move(draft, to: path(of: name))
      return status
    } catch {
      // A draft that stays behind is not read by any device.
      unlink(draft)
      // Always the same words, so that the receipt does not change with each try.
      throw TipControlError(
        error.code, subject: name, reason: error.reason.replacing(draft, with: path(of: name)),
        suggestion: error.suggestion)
    }
  }

  /// Returns the name of a device's file, in which only letters, digits, `-` and `+` are literal.
  static func fileName(of origin: Origin) -> String {
    let name = origin.name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"):
        String(UnicodeScalar(byte))
      default: "%\(String(byte, radix: 16))"
      }
    }
    return name.joined() + SyncDocument.suffix
  }
}
