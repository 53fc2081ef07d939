import TipFoundation
import TipModel
import TipStore

/// `tipctl doctor`: problems of a datastore, its tips and its environment.
enum DoctorCommand {
  static let spec: CommandSpec = .init(
    "doctor", group: .inspect, summary: "Finds problems, and suggests how to fix them.",
    options: [Reporter.option],
    examples: [
      .init(
        "tipctl doctor --app BackyardBirds", "Exits with 1 when there are problems or warnings.")
    ],
    notes: [
      "It checks the file and who may write it, tips that can never show, names that are never "
        + "written, overrides, the clock, the display frequency, displays that never ended, the "
        + "last receipt, the size of donations, and snapshots below this folder that wait for a "
        + "review. It changes nothing.",
      "Problems and warnings cause the exit code 1, notes do not. It reports that a tip can never "
        + "show only when no facts could make it show. It cannot detect for sure that two types "
        + "share one id, as a datastore has one definition for each id.",
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    do {
      return try DatastoreSession.run(context) { session in
        let examination = try session.examination()
        var findings: [Finding] = []
        if let examination {
          findings = DatastoreCheck.findings(examination, path: session.choice.path)
        }
        findings += DatastoreCheck.unneededDonations(session.situation)
        findings += TipCheck.findings(session.situation.facts)
        findings += NameCheck.findings(session.situation)
        findings += ForceCheck.findings(session)
        findings += SurroundingsCheck.findings(session)
        findings += GuidanceDoctorCheck.findings(session.situation)
        return try print(
          Diagnosis(
            path: session.choice.path, examination: examination,
            operations: session.situation.facts.operations, findings: findings),
          reporter, context)
      }
    } catch let error as TipControlError
      where error.code == .corrupt || error.code == .refused
    {
      // A datastore that cannot be used is itself a finding.
      let diagnosis = Diagnosis(
        path: error.subject, examination: nil, findings: [Finding(.problem, error)])
      return try print(diagnosis, reporter, context)
    }
  }

  /// The findings of one run.
  private struct Diagnosis {
    let path: String
    let examination: DatastoreExamination?
    /// The operations that are kept for undo and redo.
    var operations: [StoredOperation] = []
    let findings: [Finding]

    var isHealthy: Bool { findings.allSatisfy { $0.severity == .note } }

    /// The findings, the most severe first, otherwise in order.
    var sorted: [Finding] {
      Finding.Severity.allCases.flatMap { severity in
        findings.filter { $0.severity == severity }
      }
    }
  }

  private static func print(
    _ report: Diagnosis, _ reporter: Reporter, _ context: CommandContext
  ) throws -> ExitCode {
    let fields: [String: StoredValue] = [
      "healthy": .bool(report.isHealthy), "findings": .array(report.sorted.map(\.json)),
      "datastore": .object(datastore(report)),
    ]
    let findings = Report(
      name: "tipctl doctor", subject: report.path, findings: report.sorted)
    try context.print(findings, by: reporter, json: fields) {
      text(report, context.style)
    }
    return .done(if: report.isHealthy)
  }

  /// Returns the members of the datastore in JSON, null where its file could not be examined.
  private static func datastore(_ report: Diagnosis) -> [String: StoredValue] {
    let file = report.examination
    var members: [String: StoredValue] = [
      "path": .string(report.path), "version": .init(file?.version),
      "fileBytes": .init(file?.fileSize), "logBytes": .init(file?.logSize),
      "operations": .null, "operationBytes": .null,
    ]
    if file != nil {
      members["operations"] = .int(report.operations.count)
      members["operationBytes"] = .int(report.operations.bytes)
    }
    return members
  }

  private static func text(_ report: Diagnosis, _ style: Style) -> String {
    let file = report.examination.map { file in
      var size = "\(file.fileSize) bytes"
      if file.logSize > 0 { size += ", log \(file.logSize) bytes" }
      return "\(report.path.printable): version \(file.version), \(size), "
        + "\(Plural.count(report.operations.count, "operation")) for undo "
        + "(\(report.operations.bytes) of at most \(StoredOperation.keptBytes) bytes)"
    }
    let findings = report.sorted.map { finding in
      let severity = style(finding.severity.names.role, "\(finding.severity.rawValue):")
      var text = "\(severity) \(finding.subject.printable)\n  \(finding.message.printable)"
      if !finding.advice.isEmpty { text += "\n  \(finding.advice.printable)" }
      return text
    }
    return ([file].compactMap(\.self) + findings + [summary(report, style)])
      .joined(separator: "\n\n")
  }

  private static func summary(_ report: Diagnosis, _ style: Style) -> String {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      guard count != 0 else { return nil }
      return Plural.count(count, severity.rawValue)
    }
    var found = "nothing found"
    if !counts.isEmpty { found = counts.joined(separator: ", ") }
    guard report.isHealthy else { return style(.bad, "Found: \(found).") }
    return style(.good, "Healthy: \(found).")
  }
}
