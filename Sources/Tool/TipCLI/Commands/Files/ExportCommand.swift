import TipFoundation
import TipModel

/// `tipctl export`: the whole state as one document.
enum ExportCommand {
  static let spec: CommandSpec = .init(
    "export", group: .files, summary: "Prints the state document: everything but the receipt.",
    options: [OutputFile.option],
    examples: [
      .init(
        "tipctl export --app BackyardBirds -o monday.json", "Saves the state of an app."),
      .init(
        "tipctl export | tipctl import - --datastore copy",
        "Copies it to another datastore."),
    ],
    notes: ["The document is JSON in every --format; equal states give equal bytes."],
    run: DatastoreSession.command { session, arguments in
      let file = try OutputFile(arguments, session.context)
      try session.context.print(
        StateDocument(session.facts).text.printableJSON, to: file,
        Plural.count(session.facts.tips.count, "tip"))
    })
}
