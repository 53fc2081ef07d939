import Foundation
import TipFoundation

extension CommandContext {
  /// Returns the full path of an operand, read from the injected current directory.
  package func path(_ operand: String) -> String {
    let expanded =
      operand == "~" || operand.hasPrefix("~/")
      ? (environment("HOME") ?? "~") + operand.dropFirst() : operand
    let base = URL(filePath: console.currentDirectory, directoryHint: .isDirectory)
    return URL(filePath: expanded, relativeTo: base).standardizedFileURL.path
  }

  /// Returns the text of a file; `-` is standard input.
  ///
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when it is not
  ///   valid UTF-8.
  package func readText(_ operand: String) throws -> String {
    if operand == "-" { return try console.readAll() }
    return try TextFile.read(
      path(operand), named: operand,
      ifMissing: "Check the path, or write \"-\" to read standard input")
  }
}
