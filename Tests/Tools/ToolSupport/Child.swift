import Foundation

/// A process that this program started, whose output goes to files without names.
///
/// The output can be read after the process was killed, and no pipe has to be drained.
package final class Child {
  /// How a process ended.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It was still running at the end of its time, and was killed.
    case hung
  }

  /// The variables of this process, without controls and the one that declares maintainers' tools.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    !$0.key.hasPrefix("TIPCTL_") && $0.key != "TIP_MAINTAINER"
  }

  /// The command line, for messages.
  package let line: String
  private let process: pid_t
  private let files: (output: Int32, errors: Int32)

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its variables.
  ///   - input: The path of the file for its standard input.
  ///   - keepsOutput: Whether the output is kept, which costs the process time.
  /// - Throws: ``ToolFailure`` when it cannot be started.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String],
    input: String = "/dev/null", keepsOutput: Bool = true
  ) throws {
    line = ([URL(filePath: program).lastPathComponent] + arguments).joined(separator: " ")
    files = (try Self.newFile(isKept: keepsOutput), try Self.newFile(isKept: keepsOutput))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, files.output, 1)
    posix_spawn_file_actions_adddup2(&actions, files.errors, 2)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, nil, &words, &variables)
    guard code == 0 else {
      throw ToolFailure("\"\(program)\" cannot be started: \(String(cString: strerror(code)))")
    }
    process = started
  }

  deinit {
    close(files.output)
    close(files.errors)
  }

  /// Returns the descriptor of a file without a name, or of the null device.
  private static func newFile(isKept: Bool) throws -> Int32 {
    let opened = isKept ? tmpfile() : fopen("/dev/null", "w")
    guard let file = opened else {
      throw ToolFailure("There is no file for output: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    return fcntl(fileno(file), F_DUPFD_CLOEXEC, 3)
  }

  /// The text that it has written to the standard output.
  package var output: String { text(files.output) }
  /// The text that it has written to the standard error.
  package var errors: String { text(files.errors) }

  /// Reads a file, without moving the position at which the process writes.
  private func text(_ file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: size(of: file))
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private func size(of file: Int32) -> Int {
    var status = stat()
    guard fstat(file, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Waits for an exit with 0, and returns the processor time in seconds.
  @discardableResult
  package func succeed() throws -> Double {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    guard End(status) == .exit(0) else {
      let reason = errors.isEmpty ? "" : ": \(errors)"
      throw ToolFailure("\"\(line)\" ended with \(End(status))\(reason)")
    }
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  /// Waits for the end, and kills a process that has not ended in time.
  package func wait(seconds: Double = 60) -> End {
    let end = ContinuousClock.now + .seconds(seconds)
    var pause: UInt32 = 50
    while true {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process { return End(status) }
      if ContinuousClock.now > end { break }
      usleep(pause)
      pause = min(5000, pause + pause / 4)
    }
    kill()
    return .hung
  }

  /// Kills the process, unless it has ended, and returns how it ended.
  @discardableResult
  package func kill() -> End {
    _ = Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return End(status)
  }

  /// Waits until it has written some bytes, and returns whether it has.
  package func waitForOutput(bytes: Int, seconds: Double = 60) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while size(of: files.output) < bytes {
      if ContinuousClock.now > end || hasEnded { return false }
      usleep(500)
    }
    return true
  }

  private var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo != 0
  }
}

extension Child.End {
  /// Creates the end from the status of `waitpid`.
  package init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
