/// Finds code of a rule that reads the real time, which the tips' clock does not move (D35).
enum RuleRealTime {
  private static let names: Set<String> = [
    "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "ContinuousClock", "DispatchTime",
    "DispatchWallTime", "SuspendingClock", "clock_gettime", "gettimeofday", "isDateInToday",
    "isDateInTomorrow", "isDateInYesterday", "mach_absolute_time", "systemUptime",
  ]

  /// Returns the problems of a closure, in the order of the source.
  static func problems(_ source: SourceText, in closure: Range<Int>) -> [MacroProblem] {
    closure.filter { names.contains(source.text($0)) }.map {
      MacroProblem(
        "'\(source.text($0))' reads the real time, which the tips' clock does not move; "
          + "compare with 'Date.now'.", at: source.offset($0))
    }
  }
}
