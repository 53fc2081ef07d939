package import TipFoundation

/// Finds the file of a datastore, by a path or for an application.
package struct DatastoreLocator: Sendable {
  /// The text that means a datastore without a file.
  package static let memory = "memory"
  /// The name of a datastore's own folder.
  static let folderName = ".tipkit"
  /// The name of the datastore's file in that folder.
  static let fileName = "tips.sqlite"

  private let environment: [String: String]
  private let application: String
  private let currentFolder: String

  package init(
    environment: [String: String], application: String, currentFolder: String? = nil
  ) {
    self.environment = environment
    self.application = application
    self.currentFolder = currentFolder ?? FileManager.default.currentDirectoryPath
  }

  /// Returns the absolute path of the file that a text names, or `memory` unchanged.
  ///
  /// A text names a folder if that folder exists, if the text ends in a slash, or if its last name
  /// has no dot. The datastore is then `.tipkit/tips.sqlite` in it. The text may also name
  /// `.tipkit` itself.
  ///
  /// - Parameter text: A control's value: a file, a folder or `memory`.
  /// - Returns: The file's path.
  package func path(for text: String) -> String {
    if text == Self.memory { return text }
    let path = absolute(text)
    let name = path.split(separator: "/").last ?? ""
    if name == Self.folderName { return "\(path)/\(Self.fileName)" }
    switch FileStatus.found(at: path)?.kind {
    case .folder: return Self.file(in: path)
    case .file: return Self.followed(path)
    case .other, nil:
      let isFolder = text.hasSuffix("/") || !name.contains(".")
      guard isFolder else { return path }
      return Self.file(in: path)
    }
  }

  /// Returns the absolute path of the folder for syncing that a text names.
  package func syncFolder(for text: String) -> String { absolute(text) }

  /// Returns the file in the application's data folder.
  ///
  /// - Throws: ``TipControlError`` when the application's name is not valid as a folder name, or
  ///   the environment has no absolute `HOME`.
  package func applicationDefault() throws(TipControlError) -> String {
    try Self.check(application, as: "application name")
    return Self.file(in: "\(try dataFolder())/\(application)")
  }

  /// Returns the file of a group of applications, in `groups/<identifier>` of the data folder.
  ///
  /// - Parameter identifier: The group's name.
  /// - Returns: The file's path.
  /// - Throws: ``TipControlError`` when the identifier is not valid as a folder name, or the
  ///   environment has no absolute `HOME`.
  package func groupContainer(_ identifier: String) throws(TipControlError) -> String {
    try Self.check(identifier, as: "group identifier")
    return Self.file(in: "\(try dataFolder())/groups/\(identifier)")
  }

  /// Returns the applications that have a datastore, in order.
  ///
  /// - Parameter environment: The environment that names the user's data folder.
  /// - Returns: The applications' names.
  package static func known(in environment: [String: String]) -> [String] {
    let folder: String
    do throws(TipControlError) {
      folder = try DatastoreLocator(environment: environment, application: "").dataFolder()
    } catch {
      return []
    }
    // A data folder that cannot be listed has no applications to offer.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      FileStatus.found(at: file(in: "\(folder)/\(name)"))?.kind == .file
    }
  }

  /// Whether a program, or an application, of this name runs tests.
  ///
  /// SwiftPM names its test programs `…PackageTests.xctest` or, since Swift 6.4, `…-test-runner`.
  /// Apple's tools load the tests into `xctest` or SwiftPM's helper.
  ///
  /// - Parameter name: The name, without a path.
  /// - Returns: Whether it runs tests.
  package static func isTestProcess(named name: String) -> Bool {
    name.hasSuffix(".xctest") || name.hasSuffix("-test-runner")
      || ["xctest", "swiftpm-testing-helper"].contains(name)
  }

  // MARK: - Folders

  /// The folder of all applications' data.
  private func dataFolder() throws(TipControlError) -> String {
    #if canImport(Darwin)
      return "\(try home())/Library/Application Support"
    #else
      // The specification says to ignore relative paths.
      if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
        return Self.standardized(folder)
      }
      return "\(try home())/.local/share"
    #endif
  }

  private func home() throws(TipControlError) -> String {
    if let home = environment["HOME"], home.hasPrefix("/") { return Self.standardized(home) }
    throw TipControlError(
      .missing, subject: "HOME", reason: "HOME is not set to an absolute path",
      suggestion: "Set HOME (for a TipsCenter, in its environment), or name the datastore's file")
  }

  private static func file(in folder: String) -> String {
    let parent = folder == "/" ? "" : folder
    return followed("\(parent)/\(folderName)/\(fileName)")
  }

  /// Returns the file that a symbolic link names, beside which SQLite keeps the log.
  ///
  /// Any other path, and a link to a missing file, stay unchanged.
  static func followed(_ path: String) -> String {
    guard FileStatus.found(at: path)?.kind == .file else { return path }
    return FileSystem.end(ofLinks: path) ?? path
  }

  private func absolute(_ text: String) -> String {
    if text.hasPrefix("/") { return Self.standardized(text) }
    return Self.standardized("\(currentFolder)/\(text)")
  }

  /// Returns the path without `.`, `..` and doubled slashes, and does not follow links.
  private static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  private static func check(_ name: String, as kind: String) throws(TipControlError) {
    guard name.isEmpty || name == "." || name == ".." || name.contains("/") else { return }
    throw TipControlError(
      .malformed, subject: name, reason: "Invalid \(kind) \"\(name)\"",
      suggestion: "Use a name without slashes, or name the datastore's file")
  }
}
