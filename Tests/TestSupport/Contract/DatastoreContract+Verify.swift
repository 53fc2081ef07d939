import TipModel
package import TipTesting

extension DatastoreContract {
  /// Runs one check on the datastore.
  ///
  /// - Parameter check: The check.
  /// - Returns: The violation of the promise, or nil when the datastore keeps it.
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
  ///   - position: The caller's position, where a failure is reported.
  package func verify(_ check: Check, at position: SourcePosition = #position) {
    guard let violation = violation(of: check) else { return }
    RunningTest.fail(violation.description, at: position)
  }

  /// Fails the running test once for each applicable check whose promise the datastore breaks.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  package func verify(at position: SourcePosition = #position) {
    for check in applicableChecks {
      verify(check, at: position)
    }
  }
}
