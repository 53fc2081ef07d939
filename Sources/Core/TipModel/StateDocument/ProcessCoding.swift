extension AppProcess: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .owner, .process, .start, .program, .configured, .ignoresOverrides, .controls,
  ]

  package var storedMembers: StoredMembers {
    [
      .owner: .string(owner), .process: .int(identifier), .start: .string(start),
      .program: .string(program), .configured: StoredValue(configured),
      .ignoresOverrides: .bool(true).unless(countsStoredOverrides),
      .controls: StoredValue(controls.sources.map { SourceEntry($0, of: controls).storedValue }),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    var controls = Controls()
    let entries: [SourceEntry] = try object.list(.controls, .object)
    for entry in entries { controls.set(entry.controls, from: entry.source, anchor: entry.anchor) }
    self.init(
      owner: try object.required(.owner, .text),
      identifier: try object.required(.process, .wholeNumber),
      start: try object.required(.start, .text), program: try object.required(.program, .text),
      configured: try object.required(.configured, .date),
      countsStoredOverrides: try object.optional(.ignoresOverrides, .flag) != true,
      controls: controls)
  }
}

/// The controls of one source, as text.
private struct SourceEntry: StoredObject {
  let source: ControlSource
  let anchor: Timestamp?
  let controls: TipControls

  static let storedKeys: [StoredKey] = [.source, .anchor, .values]

  init(_ source: ControlSource, of controls: Controls) {
    self.source = source
    anchor = controls.anchor(of: source)
    self.controls = controls[source]
  }

  var storedMembers: StoredMembers {
    [
      .source: .string(source.rawValue), .anchor: anchor.map { StoredValue($0) },
      .values: .object(controls.storedTexts),
    ]
  }

  init(_ object: ObjectReader) throws(TipControlError) {
    source = try object.required(.source, .choice)
    anchor = try object.optional(.anchor, .date)
    // A newer version of the app may have controls that this one does not know.
    controls = try TipControls(
      storedTexts: try object.dictionary(.values, Reading<String>.text),
      at: object.place(of: .values), of: nil)
  }
}
