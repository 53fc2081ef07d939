import Foundation
import TipFoundation
import TipModel

/// The news of the real process: signals, alarms and changes come through one pipe.
///
/// Whoever rings writes a letter; the waiting thread sleeps in the kernel until there is one, or
/// until standard output has no reader any more.
final class ProcessNews: Sendable {
  private enum Letter {
    static let changed: UInt8 = 0x63
    static let timeReached: UInt8 = 0x74
    static let interrupted: UInt8 = 0x69
  }

  private let pipe: Pipe

  /// Where the signals' handler writes; it may neither lock nor allocate.
  ///
  /// `nonisolated(unsafe)`: written once, before the handler is installed.
  nonisolated(unsafe) private static var signalDescriptor: Int32 = -1

  /// Takes the signals that end a process: from now on they are news.
  ///
  /// Handlers, not dispatch sources: those are installed later, and miss what comes at once.
  init() {
    pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // A full pipe holds news enough.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    Self.signalDescriptor = descriptor
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var letter = Letter.interrupted
        _ = write(ProcessNews.signalDescriptor, &letter, 1)
      }
    }
  }

  /// The channel for a command.
  var news: WatchNews {
    WatchNews(
      tellChange: { Self.ring(Letter.changed, self.pipe) }, next: { self.next(until: $0) })
  }

  private func next(until instant: Timestamp?) -> WatchNews.Event {
    let pipe = pipe
    let alarm = instant.map { instant in
      WallAlarm(at: instant.date) { Self.ring(Letter.timeReached, pipe) }
    }
    defer { alarm?.cancel() }
    var descriptors = [
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      // No events are asked for: errors and hang-ups are told all the same.
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

  private static func ring(_ letter: UInt8, _ pipe: Pipe) {
    var letter = letter
    _ = write(pipe.fileHandleForWriting.fileDescriptor, &letter, 1)
  }
}
