import TipFoundation

/// A colour or an image of an asset catalog.
struct Asset: Hashable, Sendable {
  /// The kinds of assets that have symbols.
  enum Kind: String, CaseIterable, Sendable {
    case color, image

    /// Creates the kind of a folder in a catalog, or nil for one without symbols.
    init?(extension name: String) {
      switch name {
      case "colorset": self = .color
      case "imageset", "symbolset": self = .image
      default: return nil
      }
    }
  }

  let kind: Kind
  /// The folders with a namespace, the outermost first.
  let namespaces: [String]
  /// The name without its namespaces.
  let name: String

  /// The name by which an app loads the asset.
  var fullName: String { (namespaces + [name]).joined(separator: "/") }
}

/// The assets of a catalog in a folder.
struct AssetCatalog: Sendable {
  /// The deepest folder that is read, so that a link to a folder above ends.
  private static let greatestDepth = 32
  private static let contents = "Contents.json"

  /// The assets, in no order.
  private(set) var assets: [Asset] = []
  /// The paths of the files that were read.
  private(set) var files: [String] = []

  /// Reads a catalog, which errors name by the user's own word.
  ///
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when the folder is no
  ///   catalog, or a `Contents.json` cannot be used.
  init(folder: String, named name: String) throws(TipControlError) {
    guard FileManager.default.fileExists(atPath: folder) else {
      throw TipControlError(
        .missing, subject: name, reason: "There is no folder \"\(name)\"",
        suggestion: "Check the path")
    }
    guard folder.hasSuffix(".xcassets"), FileSystem.isFolder(folder) else {
      throw TipControlError(
        .malformed, subject: name, reason: "\"\(name)\" is not an asset catalog",
        suggestion: "Write the path of a folder whose name ends with \".xcassets\"")
    }
    // A catalog itself is not a namespace, but its file must be sound too.
    _ = try providesNamespace(folder, named: name)
    try read(folder, named: name, namespaces: [], depth: 0)
  }

  private mutating func read(
    _ folder: String, named name: String, namespaces: [String], depth: Int
  ) throws(TipControlError) {
    guard depth < Self.greatestDepth else {
      throw TipControlError(
        .malformed, subject: name,
        reason: "\"\(name)\" is more than \(Self.greatestDepth) folders deep in its catalog",
        suggestion: "Remove links to folders above")
    }
    for entry in try Self.entries(of: folder, named: name) {
      let path = "\(folder)/\(entry)"
      guard FileSystem.isFolder(path) else { continue }
      let entryName = "\(name)/\(entry)"
      let isNamespace = try providesNamespace(path, named: entryName)
      if let dot = entry.lastIndex(of: ".") {
        let ending = String(entry[entry.index(after: dot)...])
        guard let kind = Asset.Kind(extension: ending) else { continue }
        assets.append(
          Asset(kind: kind, namespaces: namespaces, name: String(entry[..<dot])))
      } else {
        var inner = namespaces
        if isNamespace { inner.append(entry) }
        try read(path, named: entryName, namespaces: inner, depth: depth + 1)
      }
    }
  }

  private static func entries(
    of folder: String, named name: String
  ) throws(TipControlError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw TipControlError(
        .inputOutput, subject: name, reason: "The folder \"\(name)\" cannot be read",
        suggestion: "Check that this user can read it")
    }
  }

  // MARK: - Contents.json

  /// Returns whether a folder is a namespace, which needs a `Contents.json`.
  private mutating func providesNamespace(
    _ folder: String, named name: String
  ) throws(TipControlError) -> Bool {
    let file = "\(folder)/\(Self.contents)"
    guard FileManager.default.fileExists(atPath: file) else { return false }
    files.append(file)
    let fileName = "\(name)/\(Self.contents)"
    let json = try Self.json(TextFile.read(file, named: fileName), subject: fileName)
    return try json.read { value throws(TipControlError) in
      let properties = try Self.object(value, at: "")["properties"] ?? .object([:])
      let member = "provides-namespace"
      switch try Self.object(properties, at: "properties")[member] {
      case nil: return false
      case .bool(let isNamespace): return isNamespace
      case .some(let other): throw Self.wrong(other, at: "properties.\(member)", need: "Bool")
      }
    }
  }

  /// Reads a text, in which a comma may be before the end of a list, as Xcode reads it.
  private static func json(
    _ text: String, subject: String
  ) throws(TipControlError) -> LocatedJSON {
    do throws(TipControlError) {
      return try LocatedJSON(text, subject: subject)
    } catch {
      let strict = text.replacing(/,(?<space>\s*)(?<end>[}\]])/) { " \($0.space)\($0.end)" }
      if strict == text { throw error }
      return try LocatedJSON(strict, subject: subject)
    }
  }

  private static func object(
    _ value: StoredValue, at path: String
  ) throws(TipControlError) -> [String: StoredValue] {
    guard case .object(let members) = value else {
      throw wrong(value, at: path, need: "object")
    }
    return members
  }

  private static func wrong(
    _ value: StoredValue, at path: String, need kind: String
  ) -> TipControlError {
    let subject = path.isEmpty ? "The file" : "\"\(path)\""
    return TipControlError(
      .malformed, subject: path,
      reason: "\(subject) is not of type \(kind), but of type \(value.kind)",
      suggestion: "Save the catalog in Xcode again, or correct the file")
  }
}
