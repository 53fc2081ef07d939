import Foundation
package import TipModel

/// The destination of a receipt besides the datastore: a file or standard error.
package struct ReceiptFile {
  private let path: String

  /// Creates a file for the value of the `Receipt` control; nil when there is none.
  package init?(_ path: String?) {
    guard let path else { return nil }
    self.path = path
  }

  /// Writes the receipt atomically.
  ///
  /// - Throws: ``TipControlError`` (`cannotCreate`) that names the path.
  package func write(_ receipt: Receipt) throws(TipControlError) {
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

  /// Reads the receipt that an app has written at a path.
  ///
  /// - Throws: ``TipControlError``: `missing` when the app has not written there,
  ///   `inputOutput` when the file cannot be read, `malformed` when it is not a receipt.
  package static func read(from path: String) throws(TipControlError) -> Receipt {
    guard path != "-" else {
      throw TipControlError(
        .missing, subject: path,
        reason: "The receipt went to standard error and cannot be read again",
        suggestion: "Launch the app with a file as Receipt, and read that file")
    }
    do throws(TipControlError) {
      return try Receipt(json: TextFile.read(path, kind: "receipt"), subject: path)
    } catch {
      guard error.code == .missing else { throw error }
      let variable = ControlName.environmentVariable(for: .receipt)
      throw TipControlError(
        .missing, subject: path, reason: "The app has not written a receipt to \"\(path)\"",
        suggestion: "Launch it with \(variable)=\(path), and read after it has configured")
    }
  }
}
