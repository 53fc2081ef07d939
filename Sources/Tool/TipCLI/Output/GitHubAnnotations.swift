import TipFoundation

/// Findings as commands of a GitHub workflow, one a line: `::error file=…,line=…::message`.
enum GitHubAnnotations {
  /// Returns the lines; empty for a report without findings.
  static func text(of report: Report) -> String {
    report.findings.map { line($0, report.name) + "\n" }.joined()
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
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
      .printable
  }

  /// Escapes what would end a property as well.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
