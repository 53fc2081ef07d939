import Foundation
import TipModel
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
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when it is no UTF-8.
  package func readText(_ operand: String) throws -> String {
    if operand == "-" { return try console.readAll() }
    let path = path(operand)
    guard FileManager.default.fileExists(atPath: path) else {
      throw TipControlError(
        .missing, subject: operand, reason: "There is no file \"\(operand)\"",
        suggestion: "Check the path, or write \"-\" to read standard input")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw TipControlError(
        .inputOutput, subject: operand, reason: "The file \"\(operand)\" cannot be read",
        suggestion: "Check that it is a file and that you may read it")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw TipControlError(
        .malformed, subject: operand, reason: "The file \"\(operand)\" is no UTF-8 text",
        suggestion: "Convert it to UTF-8 first")
    }
    return text
  }
}
