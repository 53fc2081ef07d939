import CSpawn
import TipSystem

/// Runs a child that has this process's streams and terminal, and waits for it.
///
/// Foundation's `Process` puts a child in a separate process group, which cannot read the
/// terminal. On Linux the child does not outlive the tool, even if the tool is killed.
package enum ChildProcess {
  private static let forwarded = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2]

  /// Runs a child to its end, and forwards the signals that this process receives.
  ///
  /// - Throws: ``ChildFailure`` when it cannot be started.
  @Sendable
  static func run(_ command: ChildCommand) throws -> ChildEnd {
    try withEndsOfChildren { try runToEnd(command) }
  }

  private static func runToEnd(_ command: ChildCommand) throws -> ChildEnd {
    var signals = sigset_t(of: forwarded + [SIGCHLD, SIGTSTP, SIGCONT])
    // Blocked before the child exists, so that no signal is missed.
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let child = try spawn(command, streams: [-1, -1, -1])
    var hasStoppedChild = false
    while true {
      var status: Int32 = 0
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return end(of: status) }
      if ended < 0, errno != EINTR { throw ChildFailure(code: errno) }
      let (signal, isFromTerminal) = next(of: signals)
      switch signal {
      case SIGTSTP:
        hasStoppedChild = !isFromTerminal
        if hasStoppedChild { kill(child, SIGTSTP) }
        stop()
      case SIGCONT:
        // A key stops the whole group, and the shell continues all of it.
        if hasStoppedChild { kill(child, SIGCONT) }
        hasStoppedChild = false
      // The terminal has sent this signal to the child already, which is in the same group.
      case _ where forwarded.contains(signal) && !isFromTerminal: kill(child, signal)
      default: break
      }
    }
  }

  /// Runs an action while the system keeps the ends of children, and sends a signal for each.
  ///
  /// Where SIGCHLD is ignored, it does neither. Daemons and other launchers ignore it, and programs
  /// inherit that.
  private static func withEndsOfChildren<Result>(_ action: () throws -> Result) throws -> Result {
    // The default disposition.
    var usual = sigaction()
    var before = sigaction()
    guard sigaction(SIGCHLD, &usual, &before) == 0 else { throw ChildFailure(code: errno) }
    defer { sigaction(SIGCHLD, &before, nil) }
    return try action()
  }

  /// Stops this process until it is continued, unless no shell could continue its group.
  private static func stop() {
    var signals = sigset_t(of: [SIGTSTP])
    raise(SIGTSTP)
    // The default action happens when the signal is unblocked.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private static func end(of status: Int32) -> ChildEnd {
    let signal = status & 0x7F
    guard signal == 0 else { return .signalled(signal) }
    return .exited((status >> 8) & 0xFF)
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
      let hasKey = [SIGINT, SIGQUIT, SIGTSTP].contains(signal)
      return (signal, isatty(STDIN_FILENO) == 1 && hasKey)
    #endif
  }

  private static func spawn(_ command: ChildCommand, streams: [Int32]) throws -> pid_t {
    let arguments = command.words.map { strdup($0) } + [nil]
    let environment = command.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var child = pid_t()
    let code = tipcontrol_spawn(arguments, environment, streams, &child)
    guard code == 0 else { throw ChildFailure(code: code) }
    return child
  }
}

extension ChildProcess {
  /// Runs a child without input to its end, and returns its output.
  ///
  /// Both streams are read while the child runs, because a full pipe would stop it.
  ///
  /// - Throws: ``ChildFailure`` when it cannot be started.
  @Sendable
  package static func capture(_ command: ChildCommand) throws -> ChildOutput {
    try withEndsOfChildren { try captureToEnd(command) }
  }

  private static func captureToEnd(_ command: ChildCommand) throws -> ChildOutput {
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw ChildFailure(code: errno) }
    defer { close(input) }
    let (readers, writers) = try pipes(2)
    let child: pid_t
    do {
      defer { for writer in writers { close(writer) } }
      child = try spawn(command, streams: [input] + writers)
    } catch {
      for reader in readers { close(reader) }
      throw error
    }
    let (texts, isCut) = readAll(readers)
    // Before the pipes are closed, whose signal the child could end by.
    if isCut { kill(child, SIGKILL) }
    for reader in readers { close(reader) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw ChildFailure(code: errno) }
    }
    return ChildOutput(end: end(of: status), output: texts[0], errors: texts[1], isCut: isCut)
  }

  /// Creates pipes, all or none.
  private static func pipes(_ count: Int) throws -> (readers: [Int32], writers: [Int32]) {
    var readers: [Int32] = []
    var writers: [Int32] = []
    for _ in 0..<count {
      var ends: [Int32] = [-1, -1]
      guard tipcontrol_pipe(&ends) == 0 else {
        let failure = ChildFailure(code: errno)
        for end in readers + writers { close(end) }
        throw failure
      }
      readers.append(ends[0])
      writers.append(ends[1])
    }
    return (readers, writers)
  }

  /// Reads several pipes to their ends, unless one of them has more than is kept.
  private static func readAll(_ readers: [Int32]) -> (texts: [[UInt8]], isCut: Bool) {
    var texts = readers.map { _ in [UInt8]() }
    var waiting = readers.map { pollfd(of: $0, events: POLLIN) }
    // A negative descriptor is skipped, and has no events.
    while waiting.contains(where: { $0.fd != -1 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else {
        if errno == EINTR { continue }
        break
      }
      for index in waiting.indices where waiting[index].revents != 0 {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(waiting[index].fd, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { waiting[index].fd = -1 }
        texts[index] += chunk.prefix(max(count, 0))
        if texts[index].count > ChildOutput.limit { return (texts, true) }
      }
    }
    return (texts, false)
  }
}

extension pollfd {
  /// Creates the request for some events of a descriptor, besides errors and hang-ups.
  init(of descriptor: Int32, events: Int32) {
    self.init()
    fd = descriptor
    self.events = Int16(events)
  }
}

extension sigset_t {
  /// Creates a set of signals.
  ///
  /// This file imports the C library: in a release build, `init()` belongs to that module.
  init(of signals: [Int32]) {
    self.init()
    sigemptyset(&self)
    for signal in signals { sigaddset(&self, signal) }
  }
}
