import TipFoundation

/// Rows with commas, as spreadsheets read them.
package enum CSV {
  /// Returns rows as text with a last line break, and cells with special characters in quotes.
  package static func text(_ rows: [[String]]) -> String {
    rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
  }

  private static func cell(_ text: String) -> String {
    // By bytes: a combining mark must not hide a comma or a quotation mark.
    let special: Set<UInt8> = [0x22, 0x2C, 0x0A, 0x0D]
    guard text.utf8.contains(where: special.contains) else { return text }
    return "\"\(text.replacingScalars { $0 == "\"" ? "\"\"" : nil })\""
  }
}
