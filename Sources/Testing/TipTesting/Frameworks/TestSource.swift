import Foundation

/// The source of a test of XCTest, found by the names of its class and its method.
package struct TestSource: Hashable {
  package let path: String
  package let line: Int

  /// Returns the source of a test's method, or else of its class.
  ///
  /// It is searched for in the folder `Tests` of the package around the current folder or around
  /// the test's program, and nil when it is not on this machine. XCTest writes a test's name as
  /// `Birds.testSing` or `-[Birds testSing]`.
  static func find(_ type: Any.Type, named name: String) -> TestSource? {
    let module = String(reflecting: type).prefix { $0 != "." }
    let method = String(name.split { ". ]".contains($0) }.last ?? "")
    let paths = [
      FileManager.default.currentDirectoryPath + "/Package.swift",
      CommandLine.arguments.first ?? "",
    ]
    for path in paths where path.hasPrefix("/") {
      guard let package = PackageFolder.folders(above: path)?.last else { continue }
      let folder = package.appending(path: "Tests").path(percentEncoded: false)
      let found = files(in: folder).compactMap { path -> TestSource? in
        // A file that cannot be read is not the test's.
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return line(of: method, in: String(describing: type), source: text)
          .map { TestSource(path: path, line: $0) }
      }
      // Modules may have classes of the same name.
      let own = found.first { $0.path.contains("/\(module)/") }
      if let source = own ?? found.first { return source }
    }
    return nil
  }

  /// Returns the line of a method after the beginning of its class, or else that line.
  package static func line(of method: String, in type: String, source: String) -> Int? {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { contains($0, "class \(type)") }) else {
      return nil
    }
    let index = lines[start...].firstIndex { contains($0, "func \(method)") }
    return (index ?? start) + 1
  }

  /// Whether a line has a declaration, and not one of a longer name.
  private static func contains(_ line: Substring, _ declaration: String) -> Bool {
    guard let range = line.firstRange(of: declaration) else { return false }
    if line.prefix(upTo: range.lowerBound).contains("//") { return false }
    guard let next = line[range.upperBound...].first else { return true }
    return !next.isLetter && !next.isNumber && next != "_"
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
