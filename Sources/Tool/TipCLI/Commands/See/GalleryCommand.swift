import TipGuidance
import TipModel
import TipPages
import TipPictures
import TipSnapshot

/// `tipctl gallery`: a page with all tips, their cards and the reasons for their status.
enum GalleryCommand {
  private static let state = OperandSpec(
    "STATE", .optional, completion: .files(),
    help: "A state document or a datastore; \"-\" reads a document from standard input. "
      + "Without it, the datastore in use.")

  private static let previewFolder = OptionSpec(
    "previews", value: "FOLDER", completion: .folders,
    help: "Add the previews whose pictures tests have recorded in or below this folder.")

  static let spec: CommandSpec = .init(
    "gallery", group: .see, summary: "Prints a page of HTML with all tips and their cards.",
    operands: [state],
    options: [DatastoreSession.rulesOnly] + TranslationOptions.options
      + [previewFolder, OutputFile.option],
    exclusive: [Exclusion(DatastoreSession.rulesOnly, with: state), TranslationOptions.exclusive],
    examples: [
      .init("tipctl gallery -o gallery.html", "Writes the page of a datastore."),
      .init("tipctl gallery monday.json -o gallery.html", "Writes that of a state document."),
      .init(
        "tipctl gallery --catalog Localizable.xcstrings --languages all -o gallery.html",
        "Draws each tip in all languages of a string catalog."),
      .init(
        "tipctl gallery --previews Tests -o gallery.html",
        "Adds the previews whose pictures tests have recorded."),
      .init("tipctl gallery --format json", "Lists the tips of the page for a program."),
    ],
    notes: [
      "The page is one file that asks no network for anything. It has each tip as a card: inline, "
        + "annotation, hint and popover, each light, dark, in large type and from right to left; "
        + "its status and the reason, its rules, groups and limits, and the findings of \"tipctl "
        + "lint\". Filters choose tips by status, group, findings and words.",
      "While several processes are live, the page has the tips as the newest one sees them.",
      TranslationOptions.note,
      "A test records previews with \"expectPreviews(in: MODULE, pictures: true)\". Where no "
        + "datastore is chosen, the page has only the previews.",
    ]
  ) { context, arguments in
    let translations = try TranslationOptions(arguments, context)
    let previews = try recordedPreviews(in: arguments.value(previewFolder), context)
    func print(_ situation: Situation, _ name: String, _ file: OutputFile?) throws -> ExitCode {
      let gallery = Gallery(of: situation, name: name, previews: previews) { tip in
        translations?.translations(of: tip, context) ?? []
      }
      try gallery.print(situation, to: file, context)
      return .done
    }
    if let word = arguments.operand(state) {
      let facts = try StateSource.facts(word, context)
      let file = try OutputFile(arguments, context)
      let situation = try EnvironmentControls(context).situation(facts)
      return try print(situation, CommandContext.name(of: lastPart(word)), file)
    }
    if !previews.isEmpty, try !DatastoreChoice.isMade(context) {
      let file = try OutputFile(arguments, context)
      context.note("No datastore was chosen, so the page has only the previews.")
      return try print(try EnvironmentControls(context).situation(Facts()), "the previews", file)
    }
    return try DatastoreSession.run(context) { session in
      let file = try OutputFile(arguments, context)
      let views = session.views(arguments)
      if views.count > 1, let process = views[0].process {
        context.note("The tips are shown as \(process.label) sees them.")
      }
      let name = session.choice.app ?? lastPart(session.choice.path)
      return try print(views[0].situation, name, file)
    }
  }

  /// Returns the name of a file, or of the folder of a datastore in its usual place.
  private static func lastPart(_ path: String) -> String {
    let ending = "/.tipkit/tips.sqlite"
    var short = path[...]
    if path.hasSuffix(ending) { short = path.dropLast(ending.count) }
    guard let last = short.split(separator: "/").last else { return path }
    return String(last)
  }

  /// Returns the previews whose pictures are snapshots in or below a folder, or none for nil.
  private static func recordedPreviews(
    in word: String?, _ context: CommandContext
  ) throws -> [Gallery.Preview] {
    guard let word else { return [] }
    try SnapshotSelection.checkNotEmpty(word)
    let files = try SnapshotFolder.meant(by: context.path(word)).flatMap { folder, prefix in
      folder.references.filter { $0.path.hasPrefix(prefix) && $0.isPreview }
    }
    guard !files.isEmpty else {
      throw TipControlError(
        .missing, subject: word, reason: "No picture of a preview is in or below \"\(word)\"",
        suggestion: "Record pictures with expectPreviews(in: MODULE, pictures: true) in a test")
    }
    return try files.map { file in
      let path = context.shown(file.path)
      let svg = try context.readText(path)
      guard svg.hasPrefix("<svg ") else {
        throw TipControlError(
          .malformed, subject: path, reason: "The snapshot \"\(path)\" is not an SVG file",
          suggestion: "Restore it from version control, or remove it and record it again")
      }
      return (SVGElement.title(ofFile: svg), path, svg)
    }
  }
}

extension Gallery {
  fileprivate func print(
    _ situation: Situation, to file: OutputFile?, _ context: CommandContext
  ) throws {
    if file != nil || context.globals.format == .text {
      var count = Plural.count(items.count, "tip")
      if !previews.isEmpty { count += ", \(Plural.count(previews.count, "preview"))" }
      try context.print(GalleryPage(self).text, to: file, count)
    }
    var members = json(in: situation)
    if !previews.isEmpty {
      members["previews"] = .array(
        previews.map { ["title": .string($0.title), "file": .string($0.path)] })
    }
    try context.print(json: members) { "" }
  }

  /// The tips of the page in JSON: the members of "tipctl list", and what else the page shows.
  fileprivate func json(in situation: Situation) -> [String: StoredValue] {
    [
      "name": .string(name), "now": .string(now.description),
      "groups": .array(
        groups.map { state in
          [
            "name": .string(state.group.name), "reason": .string(state.reason),
            "currentTip": .init(state.currentTip),
          ]
        }),
      "findings": .array(otherFindings.map { .object($0.members) }),
      "tips": .array(
        items.map { item in
          var own: [String: StoredValue] = [
            "message": .init(item.tip.message), "image": .init(item.tip.image),
            "actions": .array(item.tip.actions.map { .string($0.title) }),
            "outlook": .string(item.explanation.outlook),
            "rules": .array(item.tip.rules.map { .string($0.description) }),
            "groups": .array(item.groups.map { .string($0.name) }),
            "findings": .array(item.findings.map { .object($0.members) }),
          ]
          if !item.translations.isEmpty {
            own["languages"] = .array(item.translations.map(\.storedValue))
          }
          let members = situation.members(of: item.tip, item.explanation.verdict)
          return .object(members.merging(own) { $1 })
        }),
    ]
  }
}

extension TipTranslation {
  /// The language with the texts, in JSON.
  fileprivate var storedValue: StoredValue {
    [
      "language": .string(language), "title": .string(tip.title),
      "message": .init(tip.message),
      "actions": .array(tip.actions.map { .string($0.title) }),
    ]
  }
}
