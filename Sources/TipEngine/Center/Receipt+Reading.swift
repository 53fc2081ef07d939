import Foundation
public import TipModel

extension Receipt {
  /// Reads the receipt that an app was told to write with the `Receipt` control.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: What the app applied when it configured.
  /// - Throws: ``TipControlError``: `missing` when the app has written nothing there,
  ///   `inputOutput` when the file cannot be read, `malformed` when it is no receipt.
  public static func read(from path: String) throws(TipControlError) -> Receipt {
    guard path != "-" else {
      throw TipControlError(
        .missing, subject: path,
        reason: "The receipt went to standard error, where nobody can read it again",
        suggestion: "Launch the app with a file as Receipt, and read that")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      let variable = ControlName.environmentVariable(for: .receipt)
      throw TipControlError(
        .missing, subject: path, reason: "The app has not written a receipt to \"\(path)\"",
        suggestion: "Launch it with \(variable)=\(path), and read after it has configured")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw TipControlError(
        .inputOutput, subject: path, reason: "The receipt \"\(path)\" cannot be read",
        suggestion: "Check that it is a file and that you may read it")
    }
    return try Receipt(json: String(decoding: data, as: UTF8.self), subject: path)
  }
}
