import Foundation
import TipFoundation

/// The folders to search for a fixture, the nearest first.
struct FixtureFolders {
  private static let folderName = "Fixtures"
  private static let suffix = ".json"
  /// JSON Schemas are in the same folders as the documents they describe.
  private static let schemaSuffix = ".schema.json"

  private let folders: [URL]
  private let description: String

  /// The folders beside a file and above it, within its package.
  ///
  /// - Throws: `TipControlError` (`missing`) when the file is outside of any package.
  init(above filePath: String) throws(TipControlError) {
    guard let above = PackageFolder.folders(above: filePath), let package = above.last else {
      throw .noPackage(above: filePath)
    }
    folders = above.map { $0.appending(path: Self.folderName, directoryHint: .isDirectory) }
      .filter(PackageFolder.isThere)
    description = "in \"\(package.path(percentEncoded: false))\" or between it and the test"
  }

  /// The folders of a bundle's resources.
  init(in bundle: Bundle) {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    folders = [resources.appending(path: Self.folderName, directoryHint: .isDirectory), resources]
      .filter(PackageFolder.isThere)
    description = "among the resources of \"\(bundle.bundlePath)\""
  }

  /// Returns the file of a fixture.
  ///
  /// - Throws: `TipControlError`: `malformed` when the name is invalid, `missing` when no
  ///   fixtures exist, `unknownName` when this one does not.
  func file(of name: String) throws(TipControlError) -> URL {
    try Self.check(name)
    for folder in folders {
      let file = folder.appending(path: name + Self.suffix)
      if PackageFolder.isThere(file) { return file }
    }
    let known = try names()
    guard !known.isEmpty else {
      throw TipControlError(
        .missing, subject: name,
        reason: "There is no fixture \"\(name)\" and no other \(description)",
        suggestion: "Write \(Self.folderName)/\(name)\(Self.suffix), "
          + "for example with \"tipctl export\"")
    }
    let list = "Available: \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
    throw TipControlError(
      .unknownName, subject: name,
      reason: "There is no fixture \"\(name)\" \(description). \(list)",
      suggestion: NearestName.suggestion(
        for: name, in: known, otherwise: "Use one of them, or write the file"))
  }

  /// The names of all fixtures, sorted.
  private func names() throws(TipControlError) -> [String] {
    var names: Set<String> = []
    for folder in folders {
      do {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for file in files where file.hasSuffix(Self.suffix) && !file.hasSuffix(Self.schemaSuffix) {
          names.insert(String(file.dropLast(Self.suffix.count)))
        }
      } catch {
        throw TipControlError(
          .inputOutput, subject: folder.path, reason: "\"\(folder.path)\" cannot be read",
          suggestion: "Check that it is a folder and that you may read it")
      }
    }
    return names.sorted()
  }

  /// Rejects names that are paths, so that a name never leads out of the folder.
  private static func check(_ name: String) throws(TipControlError) {
    func bad(_ reason: String, _ suggestion: String) -> TipControlError {
      TipControlError(.malformed, subject: name, reason: reason, suggestion: suggestion)
    }
    guard !name.isEmpty else {
      throw bad("A fixture's name is empty", "Write the name of a file in \(folderName)")
    }
    guard !name.contains("/"), !name.hasPrefix("."), !name.contains("\0") else {
      throw bad(
        "Invalid fixture name \"\(name)\": it is not a plain file name",
        "Write the file's name alone, or use TipFixture(url:) for a file elsewhere")
    }
    guard !name.lowercased().hasSuffix(suffix) else {
      throw bad(
        "Invalid fixture name \"\(name)\": \"\(suffix)\" is added to it",
        "Write \"\(name.dropLast(suffix.count))\"")
    }
  }
}

extension TipControlError {
  fileprivate static func noPackage(above filePath: String) -> TipControlError {
    TipControlError(
      .missing, subject: filePath,
      reason: "No Package.swift found above \"\(filePath)\"",
      suggestion: "Use TipFixture(_:in:) with a bundle, or TipFixture(url:)")
  }
}
