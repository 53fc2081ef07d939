import TipModel

/// `tipctl export`: the whole state as one document.
enum ExportCommand {
  static let spec: CommandSpec = .init(
    "export", group: .files, summary: "Prints the state document: everything but the receipt.",
    examples: [
      .init(
        "tipctl export --app BackyardBirds > monday.json", "Saves the state of an app."),
      .init(
        "tipctl export | tipctl import - --datastore copy",
        "Copies it to another datastore."),
    ],
    notes: ["The document is JSON in every --format; equal states give equal bytes."],
    run: DatastoreSession.command { session, _ in
      try session.context.print(rawJSON: StateDocument(session.facts).text)
    })
}
