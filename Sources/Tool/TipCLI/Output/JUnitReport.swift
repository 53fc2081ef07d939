import TipFoundation
import TipPictures

/// Findings as a JUnit report; `Fixtures/junit.xsd` is its schema.
enum JUnitReport {
  /// Returns the document: one test case for each finding, or one for a check without findings.
  static func text(of report: Report) -> String {
    let failures = report.findings.count { $0.severity != .note }
    let counts = "tests=\"\(max(1, report.findings.count))\" failures=\"\(failures)\" errors=\"0\""
    let cases =
      report.findings.isEmpty
      ? ["    <testcase \(names(report.subject, report.name))/>"]
      : report.findings.map { testCase($0, report.name) }
    return
      ([
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"tipctl\" \(counts)>",
        "  <testsuite name=\"\(escaped(report.name))\" \(counts) skipped=\"0\">",
      ] + cases + ["  </testsuite>", "</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private static func testCase(_ finding: Finding, _ name: String) -> String {
    let place = finding.place.map { place in
      " file=\"\(escaped(place.file))\"" + (place.line.map { " line=\"\($0)\"" } ?? "")
    }
    let start = "    <testcase \(names(finding.subject, name))\(place ?? "")>"
    let text = finding.text(separator: "\n")
    let result =
      finding.severity == .note
      ? "<system-out>\(escaped(text))</system-out>"
      : "<failure type=\"\(finding.severity.rawValue)\" message=\"\(escaped(finding.message))\">"
        + "\(escaped(text))</failure>"
    return [start, "      \(result)", "    </testcase>"].joined(separator: "\n")
  }

  private static func names(_ subject: String, _ name: String) -> String {
    "classname=\"\(escaped(name))\" name=\"\(escaped(subject))\""
  }

  /// Escapes markup; control characters, which XML does not allow, are escaped as in tables.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).xml }
      .joined(separator: "\n")
  }
}
