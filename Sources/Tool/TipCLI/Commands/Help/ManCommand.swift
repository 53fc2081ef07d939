/// `tipctl man`: the manual as a page for `man`.
enum ManCommand {
  static let spec: CommandSpec = .init(
    "man", group: .help, summary: "Prints the manual as a page for man.",
    examples: [
      .init("tipctl man > tipctl.1", "Writes the page; \"man -l tipctl.1\" shows it.")
    ],
    notes: ["The page is in mdoc format, generated from the same table as help."]
  ) { context, _ in
    try context.print(raw: ManPage(table: context.table).text)
    return .done
  }
}
