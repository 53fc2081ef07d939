import Foundation
import TipTesting
import TipFoundation
import TipModel
import TipSnapshot

extension SnapshotStrategy<String> {
  /// The text itself.
  static let lines = SnapshotStrategy { $0 }
}

extension TipScreen {
  /// A screen that is up, with a tip.
  static func up(with tip: any Tip) -> TipScreen {
    let screen = TipScreen(inline: [tip])
    screen.appear()
    return screen
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  /// The elements, one after the other, and then the end.
  var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}

/// A new folder for snapshots, with what the calling test's first one is to be compared with.
func scratch(
  _ reference: String? = nil, test: StaticString = #function, file: String = #filePath
) throws -> SnapshotLocation {
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
  return location
}

extension Receipt {
  /// The receipt of an app that was told nothing.
  static let nothing = Receipt(
    datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
    processIdentifier: 1)
}
