import TipModel
import TipTesting

extension DatastoreContract {
  /// Runs one check on the datastore.
  ///
  /// - Parameter check: The check.
  /// - Returns: The violation of the promise; nil when the datastore keeps it.
  package func violation(of check: Check) -> ContractViolation? {
    if let need = missing(for: check) {
      return ContractViolation(
        check: check,
        finding: "It needs \"\(need.rawValue):\", which this contract does not have. "
          + "Provide it, or use applicableChecks.")
    }
    let bench = ContractBench(self)
    defer { bench.close() }
    do {
      try check.body(bench)
      return nil
    } catch let finding as ContractFinding {
      return ContractViolation(check: check, finding: finding.description)
    } catch {
      return ContractViolation(check: check, finding: "It threw: \(error)")
    }
  }

  /// Fails the running test when the datastore breaks the promise of one check.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  package func verify(
    _ check: Check, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard let violation = violation(of: check) else { return }
    RunningTest.fail(
      violation.description,
      at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the running test once for each applicable check whose promise the datastore breaks.
  ///
  /// - Parameters:
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  package func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    for check in applicableChecks {
      verify(check, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
