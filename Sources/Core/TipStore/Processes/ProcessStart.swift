import TipFoundation
package import TipModel
import TipSystem

extension AppProcess {
  /// Whether the process still runs and its center still uses the datastore.
  ///
  /// Process numbers are used again, so the start must match too (D32).
  package var isLive: Bool {
    DisplayOwner.isAlive(owner)
      && ProcessStart.mark(of: Int32(truncatingIfNeeded: identifier)) == start
  }
}

extension Facts {
  /// The processes that use the datastore now, of which the one that configured last comes first.
  package var liveProcesses: [AppProcess] {
    processes.values.filter(\.isLive)
      .sorted { ($1.configured, $0.owner) < ($0.configured, $1.owner) }
  }
}

/// The system's mark for the start of a process.
package enum ProcessStart {
  package static let own = mark(of: identifier) ?? ""

  package static let identifier = ProcessInfo.processInfo.processIdentifier

  /// Returns the mark of a running process, which no later process with its number has.
  static func mark(of process: pid_t) -> String? {
    #if canImport(Darwin)
      var info = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
      guard sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0, size > 0 else {
        return nil
      }
      let start = info.kp_proc.p_un.__p_starttime
      return "\(start.tv_sec).\(start.tv_usec)"
    #else
      // The program's name is in parentheses and may itself contain spaces and parentheses.
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
        let rest = String(decoding: data, as: UTF8.self).split(separator: ")").last
      else { return nil }
      let fields = rest.split(separator: " ")
      // Field 22 is the start, in clock ticks. Z is a process that has ended and was not reaped.
      guard fields.count > 19, fields[0] != "Z" else { return nil }
      return String(fields[19])
    #endif
  }
}
