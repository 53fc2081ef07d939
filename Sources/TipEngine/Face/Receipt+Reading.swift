public import TipFoundation
public import TipModel
import TipStore

extension Receipt {
  /// Reads the receipt that an app was told to write with the `Receipt` control.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: What the app applied when it configured.
  /// - Throws: ``TipControlError``: `missing` when the app has written nothing there,
  ///   `inputOutput` when the file cannot be read, `malformed` when it is not a receipt.
  public static func read(from path: String) throws(TipControlError) -> Receipt {
    try ReceiptFile.read(from: path)
  }
}
