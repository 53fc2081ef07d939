import TipFoundation

/// `tipctl assets`: writes the symbols that Xcode generates for asset and string catalogs.
enum AssetsCommand {
  /// The extension of string catalogs.
  static let stringCatalog = ".xcstrings"

  private static let catalogs = OperandSpec(
    "CATALOG", .oneOrMore, completion: .files(),
    help: "The catalogs: folders \".xcassets\", and files \".xcstrings\".")
  private static let output = OptionSpec(
    "output", short: "o", value: "FILE", completion: .files(extension: "swift"),
    help: "Write the source to this file; \"-\" is standard output, as by default.")

  static let spec: CommandSpec = .init(
    "assets", group: .content,
    summary: "Prints Swift symbols of asset and string catalogs, as Xcode does.", effect: .writes,
    operands: [catalogs], options: [output],
    examples: [
      .init("tipctl assets Assets.xcassets -o Symbols.swift", "Writes the symbols of a catalog."),
      .init("tipctl assets Assets.xcassets", "Prints them."),
      .init("tipctl assets Localizable.xcstrings", "Prints the symbols of strings."),
    ],
    notes: [
      "Off Apple's systems, code such as Image(.feeder) and Color.meadow compiles with the file. "
        + "On Apple's systems the file is empty, because Xcode generates the symbols.",
      "The names are Xcode's: \"Blue Jay\" is blueJay, \"MeadowColor\" is meadow, \"404\" is _404, "
        + "and a folder that provides a namespace is an enum. Of two assets with the same "
        + "symbol, the second is left out with a warning. Color sets, image sets and symbol sets "
        + "have symbols; other assets have none.",
      "Strings that people have added to a catalog by hand have symbols, as in Xcode 26: "
        + "Text(.alpsName) for the key \"ALPS_NAME\". A string with values is a function, and a "
        + "table other than Localizable is an enum.",
    ]
  ) { context, arguments in
    let options = ChangeOptions(arguments)
    var file = arguments.value(output)
    if file == "-" { file = nil }
    guard file != nil || !options.isDryRun else {
      throw CLIError.usage(
        "\"--dry-run\" goes with --output", suggestion: "Leave it out, or add --output FILE")
    }
    let catalogs = arguments.operands(catalogs)
    let files = catalogs.filter { $0.hasSuffix(stringCatalog) }
    let assets = try catalogs.filter { !$0.hasSuffix(stringCatalog) }.flatMap { word throws in
      let catalog = try AssetCatalog(folder: context.path(word), named: word)
      for file in catalog.files { context.reads.add(file) }
      return catalog.assets
    }
    let strings = try files.map { word throws in
      context.reads.add(context.path(word))
      return try StringSymbols(file: context.path(word), named: word)
    }
    let source = AssetSource(assets, strings: strings)
    if let file {
      try write(source, to: file, options, context)
    } else {
      let fields = fields(of: source).merging(["source": .string(source.text)]) { $1 }
      // The command ends the last line itself.
      try context.print(json: fields) { String(source.text.dropLast()) }
    }
    for problem in source.problems {
      context.warn(problem.message, suggestion: problem.suggestion)
    }
    return .done
  }

  private static func write(
    _ source: AssetSource, to file: String, _ options: ChangeOptions, _ context: CommandContext
  ) throws {
    let path = context.path(file)
    // A file that is unchanged is not written, so that a build does not compile it again. One that
    // cannot be read has other contents.
    let hasChanged = (try? TextFile.read(path)) != source.text
    if hasChanged, !options.isDryRun { try context.write(source.text, to: path, named: file) }
    let symbols = Plural.count(source.count, "symbol")
    let verb = hasChanged ? "holds" : "already holds"
    try context.print(
      changed: hasChanged, isDryRun: options.isDryRun, "\(file) \(verb) \(symbols).",
      fields: fields(of: source).merging(["file": .string(file)]) { $1 })
  }

  private static func fields(of source: AssetSource) -> [String: StoredValue] {
    let symbols = (source.colors.all + source.images.all).map { path, asset -> StoredValue in
      [
        "asset": .string(asset.fullName), "kind": .string(asset.kind.rawValue),
        "symbol": .string(path.map(\.text).joined(separator: ".")),
      ]
    }
    let texts = source.strings.flatMap { table in
      table.symbols.map { symbol -> StoredValue in
        [
          "asset": .string(symbol.key), "kind": "string", "symbol": .string(symbol.name.text),
        ]
      }
    }
    return ["symbols": .array(symbols + texts)]
  }
}
