import Foundation
import Synchronization
import TestSupport
import Testing
import TipCLITestSupport

/// The demo app in the mode that stays open, as a separate process.
final class LiveApp {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let screen = Screen()

  /// Starts the app, and waits for its first page.
  ///
  /// - Parameters:
  ///   - folder: The current folder, in which `data` has the datastore.
  ///   - arguments: Further arguments.
  ///   - environment: Further variables.
  /// - Throws: The error of a process that cannot be started, or shows no page.
  init(
    in folder: URL, arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    OwnThread.check()
    process.executableURL = BuiltTools.folder.appending(path: "BackyardBirds")
    process.arguments = ["live"] + arguments
    process.currentDirectoryURL = folder
    process.environment = BuiltTools.environment(environment.merging(Self.data(in: folder)) { $1 })
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    output.fileHandleForReading.readabilityHandler = { [screen] handle in
      screen.write(handle.availableData)
    }
    try process.run()
    try wait("the first page") { !pages.isEmpty }
  }

  deinit { end() }

  /// The variables for the app's own datastore in a folder, also in a release build.
  static func data(in folder: URL) -> [String: String] {
    ["XDG_DATA_HOME": folder.appending(path: "data").path]
  }

  /// The number of the process.
  var identifier: Int32 { process.processIdentifier }

  /// The titles of the tips on the newest page, in order.
  var titles: [String] {
    (pages.last ?? "").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("│ "), line.hasSuffix("× │") else { return nil }
      return line.drop { !$0.isASCII || !$0.isLetter }.dropLast(3)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// The newest page, without its first line.
  var page: String { pages.last ?? "" }

  /// The pages that are complete: each begins with a backyard's name and ends with an empty line.
  private var pages: [String] {
    let all = screen.text
    guard all.hasSuffix("\n\n") else { return [] }
    return all.components(separatedBy: "North Backyard\n").dropFirst().map { $0 }
  }

  /// Types a line into the app.
  func type(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Waits until a condition holds.
  func wait(_ subject: String, until holds: () throws -> Bool) throws {
    let end = Date() + Double(HangLimit.seconds)
    while try !holds() {
      try #require(Date() < end, "the app did not reach \(subject): \(screen.text)")
      screen.waitForMore()
    }
  }

  /// Ends the input, and with it the app.
  func end() {
    guard process.isRunning else { return }
    output.fileHandleForReading.readabilityHandler = nil
    do {
      try input.fileHandleForWriting.close()
    } catch {
      Issue.record(error)
    }
    process.waitUntilExit()
  }

  /// Ends the process at once, as a crash would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

/// The text that a process has written.
private final class Screen: Sendable {
  private let written = Mutex("")
  private let news = DispatchSemaphore(value: 0)

  var text: String { written.withLock { $0 } }

  func write(_ data: Data) {
    written.withLock { $0 += String(decoding: data, as: UTF8.self) }
    news.signal()
  }

  /// Waits until the process writes something, at most a second.
  func waitForMore() { _ = news.wait(timeout: .now() + 1) }
}
