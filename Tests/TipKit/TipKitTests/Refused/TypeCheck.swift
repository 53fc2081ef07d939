import Foundation
import TestSupport
import Testing

/// The compiler, run on a source file that imports the built modules.
struct TypeCheck {
  /// A line of the compiler's output.
  struct Diagnostic: Equatable {
    let line: Int
    let column: Int
    let severity: String
    let message: String
  }

  struct NoOutput: Error {
    let text: String
  }

  /// The compiler's warnings and errors, each once.
  let diagnostics: [Diagnostic]

  /// Checks the types of a source, in a language mode.
  init(_ source: String, languageMode: String = "6") throws {
    OwnThread.check()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Tips.swift")
    try Data(source.utf8).write(to: file)
    let output = folder.appending(path: "output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      try ["swiftc", "-typecheck", file.path, "-swift-version", languageMode] + Self.options()
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    let pattern = /Tips\.swift:(\d+):(\d+): (warning|error): (.+)/
    var diagnostics: [Diagnostic] = []
    for match in text.matches(of: pattern) {
      let (_, line, column, severity, message) = match.output
      guard let line = Int(line), let column = Int(column) else { throw NoOutput(text: text) }
      let diagnostic = Diagnostic(
        line: line, column: column, severity: String(severity), message: String(message))
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    // A compiler that fails without a diagnostic of the source did not check it.
    guard process.terminationStatus == 0 || !diagnostics.isEmpty else { throw NoOutput(text: text) }
    self.diagnostics = diagnostics
  }

  private static func options() throws -> [String] {
    [
      "-parse-as-library", "-diagnostic-style", "llvm",
      "-I", try BuiltTools.modules.path,
      "-load-plugin-executable", try BuiltTools.plugIn.path + "#TipMacros",
      "-module-cache-path", BuiltTools.folder.appending(path: "ModuleCache").path,
      "-Xcc",
      "-fmodule-map-file=" + PackageFile.url("Sources/System/CSQLite/module.modulemap").path,
    ]
  }
}
