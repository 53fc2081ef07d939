import TipFoundation
import TipModel
import TipStore

/// Checks the datastore's file.
enum DatastoreCheck {
  static func findings(_ examination: DatastoreExamination, path: String) -> [Finding] {
    let problems = examination.problems.map { problem in
      Finding(
        .problem, path, "The file is damaged: \(problem).",
        "Export what can be read, move the file away, and import that into a new one.")
    }
    let exposed = examination.writableByOthers.map { exposed in
      let kind = exposed == path ? "file" : "folder"
      return Finding(
        .warning, exposed, "Other users may write the \(kind) \"\(exposed)\".",
        "Run \"chmod go-w \(ShellQuoting.quoted(exposed))\".")
    }
    var findings = problems + exposed
    // Ten times the size after a season of heavy use.
    if examination.fileSize > 1_000_000 {
      let large = Finding(
        .note, path, "The file is large: \(examination.fileSize) bytes.",
        "Give events with many donations a DonationLimit.")
      findings.append(large)
    }
    if examination.logSize > 4_000_000 {
      let longLog = Finding(
        .note, path, "The log beside the file is large: \(examination.logSize) bytes.",
        "End the processes that have the datastore open, which moves the log into the file.")
      findings.append(longLog)
    }
    return findings
  }

  /// Names the events with donations that the app deletes when it next configures (D48).
  static func unneededDonations(_ situation: Situation) -> [Finding] {
    guard situation.controls.clock == nil else { return [] }
    return situation.facts.unneededDonations(at: situation.now).map { unneeded in
      Finding(
        .note, unneeded.event,
        "No rule can count \(Plural.count(unneeded.count, "donation")) before "
          + "\(unneeded.before) any more; the app deletes them when it next configures.",
        "Give the event a DonationLimit to keep them.")
    }
  }
}
