import TipSystem

/// The file to which a command writes a document, instead of standard output.
struct OutputFile {
  static let option = OptionSpec(
    "output", short: "o", value: "FILE", completion: .files(),
    help: "Write to this file, in one step; standard output by default.")

  /// The name on the command line.
  let name: String
  /// The full path.
  let path: String

  /// Reads the option, or returns nil when the document goes to standard output.
  ///
  /// - Throws: ``CLIError`` when the option names no file that can be replaced.
  init?(_ arguments: ParsedArguments, _ context: CommandContext) throws(CLIError) {
    guard let word = arguments.value(Self.option), word != "-" else { return nil }
    guard !word.isEmpty else {
      throw .usage("The name of the output is empty", suggestion: "Name a file for --output")
    }
    name = word
    path = context.path(word)
    try context.checkOutput(path, named: word)
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG else { return }
    let kind = info.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
    throw CLIError(
      .cannotCreate, "\"\(word)\" is \(kind)",
      suggestion: "Name a file, or leave --output out to print")
  }
}

extension CommandContext {
  /// Prints a document unchanged, or writes it to the file of `--output` and says so.
  ///
  /// - Throws: `TipControlError` when it cannot be written. An older file is then unchanged.
  func print(_ text: String, to file: OutputFile?, _ contents: String) throws {
    guard let file else { return try print(raw: text) }
    try write(text, to: file.path, named: file.name)
    note("Wrote \(file.name): \(contents).")
  }
}
