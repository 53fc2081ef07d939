import TipFoundation
import TipModel
import TipStore
import TipSystem

/// The place where a command's processes write their receipts.
struct RequestedReceipts {
  /// The value of the control: the user's file, or a temporary folder for one receipt of each.
  let path: String
  private let isTemporary: Bool
  /// The file that was at the user's path before the command, if there was one.
  private let earlier: FileStatus?

  /// Prepares the user's own path, or a temporary folder for nil and `-`.
  ///
  /// Nothing is removed yet, because the command may not start.
  ///
  /// - Throws: `TipControlError` when a receipt would replace something else, or when the folder
  ///   cannot be created.
  init(_ path: String?) throws(TipControlError) {
    if let path, path != "-" {
      self.path = path
      isTemporary = false
      earlier = FileStatus.found(at: path)
      guard !FileSystem.isFolder(path) else { throw .notReplaced(path) }
      try ReceiptFile(path)?.checkReplaced()
      return
    }
    self.path = try Self.makePrivateFolder()
    isTemporary = true
    earlier = nil
  }

  /// Creates a temporary folder that only this user can enter, whatever the mask of modes is.
  private static func makePrivateFolder() throws(TipControlError) -> String {
    let template = FileManager.default.temporaryDirectory.appending(path: "tipctl-XXXXXX").path
    var name = template.utf8CString.map(\.self)
    guard mkdtemp(&name) != nil else { throw .cannotWrite(template, errno) }
    let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard chmod(folder, 0o700) == 0 else { throw .cannotWrite(folder, errno) }
    return folder
  }

  /// Returns the receipts that the command has written, in their order.
  ///
  /// The receipt of an earlier run is removed, because it would pass for one of this run.
  func takeReceipts() throws -> [Receipt] {
    guard let found = FileStatus.found(at: path) else { return [] }
    if !isTemporary, found == earlier {
      if found.size > 0, unlink(path) != 0 { throw TipControlError.notReplaced(path) }
      return []
    }
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

extension TipControlError {
  fileprivate static func notReplaced(_ path: String) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path, reason: "\"\(path)\" cannot be replaced by a new receipt",
      suggestion: "Name another file with --receipt")
  }
}
