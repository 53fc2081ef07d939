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
        controls.set(entry.controls, from: entry.source, anchor: entry.anchor)
      }
      return AppProcess(
        owner: owner, identifier: identifier, start: start, program: program,
        configured: configured, countsStoredOverrides: countsStoredOverrides, controls: controls)
    })
}

/// The controls of one source, as text.
private struct SourceEntry: StoredObject {
  let source: ControlSource
  let anchor: Timestamp?
  let controls: TipControls

  static let coding = ObjectCoding<SourceEntry>(
    .required("source", \.source, .choice),
    .optional("anchor", \.anchor, .date),
    // A newer version of the app may have controls that this one does not know.
    .written("values", \.controls, .controls(nil), default: TipControls()),
    make: SourceEntry.init)
}

extension Controls {
  fileprivate var entries: [SourceEntry] {
    sources.map { SourceEntry(source: $0, anchor: anchor(of: $0), controls: self[$0]) }
  }
}
