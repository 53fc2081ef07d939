import TipFoundation

/// A package as SwiftPM describes it.
struct AppPackage {
  /// A target with its sources.
  struct Target {
    let name: String
    let isTest: Bool
    let products: Set<String>
    /// The Swift files, relative to the package.
    let files: [String]

    /// Whether it gets the names of Apple's modules from this package.
    var hasStandIns: Bool {
      !products.isDisjoint(with: ["TipEngine", "TipKitCompatibility", "TipKitStandIn"])
    }
  }

  let toolsVersion: String
  /// The identities of its dependencies, in lower case.
  let dependencies: [String]
  /// The platforms with their lowest versions.
  let platforms: [(name: String, version: String)]
  /// The targets of Swift code.
  let targets: [Target]

  /// Reads the output of `swift package describe`.
  ///
  /// - Throws: `TipControlError` (malformed) when it is not JSON.
  init(json: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: "swift package describe")
    toolsVersion = value["tools_version"].text
    dependencies = value["dependencies"].list.map { $0["identity"].text.lowercased() }
    platforms = value["platforms"].list.map { ($0["name"].text, $0["version"].text) }
    targets = value["targets"].list.compactMap { target in
      let type = target["type"].text
      guard target["module_type"].text == "SwiftTarget",
        ["library", "executable", "test"].contains(type)
      else { return nil }
      let folder = target["path"].text
      return Target(
        name: target["name"].text, isTest: type == "test",
        products: Set(target["product_dependencies"].list.map(\.text)),
        files: target["sources"].list.map { "\(folder)/\($0.text)" }.filter {
          $0.hasSuffix(".swift")
        })
    }
  }

  /// The lowest versions of the platforms of this package.
  private static let lowest = [
    "ios": ("iOS", 18), "macos": ("macOS", 15), "tvos": ("tvOS", 18), "watchos": ("watchOS", 11),
    "visionos": ("visionOS", 2),
  ]

  /// A platform that is too low.
  struct LowPlatform {
    /// The name and the version.
    let name: String
    /// The line in the manifest, counted from 1.
    let line: Int
    /// The text to write in the manifest.
    let replacement: String
  }

  /// Returns the platforms that are too low, in order.
  func lowPlatforms(in manifest: String) -> [LowPlatform] {
    let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
    return platforms.compactMap { platform in
      guard let (name, lowest) = Self.lowest[platform.name],
        let major = Int(platform.version.prefix { $0 != "." }), major < lowest
      else { return nil }
      let index = lines.firstIndex { $0.contains(".\(name)(") } ?? 0
      var replacement = ".\(name)(.v\(lowest))"
      // The names of these versions came with the tools of Swift 6.
      if toolsVersion.hasPrefix("5.") { replacement = ".\(name)(\"\(lowest).0\")" }
      return LowPlatform(
        name: "\(name) \(platform.version)", line: index + 1, replacement: replacement)
    }
  }
}

extension StoredValue {
  /// A member of an object, or null.
  fileprivate subscript(name: String) -> StoredValue {
    guard case .object(let members) = self else { return .null }
    return members[name] ?? .null
  }

  fileprivate var list: [StoredValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  fileprivate var text: String {
    guard case .string(let text) = self else { return "" }
    return text
  }
}

/// SwiftPM's commands, run in a child.
struct PackageTool {
  let context: CommandContext

  /// Runs a program to its end, and returns its output.
  ///
  /// - Throws: ``CLIError`` (unavailable) when it cannot be started.
  func attempt(_ words: [String]) throws -> ChildOutput {
    do {
      return try context.capture(words)
    } catch let failure as ChildFailure {
      throw CLIError(
        .unavailable, failure.reason(for: words[0]),
        suggestion: "Install the Swift toolchain, and check PATH")
    }
  }

  /// Returns the description of the package in a folder.
  ///
  /// - Throws: ``CLIError`` (badData) with SwiftPM's words when it cannot be read.
  func describe(_ folder: String) throws -> AppPackage {
    let child = try attempt([
      "swift", "package", "--package-path", folder, "describe", "--type", "json",
    ])
    guard child.end == .exited(0) else {
      throw CLIError(
        .badData,
        "SwiftPM cannot describe the package: \"\(CLIError.quotation(child.errors))\"",
        suggestion: "Repair Package.swift first; \"swift package describe\" checks it")
    }
    return try AppPackage(json: String(decoding: child.output, as: UTF8.self))
  }

  /// Returns the manifest with a dependency, or nil when SwiftPM refuses the edit.
  func adding(_ dependency: [String], to manifest: String) throws -> String? {
    try inScratch(manifest) { folder in
      let child = try attempt(
        ["swift", "package", "--package-path", folder, "add-dependency"] + dependency)
      guard child.end == .exited(0) else { return nil }
      return try TextFile.read("\(folder)/Package.swift")
    }
  }

  /// Returns whether SwiftPM reads a manifest, and each of some words is in what it has read.
  func reads(_ manifest: String, having words: [String]) throws -> Bool {
    try inScratch(manifest) { folder in
      let child = try attempt(["swift", "package", "--package-path", folder, "dump-package"])
      let text = String(decoding: child.output, as: UTF8.self)
      return child.end == .exited(0) && words.allSatisfy { text.contains("\"\($0)\"") }
    }
  }

  /// Runs an action on a copy of the manifest, in a temporary folder.
  private func inScratch<Result>(
    _ manifest: String, _ action: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try AtomicFile.write(manifest, to: "\(folder)/Package.swift", makesFolder: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try action(folder)
  }
}
