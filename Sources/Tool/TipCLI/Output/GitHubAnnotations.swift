import TipFoundation

/// Findings as commands of a GitHub workflow, one a line: `::error file=…,line=…::message`.
enum GitHubAnnotations {
  /// Returns the lines, none for a report without findings.
  static func text(of report: Report) -> String {
    report.findings.map { line($0, report.name) + "\n" }.joined()
  }

  /// Returns text in which a workflow obeys no line.
  ///
  /// "::" begins a command, also after spaces.
  static func disarmed(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    return text.replacing(/^(\s*):(?=:)/.anchorsMatchLineEndings()) { "\($0.1)\\u{3A}" }
  }

  private static func line(_ finding: Finding, _ name: String) -> String {
    let properties: [(String, String?)] = [
      ("file", finding.place?.file), ("line", finding.place?.line.map(String.init)),
      ("title", "\(name): \(finding.subject)"),
    ]
    let words = properties.compactMap { key, value in value.map { "\(key)=\(property($0))" } }
    let message = data(finding.text(separator: "\n"))
    return "::\(finding.severity.names.gitHub) \(words.joined(separator: ","))::\(message)"
  }

  /// Escapes what would end the line.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// Escapes what would end a property as well.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.replacingScalars { scalar in
      guard special.unicodeScalars.contains(scalar) else { return nil }
      return "%" + scalar.value.digits(2).uppercased()
    }.printable
  }
}
