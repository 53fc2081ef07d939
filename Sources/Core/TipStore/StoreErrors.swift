import TipFoundation
import TipSystem

/// The messages for failures of datastores.
extension TipControlError {
  static func closed(_ location: String) -> TipControlError {
    TipControlError(
      .inputOutput, subject: location, reason: "The datastore \"\(location)\" is already closed",
      suggestion: "Open it again")
  }

  static func missing(_ path: String) -> TipControlError {
    TipControlError(
      .missing, subject: path, reason: "There is no datastore at \"\(path)\"",
      suggestion: "Check the path, or run the app once so that it creates its datastore")
  }

  static func empty(_ path: String) -> TipControlError {
    // Opening the datastore reports the error of a log that cannot be read.
    let hasLog = (try? DatastoreFiles.hasLog(path)) ?? false
    var advice = "Delete it, then run the app once so that it creates its datastore"
    if hasLog { advice = salvaging }
    return TipControlError(
      .missing, subject: path, reason: "The file \"\(path)\" is empty, not a datastore",
      suggestion: advice)
  }

  static func danglingLink(_ path: String) -> TipControlError {
    TipControlError(
      .cannotCreate, subject: path,
      reason: "\"\(path)\" is a link to a file that does not exist",
      suggestion: "Mount the volume of that file, or remove the link")
  }

  static func noDatabase(_ path: String) -> TipControlError {
    TipControlError(
      .refused, subject: path, reason: "\"\(path)\" is not a datastore and was left unchanged",
      suggestion: "Name another file, or move this one away")
  }

  static func othersDatabase(_ path: String) -> TipControlError {
    TipControlError(
      .refused, subject: path,
      reason: "\"\(path)\" is a database of another application and was left unchanged",
      suggestion: "Name another file, or move this one away")
  }

  static func coreDataStore(_ path: String) -> TipControlError {
    TipControlError(
      .refused, subject: path,
      reason: "\"\(path)\" is a Core Data store, such as Apple's TipKit creates, "
        + "and was left unchanged",
      suggestion: "Choose a separate location for this datastore")
  }

  static func newer(_ path: String, version: Int, known: Int) -> TipControlError {
    TipControlError(
      .refused, subject: path,
      reason: "The datastore \"\(path)\" has version \(version); this program supports "
        + "version \(known) and older, and left it unchanged",
      suggestion: "Use the newer program that wrote it, or name another file")
  }

  static func unreleased(_ path: String, version: Int) -> TipControlError {
    TipControlError(
      .refused, subject: path,
      reason: "The datastore \"\(path)\" has version \(version), which no released version of "
        + "the program wrote, and was left unchanged",
      suggestion: "Move it away, so that the app creates a new one, or name another file")
  }

  static func corrupt(_ path: String, because detail: String) -> TipControlError {
    TipControlError(
      .corrupt, subject: path, reason: "The datastore \"\(path)\" is damaged: \(detail)",
      suggestion: salvaging)
  }

  /// What to do with a damaged datastore.
  private static let salvaging =
    "Run the app, which sets it aside and keeps the sound rows, or read that with "
    + "\"tipctl salvage\""

  static func busy(_ path: String) -> TipControlError {
    TipControlError(
      .busy, subject: path, reason: "Another process has held the datastore \"\(path)\" too long",
      suggestion: "Try again, or end the process that holds it")
  }

  static func beingWritten(_ path: String) -> TipControlError {
    TipControlError(
      .busy, subject: path,
      reason: "Another program has changed the datastore \"\(path)\", and it is not complete",
      suggestion: "Wait until the program has written all of it, then try again")
  }

  /// Whether a datastore's file is damaged, and not one that this program may not use.
  var isDamage: Bool { code == .corrupt || code == .missing }

  static func cannotCreate(_ path: String, because detail: String) -> TipControlError {
    TipControlError(
      .cannotCreate, subject: path, reason: "\"\(path)\" cannot be created: \(detail)",
      suggestion: "Choose another location for the datastore, or allow writing there")
  }

  static func inputOutput(_ path: String, because detail: String) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path,
      reason: "The datastore \"\(path)\" cannot be read or written: \(detail)",
      suggestion: "Check the permissions and the free space there")
  }
}
