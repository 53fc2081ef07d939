extension AppProcess: StoredObject {
  package static let coding = ObjectCoding<AppProcess>(
    .required("owner", \.owner, .text),
    .required("process", \.identifier, .wholeNumber),
    .required("start", \.start, .text),
    .required("program", \.program, .text),
    .required("configured", \.configured, .date),
    .optional("ignoresOverrides", \.countsStoredOverrides, .opposite, default: true),
    .list("controls", \.controls.entries, of: .object),
    make: { owner, identifier, start, program, configured, countsStoredOverrides, entries in
      var controls = Controls()
      for entry in entries {
        controls.set(
          entry.controls, from: entry.source, anchor: entry.anchor, spellings: entry.spellings)
      }
      return AppProcess(
        owner: owner, identifier: identifier, start: start, program: program,
        configured: configured, countsStoredOverrides: countsStoredOverrides, controls: controls)
    })
}

/// The controls of one source, as text.
extension Controls.Entry: StoredObject {
  static let coding = ObjectCoding<Controls.Entry>(
    .required("source", \.source, .choice),
    .optional("anchor", \.anchor, .date),
    // A newer version of the app may have controls that this one does not know.
    .written("values", \.controls, .controls(nil), default: TipControls()),
    .table("spellings", \.spellings, .dictionary(of: .text)),
    make: Controls.Entry.init)
}
