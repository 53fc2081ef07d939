import Synchronization
import TipFoundation
import TipSystem

/// The real terminal, with the signals of the process.
final class ProcessKeyTerminal: Sendable {
  /// The milliseconds after which an Escape is a key, and not the start of a sequence.
  private static let escapePause: Int32 = 50
  /// The signals that end a process and are not events.
  ///
  /// The terminal is restored before the process ends. A signal that the parent has ignored does
  /// not end it, and stays ignored.
  private static let fatal = endingByDefault.filter { !ProcessNews.isIgnored($0) }

  private static var endingByDefault: [Int32] {
    let everywhere = [
      SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS,
    ]
    #if canImport(Darwin)
      return everywhere + [SIGEMT]
    #else
      // The real-time signals of the kernel: the C library keeps the first two.
      return everywhere + [SIGSTKFLT, SIGPOLL, SIGPWR] + Array(34...64)
    #endif
  }

  private let news = ProcessNews(signals: ProcessNews.ending + [SIGWINCH, SIGTSTP, SIGCONT])
  private let decoder = Mutex(KeyDecoder())
  private let isSaved = Mutex(false)

  /// The terminal of the process, as effects.
  var terminal: KeyTerminal {
    var terminal = KeyTerminal(next: next)
    terminal.postChange = news.postChange
    terminal.size = {
      guard let size = TerminalMode.size(of: STDOUT_FILENO), size.rows > 0 else {
        return KeyTerminal.defaultSize
      }
      return TerminalSize(columns: size.columns, rows: size.rows)
    }
    terminal.enterKeyMode = enterKeyMode
    terminal.leaveKeyMode = Self.leaveKeyMode
    terminal.stop = stop
    return terminal
  }

  @Sendable
  private func enterKeyMode() {
    // Only the first settings are the user's, because later ones may be of the key mode.
    let isSaved = isSaved.withLock { isSaved in
      if !isSaved { isSaved = TerminalMode.save() }
      return isSaved
    }
    guard isSaved else { return }
    for number in Self.fatal { signal(number, Self.restoreAndEnd) }
    TerminalMode.enterKeyMode()
  }

  @Sendable
  private static func leaveKeyMode() {
    TerminalMode.restore()
    for number in fatal { signal(number, SIG_DFL) }
  }

  /// Restores the terminal, and ends the process with the signal's default action.
  private static let restoreAndEnd: @convention(c) (Int32) -> Void = { number in
    // A question also reads keys while standard output is a file.
    if isatty(STDOUT_FILENO) == 1 {
      let text = AlternateScreen.leaveText
      _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }
    TerminalMode.restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the job, as the shell expects it of Ctrl-Z, and takes the signals over again.
  @Sendable
  private func stop() {
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    news.install()
  }

  @Sendable
  private func next(until instant: Timestamp?) -> [KeyTerminal.Event] {
    guard let wake = news.wait(until: instant, input: STDIN_FILENO), !wake.isOutputClosed,
      wake.signals.isDisjoint(with: ProcessNews.ending)
    else { return [.ended] }
    var events: [KeyTerminal.Event] = []
    if wake.signals.contains(SIGTSTP) { events.append(.suspended) }
    if wake.signals.contains(SIGCONT) { events.append(.resumed) }
    if wake.signals.contains(SIGWINCH) { events.append(.resized) }
    if wake.hasChanged { events.append(.changed) }
    if wake.hasInput { events += keys() }
    guard !events.isEmpty else { return [.timeReached] }
    return events
  }

  /// Reads the keys that have arrived, and the end of input, which ends the board.
  private func keys() -> [KeyTerminal.Event] {
    var keys: [TerminalKey] = []
    repeat {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { break }
      guard count > 0 else { return keys.map { .key($0) } + [.ended] }
      keys += decoder.withLock { $0.read(bytes.prefix(count)) }
      // A part of a key waits for its rest, but not long.
    } while decoder.withLock { $0.isWaiting } && hasMoreInput()
    keys += decoder.withLock { $0.pause() }
    return keys.map { .key($0) }
  }

  private func hasMoreInput() -> Bool {
    var descriptor = pollfd(of: STDIN_FILENO, events: POLLIN)
    return poll(&descriptor, 1, Self.escapePause) > 0
  }
}
