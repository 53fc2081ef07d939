/// The text of a file with which a device shares the facts that it knows.
///
/// The first line has the format's version, and the checksum and the length of the rest, so that a
/// file that is only partly there is noticed. The rest is a state document of the shared facts.
///
/// ```
/// tipsync 1 crc32 6f9ad0c4 bytes 1742
/// {
///   "devices" : [ … ]
/// }
/// ```
///
/// A device writes everything that it knows, not its own facts alone. So each fact is in the files
/// of all devices that have seen it, and the loss of some files loses no fact.
package struct SyncDocument: Hashable, Sendable {
  package static let version = 1
  /// The greatest length of a file that is read, so that a huge one cannot fill the memory.
  package static let greatestLength = 32 << 20

  /// The end of the names of such files.
  package static let suffix = ".tipsync"

  /// The first line, without a line break.
  ///
  /// Two documents with equal first lines are the same.
  package let header: String
  package let shared: SharedFacts
  private let contents: String

  package var text: String { "\(header)\n\(contents)" }

  package init(_ shared: SharedFacts) {
    self.shared = shared
    contents = StateDocument(Facts(shared)).innerText
    header = Self.header(of: contents.utf8)
  }

  private static func header(of contents: some Collection<UInt8>) -> String {
    "tipsync \(version) crc32 \(Checksum.crc32(contents).digits(8)) bytes \(contents.count)"
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the file is incomplete, damaged, of a
  ///   different kind or written by a newer version.
  package init(_ bytes: [UInt8], name: String) throws(TipControlError) {
    let line = bytes.prefix(100).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.first == "tipsync", words.count >= 2, let version = Int(words[1]) else {
      let problem = bytes.isEmpty ? "is empty" : "is not a file of a synced device"
      throw .unusable(name, problem)
    }
    guard version == Self.version else {
      throw .unusable(
        name, "has format \(version), and this version reads format \(Self.version)",
        "Update the app on this device")
    }
    let rest = bytes.dropFirst(line.count + 1)
    guard words.count == 6, words[2] == "crc32", words[4] == "bytes", let count = Int(words[5])
    else { throw .unusable(name, "has an invalid first line") }
    guard rest.count >= count else {
      throw .unusable(name, "is incomplete: it has \(rest.count) of \(count) bytes")
    }
    header = Self.header(of: rest)
    guard header.utf8.elementsEqual(line) else {
      throw .unusable(name, "is damaged: its checksum does not match its contents")
    }
    do throws(TipControlError) {
      contents = try TextFile.text(
        [UInt8](rest), subject: name, described: "The file \"\(name)\"")
      shared = SharedFacts(try StateDocument(json: contents, subject: name).facts)
    } catch {
      throw .unusable(name, "cannot be read: \(error.reason)")
    }
  }
}

extension TipControlError {
  /// Returns the error for a file in a synced folder whose contents are not merged.
  package static func unusable(
    _ name: String, _ reason: String,
    _ suggestion: String = "It is read again when it changes; delete it if no device writes it"
  ) -> TipControlError {
    TipControlError(
      .malformed, subject: name, reason: "The synced file \"\(name)\" \(reason)",
      suggestion: suggestion)
  }
}
