import TipFoundation

/// Findings as a SARIF 2.1.0 log, which code scanners read.
enum SARIFLog {
  /// Returns the document: one run, with its rules and its results.
  static func text(of report: Report) -> String {
    let driver: StoredValue = [
      "name": "tipctl",
      "rules": .array(
        report.rules.map { rule in
          ["id": .string(rule.id), "shortDescription": ["text": .string(rule.description)]]
        }),
    ]
    let log: StoredValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "results": .array(report.findings.map { result($0, report.name) }),
        ]
      ],
    ]
    return log.prettyJSON + "\n"
  }

  private static func result(_ finding: Finding, _ name: String) -> StoredValue {
    var location: [String: StoredValue] = [
      "logicalLocations": [["fullyQualifiedName": .string(finding.subject)]]
    ]
    if let place = finding.place {
      var physical: [String: StoredValue] = ["artifactLocation": ["uri": .string(uri(place.file))]]
      if let line = place.line { physical["region"] = ["startLine": .int(line)] }
      location["physicalLocation"] = .object(physical)
    }
    return [
      "ruleId": .string(finding.rule ?? name), "level": .string(finding.severity.names.sarif),
      "message": ["text": .string(finding.text(separator: " "))], "locations": [.object(location)],
    ]
  }

  /// Escapes the characters of a path that a URI must not have.
  private static func uri(_ path: String) -> String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.map { byte in
      guard kept.contains(byte) else { return "%" + UInt32(byte).digits(2).uppercased() }
      return String(Character(UnicodeScalar(byte)))
    }.joined()
  }
}
