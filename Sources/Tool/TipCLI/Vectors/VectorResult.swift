import TipModel

/// The result of a file of vectors.
struct VectorResult {
  /// A vector that fails, with its place.
  struct Failure {
    let vector: Vector
    let line: Int
    /// The differences of one step; at least one.
    let differences: [VectorFailure]
  }

  let file: VectorFile
  let failures: [Failure]
  var passed: Int { file.vectors.count - failures.count }

  init(_ file: VectorFile) {
    self.file = file
    failures = file.vectors.enumerated().compactMap { index, vector in
      let differences = vector.failures()
      return differences.first.map { first in
        Failure(
          vector: vector, line: file.line(ofStep: first.step, inVector: index),
          differences: differences)
      }
    }
  }

  // MARK: - Text

  static func text(_ results: [VectorResult], _ context: CommandContext) -> String {
    let counts = results.map { ($0.file.subject, $0.passed, $0.failures.count) }
    let total = ("all", counts.map(\.1).reduce(0, +), counts.map(\.2).reduce(0, +))
    let table = TextTable(
      ["subject", "passed", "failed"],
      rows: (counts + (counts.count > 1 ? [total] : [])).map { subject, passed, failed in
        [
          .init(subject), .init("\(passed)", .good), .init("\(failed)", failed > 0 ? .bad : .plain),
        ]
      })
    let failures = results.flatMap { result in
      result.failures.map { result.text(of: $0, context.style) }
    }
    return ([table.text(style: context.style, width: context.tableWidth)] + failures)
      .joined(separator: "\n\n")
  }

  private func text(of failure: Failure, _ style: Style) -> String {
    let lead = "\(file.name):\(failure.line): "
    let lines = failure.differences.map { difference in
      "  \(difference.subject) \(difference.member): expected \(difference.expected), "
        + "found \(difference.found)"
    }
    return
      ([
        lead.printable + style(.bad, failure.name.printable), "  \(failure.vector.says)".printable,
      ] + lines.map(\.printable)).joined(separator: "\n")
  }

  // MARK: - Programs

  static func json(_ results: [VectorResult]) -> [String: StoredValue] {
    [
      "subjects": .array(
        results.map { result in
          [
            "file": .string(result.file.name), "subject": .string(result.file.subject),
            "passed": .int(result.passed), "failed": .int(result.failures.count),
          ]
        }),
      "passed": .int(results.map(\.passed).reduce(0, +)),
      "failed": .int(results.map(\.failures.count).reduce(0, +)),
      "failures": .array(results.flatMap { result in result.failures.flatMap(result.json) }),
    ]
  }

  private func json(_ failure: Failure) -> [StoredValue] {
    failure.differences.map { difference in
      [
        "file": .string(file.name), "line": .int(failure.line), "id": .string(failure.vector.id),
        "says": .string(failure.vector.says), "source": .string(failure.vector.source),
        "step": .int(difference.step), "subject": .string(difference.subject),
        "member": .string(difference.member), "expected": .string(difference.expected),
        "found": .string(difference.found),
      ]
    }
  }

  static func report(_ results: [VectorResult]) -> Report {
    Report(
      name: "tipctl vectors",
      subject: results.map(\.file.name).joined(separator: ", "),
      findings: results.flatMap { result in
        result.failures.flatMap { failure in
          failure.differences.map { difference in
            Finding(
              .problem, failure.name,
              "\(difference.subject) \(difference.member): expected \(difference.expected), "
                + "found \(difference.found)", failure.vector.says,
              at: Finding.Place(file: result.file.name, line: failure.line))
          }
        }
      })
  }
}

extension VectorResult.Failure {
  /// The vector and the step: `window-left-edge, step 2 (D12)`.
  fileprivate var name: String {
    "\(vector.id), step \(differences.first?.step ?? 0) (\(vector.source))"
  }
}
