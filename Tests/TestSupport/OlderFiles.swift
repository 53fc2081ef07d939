import Foundation

/// Makes all files of a folder, if there is one, a second older.
///
/// On a quick machine, files that are written one after the other may have equal dates.
package func makeOlder(filesIn folder: String) throws {
  guard FileManager.default.fileExists(atPath: folder) else { return }
  for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
    let path = "\(folder)/\(name)"
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes[.modificationDate] as? Date else { continue }
    try FileManager.default.setAttributes(
      [.modificationDate: date.addingTimeInterval(-1)], ofItemAtPath: path)
  }
}
