import CPreviews
package import TipViewTree

extension PreviewDeclaration {
  /// The previews of this program, in the order of their files and lines.
  package static var all: [PreviewDeclaration] {
    let previews = collect { tipcontrol_call_previews() }
    return previews.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The preview's name and position, for a failure.
  var title: String { name == nil ? pictureTitle : "\(pictureTitle):\(line)" }

  /// The preview's name and file, for a picture that stays the same when the preview moves.
  var pictureTitle: String {
    guard let name else { return "Preview at \(fileName):\(line)" }
    return "Preview \"\(name)\" at \(fileName)"
  }

  /// The name of the preview's snapshot, with the file because others have a preview of that name.
  private var snapshotName: String {
    "\(fileName.prefix { $0 != "." })-\(name ?? "\(line)")"
  }

  /// Returns the name of the snapshot, with a number if earlier previews of the module have it too.
  func snapshotName(after earlier: ArraySlice<PreviewDeclaration>) -> String {
    let others = earlier.count { $0.module == module && $0.snapshotName == snapshotName }
    guard others > 0 else { return snapshotName }
    return "\(snapshotName)-\(others + 1)"
  }

  private var fileName: Substring { fileID.split(separator: "/").last ?? "" }
}
