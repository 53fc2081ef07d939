import TipFoundation

/// Findings as a table in Markdown, for the summary of a job or a pull request.
enum MarkdownReport {
  /// Returns a heading and a table, or a heading and a sentence without findings.
  static func text(of report: Report) -> String {
    let heading = ["### \(escaped(report.name)): \(escaped(report.subject))", ""]
    let lines = report.findings.isEmpty ? ["No findings."] : table(report.findings)
    // The last line is empty, so that the next report does not continue this one.
    return (heading + lines + [""]).map { $0 + "\n" }.joined()
  }

  private static func table(_ findings: [Finding]) -> [String] {
    ["| severity | subject | finding | place |", "| --- | --- | --- | --- |"] + findings.map(row)
  }

  private static func row(_ finding: Finding) -> String {
    let severity = finding.severity.rawValue
    let place = finding.place?.text ?? ""
    let cells = [severity, finding.subject, finding.text(separator: "\n"), place]
    return "| \(cells.map(escaped).joined(separator: " | ")) |"
  }

  /// Escapes what would end a cell, and what Markdown or HTML would interpret.
  private static func escaped(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).replacingScalars(replacement).printable }
      .joined(separator: "<br>")
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\\", "`", "*", "_", "[", "]", "~", "|", "#", "$": "\\\(scalar)"
    default: nil
    }
  }
}
