public import TipModel
import TipStore

extension Receipt {
  /// Reads the receipt that an app wrote because of the `Receipt` control.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The receipt of the app's configure.
  /// - Throws: ``TipControlError``: `missing` when the app has not written there,
  ///   `inputOutput` when the file cannot be read, `malformed` when it is not a receipt.
  public static func read(from path: String) throws(TipControlError) -> Receipt {
    try ReceiptFile.read(from: path)
  }
}
