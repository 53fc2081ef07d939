package import Foundation
import TestSupport
import Testing

/// A process on a separate terminal, driven as by a person: read, type, read on.
package final class Terminal {
  private struct Stuck: Error, CustomStringConvertible {
    let description: String
  }

  /// All output so far, without the carriage returns of the terminal.
  package private(set) var screen = ""
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var bytes = Data()
  private var seen = 0

  /// Starts a shell script on a terminal.
  ///
  /// - Parameters:
  ///   - script: The script, which ends with `exec` where signals must reach only the tool.
  ///   - folder: The folder in which it starts.
  ///   - columns: The width of the terminal.
  ///   - environment: Additions to the environment.
  /// - Throws: An error of the system when `script` is missing.
  package init(
    _ script: String, in folder: URL, columns: Int = 80, environment: [String: String] = [:]
  ) throws {
    OwnThread.check()
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = ["-qefc", "stty cols \(columns); \(script)", "/dev/null"]
    process.currentDirectoryURL = folder
    process.environment = BuiltTools.environment(
      ["CI": "", "COLUMNS": "", "NO_COLOR": "1", "TERM": "xterm", "SHELL": "/bin/sh"].merging(
        environment
      ) { $1 })
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Only the process may hold the write end, or the end of output is never reached.
    try output.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Types text, whose control characters are keys: `\u{03}` is Ctrl-C, `\u{1B}` Escape.
  package func type(_ keys: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
  }

  /// Reads until a text appears after the last awaited one.
  package func wait(for text: String) throws {
    while true {
      let rest = screen.dropFirst(seen)
      if let range = rest.range(of: text) {
        seen = screen.distance(from: screen.startIndex, to: range.upperBound)
        return
      }
      guard try readMore() else { throw Stuck(description: "no \"\(text)\" in:\n\(screen)") }
    }
  }

  /// Reads to the end, and returns the exit code.
  package func end() throws -> Int32 {
    while try readMore() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Reads the available output, or waits for it.
  ///
  /// Returns false at the end.
  private func readMore() throws -> Bool {
    var descriptor = pollfd(
      fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(HangLimit.seconds * 1000)) > 0 else {
      throw Stuck(description: "nothing more comes after:\n\(screen)")
    }
    let data = output.fileHandleForReading.availableData
    bytes += data
    screen = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r", with: "")
    return !data.isEmpty
  }
}
