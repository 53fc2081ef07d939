import TipModel

/// `tipctl vectors`: runs conformance vectors.
enum VectorsCommand {
  private static let files = OperandSpec(
    "FILE", .oneOrMore, completion: .files(extension: "json"),
    help: "The files of vectors; \"-\" reads one from standard input.")

  static let spec = CommandSpec(
    "vectors", group: .run,
    summary: "Runs conformance vectors: expected answers about tips, as data.",
    operands: [files], options: [Reporter.option],
    examples: [
      .init("tipctl vectors vectors.json", "Runs the vectors of a file."),
      .init("tipctl vectors vectors.json --format json", "Runs them for a program."),
    ],
    notes: [
      "Exits with 1 when a vector fails. Of a vector that fails, the first step with a difference "
        + "is listed. No datastore is used. The schema of the files is "
        + "Fixtures/vectors/vectors.schema.json."
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    // All files are read first, so that a file that cannot be read is not found after a report.
    let sources = try arguments.operands(files).map { word throws in
      try VectorFile(
        text: context.readText(word), name: word == "-" ? "standard input" : word)
    }
    let results = sources.map(VectorResult.init)
    try context.print(
      VectorResult.report(results), by: reporter, json: VectorResult.json(results),
      schema: VectorFile.schema
    ) { VectorResult.text(results, context) }
    return results.allSatisfy(\.failures.isEmpty) ? .done : .no
  }
}
