import Foundation

/// A process that this program started, whose output goes to files: what it wrote before it was
/// killed can be read, and nobody has to drain a pipe.
final class Child {
  /// The command line, for messages.
  let line: String
  private let process: pid_t
  private let files: (output: String, errors: String)

  /// How a process ended.
  enum End: Hashable {
    case exit(Int32)
    case signal(Int32)
    /// It was still running at the end of its time, and was killed.
    case hung
  }

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: Variables beside those of ``Surroundings``.
  ///   - input: The path of the file for its standard input.
  /// - Throws: ``SoakFailure`` when it cannot be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    input: String = "/dev/null"
  ) throws {
    line = ([URL(filePath: program).lastPathComponent] + arguments).joined(separator: " ")
    let name = Surroundings.newPath("child")
    files = (name + ".out", name + ".err")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, files.output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files.errors, flags, 0o600)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = Surroundings.environment.merging(environment) { $1 }
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, nil, &words, &settings)
    guard code == 0 else {
      throw SoakFailure("\"\(program)\" cannot be started: \(String(cString: strerror(code)))")
    }
    process = started
  }

  deinit {
    unlink(files.output)
    unlink(files.errors)
  }

  /// What it has written to the standard output.
  var output: String { String(decoding: bytes(files.output), as: UTF8.self) }
  /// What it has written to the standard error.
  var errors: String { String(decoding: bytes(files.errors), as: UTF8.self) }
  /// The number of bytes of the output.
  var outputSize: Int {
    var status = stat()
    return stat(files.output, &status) == 0 ? Int(status.st_size) : 0
  }

  private func bytes(_ path: String) -> Data {
    FileManager.default.contents(atPath: path) ?? Data()
  }

  /// Waits for the end, and kills a process that has not ended in time.
  func wait(seconds: Double = 60) -> End {
    if let end = poll(seconds: seconds) { return end }
    kill()
    return .hung
  }

  /// Kills the process, unless it has ended; returns how it ended.
  @discardableResult
  func kill() -> End {
    _ = Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return End(status)
  }

  /// Waits at most some seconds for the end; returns nil if it is still running.
  func poll(seconds: Double) -> End? {
    let end = ContinuousClock.now + .seconds(seconds)
    var pause: UInt32 = 50
    while true {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process { return End(status) }
      if ContinuousClock.now > end { return nil }
      usleep(pause)
      pause = min(5000, pause + pause / 4)
    }
  }

  /// Waits until it has written some bytes; returns whether it has.
  func waitForOutput(bytes: Int, seconds: Double = 60) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while outputSize < bytes {
      if ContinuousClock.now > end || Foundation.kill(process, 0) != 0 || hasEnded { return false }
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
  init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  /// The reason why this end is a failure of the process; nil for an exit that it chose.
  var problem: String? {
    switch self {
    case .hung: "hung"
    case .signal(let number): "crashed with signal \(number)"
    case .exit(let code) where (132...139).contains(code): "crashed with exit code \(code)"
    case .exit(70): "reported a bug of its own (exit code 70)"
    case .exit: nil
    }
  }
}
