import TipFoundation
package import TipModel
import TipSystem

/// The destination of a receipt besides the datastore: a file, a folder or standard error.
///
/// In a folder, each receipt has a separate file. The names are in the order of writing.
package struct ReceiptFile {
  private let path: String

  /// Creates a file for the value of the `Receipt` control, if there is one.
  package init?(_ path: String?) {
    guard let path else { return nil }
    self.path = path
  }

  /// The largest file that can be a receipt, in bytes.
  private static let limit = 16_000_000

  /// Checks that a receipt would replace nothing but a receipt, or an empty file.
  ///
  /// - Throws: ``TipControlError``: `cannotCreate` for another file, `inputOutput` for one that
  ///   cannot be read.
  package func checkReplaced() throws(TipControlError) {
    guard path != "-", let status = try FileStatus(of: path) else { return }
    switch status.kind {
    case .folder: return
    case .other: throw isAnotherFile
    case .file: break
    }
    if status.size == 0 { return }
    guard status.size < Self.limit else { throw isAnotherFile }
    let text: String
    do throws(TipControlError) {
      text = try TextFile.read(path, kind: "receipt")
    } catch {
      guard error.code == .malformed else { throw error }
      throw isAnotherFile
    }
    guard Receipt.isReceipt(text) else { throw isAnotherFile }
  }

  private var isAnotherFile: TipControlError {
    TipControlError(
      .cannotCreate, subject: path,
      reason: "\"\(path)\" is not a receipt, so no receipt replaces it",
      suggestion: "Name another file for the receipt")
  }

  /// Writes the receipt atomically.
  ///
  /// - Throws: ``TipControlError`` that names the path: `cannotCreate`, also for a file that is not
  ///   a receipt, or `inputOutput`.
  package func write(_ receipt: Receipt) throws(TipControlError) {
    try checkReplaced()
    let text = Receipt.coding.text(of: receipt)
    do {
      if path == "-" {
        guard FileBytes.write(text, to: STDERR_FILENO) == nil else { throw cannotWrite }
      } else {
        var file = path
        if FileStatus.found(at: path)?.kind == .folder { file += "/\(Self.newName())" }
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
      }
    } catch {
      throw cannotWrite
    }
  }

  private var cannotWrite: TipControlError {
    TipControlError(
      .cannotCreate, subject: path, reason: "The receipt cannot be written to \"\(path)\"",
      suggestion: "Name a file in a folder that exists, or - for standard error")
  }

  private static let prefix = "receipt-"

  private static func newName() -> String {
    "\(prefix)\(Timestamp(Date()))-\(UUID().uuidString).json"
  }

  /// Reads the receipts of a folder in the order of writing, or the receipt of a file.
  ///
  /// - Throws: ``TipControlError``: `inputOutput` when one cannot be read, `malformed` when one is
  ///   not a receipt.
  package static func all(at path: String) throws -> [Receipt] {
    guard FileStatus.found(at: path)?.kind == .folder else { return [try read(from: path)] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasPrefix(prefix) }.sorted().map { try read(from: "\(path)/\($0)") }
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
