import TipModel
import TipStore
import TipSystem

/// The place where a command's processes write their receipts.
struct RequestedReceipts {
  /// The value of the control: the user's file, or a temporary folder for one receipt of each.
  let path: String
  private let isTemporary: Bool

  /// Prepares the user's own path; nil, or `-`, stands for a temporary folder.
  ///
  /// - Throws: `TipControlError` when an old receipt cannot be removed, or an error of the system
  ///   when the folder cannot be created.
  init(_ path: String?) throws {
    if let path, path != "-" {
      (self.path, isTemporary) = (path, false)
      // A receipt of an earlier run must not count as one of this run.
      guard unlink(path) != 0, errno != ENOENT else { return }
      throw TipControlError(
        .inputOutput, subject: path, reason: "\"\(path)\" cannot be replaced by a new receipt",
        suggestion: "Name another file with --receipt")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tipctl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (self.path, isTemporary) = (folder.path, true)
  }

  /// Returns the receipts that were written, in their order.
  func receipts() throws -> [Receipt] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try ReceiptFile.all(at: path)
  }

  /// Removes the temporary folder.
  func remove(_ context: CommandContext) {
    guard isTemporary, FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      context.warn("\"\(path)\" could not be removed")
    }
  }
}
