import Dispatch
import Foundation
import TipEngine
import TipModel

/// The news of the real process: signals, alarms and changes come through one pipe.
///
/// Whoever rings writes a letter; the waiting thread sleeps in the kernel until there is one, or
/// until standard output has no reader any more.
final class ProcessNews: Sendable {
  private enum Letter {
    static let changed = UInt8(ascii: "c")
    static let timeReached = UInt8(ascii: "t")
    static let interrupted = UInt8(ascii: "i")
  }

  private let pipe: Pipe
  /// Dispatch sources lock for themselves; only their Swift type does not say so.
  nonisolated(unsafe) private let signals: [any DispatchSourceSignal]

  /// Takes the signals that end a process: from now on they are news.
  init() {
    let pipe = Pipe()
    // A full pipe holds news enough.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: DispatchQueue(label: "tipctl-signals"))
      source.setEventHandler { Self.ring(Letter.interrupted, pipe) }
      source.activate()
      return source
    }
    self.pipe = pipe
  }

  /// The channel for a command.
  var news: WatchNews {
    WatchNews(
      tellChange: { Self.ring(Letter.changed, self.pipe) }, next: { self.next(until: $0) })
  }

  private func next(until instant: Timestamp?) -> WatchNews.Event {
    let pipe = pipe
    let alarm = instant.map { instant in
      SystemTipClock().alarm(at: instant.date) { Self.ring(Letter.timeReached, pipe) }
    }
    defer { alarm?.cancel() }
    var descriptors = [
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      // No events are asked for: errors and hang-ups are told all the same.
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno == EINTR {}
    if descriptors[1].revents != 0 { return .closedPipe }
    let letters = pipe.fileHandleForReading.availableData
    if letters.contains(Letter.interrupted) { return .interrupted }
    return letters.contains(Letter.changed) ? .changed : .timeReached
  }

  private static func ring(_ letter: UInt8, _ pipe: Pipe) {
    var letter = letter
    _ = write(pipe.fileHandleForWriting.fileDescriptor, &letter, 1)
  }
}
