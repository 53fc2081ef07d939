import Foundation
import TipModel
import TipSnapshot
import TipTesting

extension TipScreen {
  /// Returns a visible screen with a tip.
  static func up(with tip: any Tip) -> TipScreen {
    let screen = TipScreen(inline: [tip])
    screen.appear()
    return screen
  }
}

extension TipsCenter {
  /// Waits until a number of status streams are open.
  func streams(count: Int) async {
    while openResources.unfinishedStreams.count < count { await Task.yield() }
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// The elements in order, and then the end.
  var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}

/// Runs code with a temporary folder, in which the code decides which snapshots are recorded.
///
/// - Parameters:
///   - reference: The reference of the calling test's first snapshot, or nil for none.
///   - test: The calling test.
///   - file: Its file.
///   - body: The code.
/// - Throws: An error of the code, or of the file system.
func withScratch(
  _ reference: String? = nil, test: StaticString = #function, file: String = #filePath,
  _ body: (SnapshotLocation) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let location = SnapshotLocation.folder(folder.path)
  if let reference {
    let file = try SnapshotCounter(test: "\(test)", sourceFile: file, location: location).file()
    let url = URL(filePath: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(reference.utf8).write(to: url)
  }
  let recording = SnapshotRecording(arguments: [], environment: [:])
  let result = Result {
    try SnapshotAssertion.$recording.withValue(recording) { try body(location) }
  }
  try FileManager.default.removeItem(at: folder)
  try result.get()
}

/// Runs code as the next process of the tests does, with its own center.
func withLaterRun(_ body: () throws -> Void) throws {
  let run = SnapshotRun(identity: RunIdentity(run: "2-2", process: 8, isFiltered: false))
  try SnapshotAssertion.$run.withValue(run) { try withTips { _ in try body() } }
}

extension Receipt {
  /// The receipt of an app without controls.
  static let nothing = Receipt(
    datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
    processIdentifier: 1)
}
