import TipFoundation
import TipSystem

/// The events of the real process: signals, alarms and changes, through one pipe.
///
/// Each source writes one byte. The waiting thread sleeps in the kernel until there is one, or
/// until standard output has no reader.
final class ProcessNews: Sendable {
  /// The signals that end a process.
  static let ending = [SIGINT, SIGTERM, SIGHUP]

  /// The reasons to wake, all of one moment.
  struct Wake {
    /// The signals that have arrived.
    var signals: Set<Int32> = []
    var hasChanged = false
    /// Whether the input has bytes, or has ended.
    let hasInput: Bool
    /// Whether standard output has no reader any more.
    let isOutputClosed: Bool
  }

  /// The bytes of other sources than signals, whose numbers are smaller.
  private enum Letter {
    static let changed: UInt8 = 0xF0
    static let timeReached: UInt8 = 0xF1
  }

  private let signals: [Int32]
  private let readingEnd: Int32
  private let writingEnd: Int32

  /// The descriptor that the signal handler writes to.
  ///
  /// `nonisolated(unsafe)`, because the handler may neither lock nor allocate. It is written once,
  /// before the handler is installed.
  nonisolated(unsafe) private static var signalDescriptor: Int32 = -1

  /// Takes over signals, by default the ending ones, which are events from now on.
  ///
  /// A hang-up stays ignored where a parent has left it so, as `nohup` does.
  init(signals: [Int32] = ProcessNews.ending) {
    self.signals = signals.filter { $0 != SIGHUP || !Self.isIgnored($0) }
    var ends: [Int32] = [-1, -1]
    // On failure both stay negative, and the first wait ends as if interrupted.
    _ = pipe(&ends)
    readingEnd = ends[0]
    writingEnd = ends[1]
    // When the pipe is full, the reader will wake anyway.
    _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
    Self.signalDescriptor = writingEnd
    install()
  }

  deinit {
    for number in signals { signal(number, SIG_DFL) }
    close(readingEnd)
    close(writingEnd)
  }

  /// Takes the signals over again, after others have handled them.
  ///
  /// Dispatch sources would be installed later, and miss early signals.
  func install() {
    for number in signals {
      signal(number) { number in
        var letter = UInt8(truncatingIfNeeded: number)
        _ = write(ProcessNews.signalDescriptor, &letter, 1)
      }
    }
    // A parent may have left them blocked, and nothing would end the process.
    var blocked = sigset_t(of: signals)
    pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
  }

  /// Whether the parent, or this process, has ignored a signal.
  static func isIgnored(_ number: Int32) -> Bool {
    let disposition = signal(number, SIG_IGN)
    signal(number, disposition)
    return unsafeBitCast(disposition, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The channel for a command.
  var news: WatchNews {
    WatchNews(postChange: postChange) { instant in
      guard let wake = self.wait(until: instant) else { return .interrupted }
      if wake.isOutputClosed { return .closedPipe }
      if !wake.signals.isEmpty { return .interrupted }
      if wake.hasChanged { return .changed }
      return .timeReached
    }
  }

  /// Wakes the reader, because the datastore has changed.
  ///
  /// It may be called from any thread.
  @Sendable
  func postChange() { ring(Letter.changed) }

  /// Sleeps until an event, or until the system's clock reaches a time.
  ///
  /// Input of a descriptor can be an event. Without a time it waits for events only.
  ///
  /// - Returns: The reasons, none of them when the time was reached, or nil without a pipe.
  func wait(until instant: Timestamp?, input: Int32? = nil) -> Wake? {
    guard readingEnd >= 0 else { return nil }
    let alarm = instant.map { instant in
      WallAlarm(at: instant.date) { self.ring(Letter.timeReached) }
    }
    defer { alarm?.cancel() }
    var descriptors = [
      pollfd(of: readingEnd, events: POLLIN),
      // No events are requested: errors and hang-ups are always reported.
      pollfd(of: STDOUT_FILENO, events: 0),
      // A negative descriptor is ignored.
      pollfd(of: input ?? -1, events: POLLIN),
    ]
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
    var wake = Wake(
      hasInput: descriptors[2].revents != 0, isOutputClosed: descriptors[1].revents != 0)
    guard descriptors[0].revents != 0 else { return wake }
    var letters = [UInt8](repeating: 0, count: 512)
    let count = read(descriptors[0].fd, &letters, letters.count)
    letters.removeSubrange(max(0, count)...)
    wake.hasChanged = letters.contains(Letter.changed)
    wake.signals = Set(letters.filter { $0 < Letter.changed }.map(Int32.init))
    return wake
  }

  private func ring(_ letter: UInt8) {
    var letter = letter
    _ = write(writingEnd, &letter, 1)
  }
}
