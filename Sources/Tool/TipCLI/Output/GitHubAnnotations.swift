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
    let message = [finding.message, finding.advice].filter { !$0.isEmpty }.joined(separator: "\n")
    return "::\(command(finding.severity)) \(words.joined(separator: ","))::\(data(message))"
  }

  private static func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .problem: "error"
    case .warning: "warning"
    case .note: "notice"
    }
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
