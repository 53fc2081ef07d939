import TipFoundation
package import TipModel

/// All questions of the tool, as alerts.
///
/// None has a default button: Return alone does nothing that could lose data. The people who are
/// asked have typed the command, so no button is marked as destructive.
package enum TipQuestions {
  /// Asks before facts are erased, with a loss such as "42 donations".
  static func reset(isWhole: Bool, loss: String) -> TipAlert {
    var question = "Reset the datastore?"
    if !isWhole { question = "Reset these parts of the datastore?" }
    return confirmation(
      "reset", question, loss: "\(loss) will be lost.", button: "Reset")
  }

  /// Asks before the datastores of several apps are reset.
  static func resetAll(_ apps: [String]) -> TipAlert {
    confirmation(
      "reset-all-apps", "Reset all apps?",
      loss: "The records of \(apps.joined(separator: ", ")) will be lost.", button: "Reset")
  }

  /// Asks before a document or a backup replaces the state, or the datastore is removed.
  static func replacing(_ verb: String, _ subject: String, loss: String) -> TipAlert {
    confirmation(
      verb.lowercased(), "\(verb) \(subject)?",
      loss: "The datastore's contents will be lost: \(loss).", button: verb)
  }

  /// Asks before a backup replaces another file.
  static func replacingBackup(_ name: String) -> TipAlert {
    confirmation(
      "backup", "Replace \(name)?", loss: "The file's contents will be lost.", button: "Replace")
  }

  /// Asks before an undo or redo that touches later changes.
  static func reverting(isUndo: Bool, loss: String) -> TipAlert {
    let verb = isUndo ? "Undo" : "Redo"
    return confirmation(
      verb.lowercased(), "\(verb) anyway?",
      loss: "Later changes will be lost: \(loss).", button: verb)
  }

  /// Asks before several snapshots become references.
  static func acceptSnapshots(_ count: String, replacing references: Int) -> TipAlert {
    var loss = "\(Plural.count(references, "reference")) will be replaced."
    if references == 0 { loss = "New references will be created." }
    return confirmation("accept-snapshots", "Accept \(count)?", loss: loss, button: "Accept")
  }

  /// Asks before several pending snapshots are removed.
  static func rejectSnapshots(_ count: String) -> TipAlert {
    confirmation(
      "reject-snapshots", "Reject \(count)?", loss: "The pending files will be removed.",
      button: "Reject")
  }

  /// Asks before the files of a package change.
  static func begin(_ files: [String]) -> TipAlert {
    confirmation(
      "begin", "Change this package?",
      loss: "These files will be written: \(files.joined(separator: ", ")).", button: "Change")
  }

  /// Asks about one pending snapshot.
  static let reviewSnapshot = TipAlert(
    id: "tipctl-review-snapshot", title: "Accept this snapshot?",
    message: "It becomes the reference, or its pending file is removed.",
    buttons: [.plain("Accept"), .plain("Reject"), .cancel], intent: .deliberate)

  /// Every question, with examples of its words.
  package static let all: [TipAlert] = [
    reset(isWhole: true, loss: "42 donations"),
    reset(isWhole: false, loss: "1 parameter and 3 donations"),
    resetAll(["BackyardBirds", "Feeders"]),
    replacing("Import", "monday.json", loss: "5 tips, 2 parameters, 5 donations, 0 history lines"),
    replacing(
      "Restore", "monday.sqlite", loss: "5 tips, 2 parameters, 5 donations, 0 history lines"),
    replacing("Forget", "BackyardBird", loss: "/birds/.tipkit/tips.sqlite"),
    replacingBackup("monday.sqlite"),
    reverting(isUndo: true, loss: "the parameter \"Backyard.isSignedIn\""),
    reverting(isUndo: false, loss: "the parameter \"Backyard.isSignedIn\""),
    acceptSnapshots("2 snapshots", replacing: 0), acceptSnapshots("2 snapshots", replacing: 2),
    rejectSnapshots("2 snapshots"),
    begin(["Package.swift", ".gitignore"]), reviewSnapshot,
  ]

  /// Returns a question before data is lost.
  static func confirmation(
    _ name: String, _ title: String, loss: String, button: String
  ) -> TipAlert {
    TipAlert(
      id: "tipctl-\(name)", title: title, message: loss, buttons: [.plain(button), .cancel],
      intent: .deliberate)
  }
}
