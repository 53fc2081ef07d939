import TipFoundation
import TipSystem

/// The events of the real process: signals, alarms and changes, through one pipe.
///
/// Each source writes one byte; the waiting thread sleeps in the kernel until there is one, or
/// until standard output has no reader.
final class ProcessNews: Sendable {
  private enum Letter {
    static let changed: UInt8 = 0x63
    static let timeReached: UInt8 = 0x74
    static let interrupted: UInt8 = 0x69
  }

  private let readingEnd: Int32
  private let writingEnd: Int32

  /// The descriptor that the signal handler writes to; the handler may neither lock nor allocate.
  ///
  /// `nonisolated(unsafe)`: written once, before the handler is installed.
  nonisolated(unsafe) private static var signalDescriptor: Int32 = -1

  /// Takes over the signals that end a process: from now on they are events.
  ///
  /// Handlers, not dispatch sources: sources are installed later, and miss early signals.
  init() {
    var ends: [Int32] = [-1, -1]
    // On failure both stay negative, and the first wait ends as if interrupted.
    _ = pipe(&ends)
    (readingEnd, writingEnd) = (ends[0], ends[1])
    // When the pipe is full, the reader will wake anyway.
    _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
    Self.signalDescriptor = writingEnd
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var letter = Letter.interrupted
        _ = write(ProcessNews.signalDescriptor, &letter, 1)
      }
    }
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// The channel for a command.
  var news: WatchNews {
    WatchNews(
      tellChange: { self.ring(Letter.changed) }, next: { self.next(until: $0) })
  }

  private func next(until instant: Timestamp?) -> WatchNews.Event {
    guard readingEnd >= 0 else { return .interrupted }
    let alarm = instant.map { instant in
      WallAlarm(at: instant.date) { self.ring(Letter.timeReached) }
    }
    defer { alarm?.cancel() }
    var descriptors = [
      pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0),
      // No events are requested: errors and hang-ups are always reported.
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
    if descriptors[1].revents != 0 { return .closedPipe }
    var letters = [UInt8](repeating: 0, count: 512)
    let count = read(descriptors[0].fd, &letters, letters.count)
    letters.removeSubrange(max(0, count)...)
    if letters.contains(Letter.interrupted) { return .interrupted }
    return letters.contains(Letter.changed) ? .changed : .timeReached
  }

  private func ring(_ letter: UInt8) {
    var letter = letter
    _ = write(writingEnd, &letter, 1)
  }
}
