/// A center of a running process that uses the datastore, with the controls of the process.
///
/// The shell evaluates with these controls while the process is live (D32).
package struct AppProcess: Hashable, Sendable {
  /// The name of the center, as the owner of displays.
  package let owner: String
  /// The number of the process.
  package let identifier: Int
  /// The system's mark for the start of the process, because process numbers are used again.
  package let start: String
  /// The name of the application.
  package let program: String
  /// The system's time of configure.
  package let configured: Timestamp
  /// Whether overrides of `tipctl` count in the process (D25).
  package let countsStoredOverrides: Bool
  /// The controls of the process's arguments, its environment and its code.
  package var controls: Controls

  package init(
    owner: String, identifier: Int, start: String, program: String, configured: Timestamp,
    countsStoredOverrides: Bool, controls: Controls
  ) {
    self.owner = owner
    self.identifier = identifier
    self.start = start
    self.program = program
    self.configured = configured
    self.countsStoredOverrides = countsStoredOverrides
    self.controls = controls
  }

  /// The program and the number of the process: `BackyardBirds (4711)`.
  package var label: String { "\(program) (\(identifier))" }
}

extension Facts {
  /// Records the center of a process, in place of one with the same owner.
  mutating func report(_ process: AppProcess) -> Effects {
    guard processes[process.owner] != process else { return Effects() }
    processes[process.owner] = process
    return Effects { $0.processes = [process.owner] }
  }

  /// Removes the center of a process that no longer uses the datastore.
  mutating func endProcess(_ owner: String) -> Effects {
    guard processes.removeValue(forKey: owner) != nil else { return Effects() }
    return Effects { $0.processes = [owner] }
  }
}
