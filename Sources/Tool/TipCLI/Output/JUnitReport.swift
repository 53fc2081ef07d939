import TipPictures

/// Findings as a JUnit report, whose schema is `Fixtures/junit.xsd`.
enum JUnitReport {
  /// Returns the document: one test case for each finding, or one for a check without findings.
  static func text(of report: Report) -> String {
    let failures = report.findings.count { $0.severity != .note }
    let counts = "tests=\"\(max(1, report.findings.count))\" failures=\"\(failures)\" errors=\"0\""
    var cases = report.findings.map { testCase($0, report.name) }
    if cases.isEmpty { cases = ["    <testcase \(names(report.subject, report.name))/>"] }
    return
      ([
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"tipctl\" \(counts)>",
        "  <testsuite name=\"\(escaped(report.name))\" \(counts) skipped=\"0\">",
      ] + cases + ["  </testsuite>", "</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private static func testCase(_ finding: Finding, _ name: String) -> String {
    var start = "    <testcase \(names(finding.subject, name))"
    if let place = finding.place {
      start += " file=\"\(escaped(place.file))\""
      if let line = place.line { start += " line=\"\(line)\"" }
    }
    let text = escaped(finding.text(separator: "\n"))
    var result = "<system-out>\(text)</system-out>"
    if finding.severity != .note {
      let message = escaped(finding.message)
      result =
        "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(text)</failure>"
    }
    return ["\(start)>", "      \(result)", "    </testcase>"].joined(separator: "\n")
  }

  private static func names(_ subject: String, _ name: String) -> String {
    "classname=\"\(escaped(name))\" name=\"\(escaped(subject))\""
  }

  /// Escapes markup, and control characters as in tables, because XML does not allow them.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xml }
      .joined(separator: "\n")
  }
}
