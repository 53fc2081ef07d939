import TipSystem

/// Runs a child that has this process's streams and terminal, and waits for it.
///
/// Foundation's `Process` puts a child in a process group of its own, which cannot read the
/// terminal.
enum ChildProcess {
  private static let forwarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs a child to its end, and forwards the signals that this process receives.
  ///
  /// - Throws: ``ChildFailure`` when it cannot be started.
  @Sendable
  static func run(_ command: ChildCommand) throws -> ChildEnd {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in forwarded + [SIGCHLD] { sigaddset(&signals, signal) }
    // Blocked before the child exists, so that no signal is missed.
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let child = try spawn(command)
    while true {
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child { return end(of: status) }
      let (signal, isFromTerminal) = next(of: signals)
      // The terminal has sent this signal to the child already, which is in the same group.
      if forwarded.contains(signal), !isFromTerminal { kill(child, signal) }
    }
  }

  private static func end(of status: Int32) -> ChildEnd {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  /// Waits for a signal.
  private static func next(of signals: sigset_t) -> (signal: Int32, isFromTerminal: Bool) {
    var signals = signals
    #if os(Linux)
      var info = siginfo_t()
      let signal = sigwaitinfo(&signals, &info)
      return (signal, info.si_code > 0)
    #else
      var signal: Int32 = 0
      sigwait(&signals, &signal)
      return (signal, isatty(STDIN_FILENO) == 1 && (signal == SIGINT || signal == SIGQUIT))
    #endif
  }

  private static func spawn(_ command: ChildCommand) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // No signal is blocked in the child, even if the tool was started with one blocked: a shell
    // that never receives SIGCHLD waits forever.
    var mask = sigset_t()
    sigemptyset(&mask)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // The tool ignores it, and an ignored signal stays ignored in a child.
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    let arguments = command.words.map { strdup($0) } + [nil]
    let environment = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var child = pid_t()
    let code = posix_spawnp(
      &child, command.words[0], nil, &attributes, arguments, environment)
    guard code == 0 else { throw ChildFailure(code: code) }
    return child
  }
}
