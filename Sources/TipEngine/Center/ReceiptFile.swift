import Foundation
import TipModel

/// Where a receipt goes besides the datastore: a file, or standard error.
struct ReceiptFile {
  private let path: String

  init?(_ path: String?) {
    guard let path else { return nil }
    self.path = path
  }

  /// Writes the receipt whole or not at all.
  ///
  /// - Throws: ``TipControlError`` (`cannotCreate`) that names the path.
  func write(_ receipt: Receipt) throws(TipControlError) {
    let data = Data((receipt.storedValue.prettyJSON + "\n").utf8)
    do {
      if path == "-" {
        try FileHandle.standardError.write(contentsOf: data)
      } else {
        try data.write(to: URL(filePath: path), options: .atomic)
      }
    } catch {
      throw TipControlError(
        .cannotCreate, subject: path, reason: "The receipt cannot be written to \"\(path)\"",
        suggestion: "Name a file in a folder that exists, or - for standard error")
    }
  }
}
