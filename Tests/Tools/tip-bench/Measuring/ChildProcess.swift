import Foundation

/// A program that is run to its end.
struct ChildProcess {
  let program: String
  let arguments: [String]

  /// Runs the program without output, and returns its processor time in seconds.
  ///
  /// - Throws: ``BenchFailure`` when it cannot be run, or does not exit with 0.
  func processorTime() throws -> Double {
    let before = Self.childrenTime
    _ = try run(output: FileHandle.nullDevice)
    return Self.childrenTime - before
  }

  /// Runs the program, and returns its output.
  func output() throws -> String {
    let pipe = Pipe()
    let text = try run(output: pipe)
    return text
  }

  private func run(output: Any) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("TIPCTL_")
    }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    do {
      try process.run()
    } catch {
      throw BenchFailure(reason: "\"\(program)\" cannot be run: \(error)")
    }
    let data = try (output as? Pipe)?.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = ([program] + arguments).joined(separator: " ")
      throw BenchFailure(reason: "\"\(line)\" exited with \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The processor time of all children that have ended.
  private static var childrenTime: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
