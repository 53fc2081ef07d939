import TipGuidance
import TipModel
import TipPages

/// `tipctl gallery`: a page with all tips, their cards and the reasons for their status.
enum GalleryCommand {
  private static let state = OperandSpec(
    "STATE", .optional, completion: .files(),
    help: "A state document or a datastore; \"-\" reads a document from standard input. "
      + "Without it, the datastore in use.")

  static let spec: CommandSpec = .init(
    "gallery", group: .see, summary: "Prints a page of HTML with all tips and their cards.",
    operands: [state],
    options: [DatastoreSession.rulesOnly] + TranslationOptions.options + [OutputFile.option],
    exclusive: [Exclusion(DatastoreSession.rulesOnly, with: state), TranslationOptions.exclusive],
    examples: [
      .init("tipctl gallery -o gallery.html", "Writes the page of a datastore."),
      .init("tipctl gallery monday.json -o gallery.html", "Writes that of a state document."),
      .init(
        "tipctl gallery --catalog Localizable.xcstrings --languages all -o gallery.html",
        "Draws each tip in all languages of a string catalog."),
      .init("tipctl gallery --format json", "Lists the tips of the page for a program."),
    ],
    notes: [
      "The page is one file that asks no network for anything. It has each tip as a card: inline, "
        + "annotation, hint and popover, each light, dark, in large type and from right to left; "
        + "its status and the reason, its rules, groups and limits, and the findings of \"tipctl "
        + "lint\". Filters choose tips by status, group, findings and words.",
      "While several processes are live, the page has the tips as the newest one sees them.",
      TranslationOptions.note,
    ]
  ) { context, arguments in
    let translations = try TranslationOptions(arguments, context)
    if let word = arguments.operand(state) {
      let facts = try StateSource.facts(word, context)
      let file = try OutputFile(arguments, context)
      let situation = try EnvironmentControls(context).situation(facts)
      try print(situation, CommandContext.name(of: lastPart(word)), translations, file, context)
      return .done
    }
    return try DatastoreSession.run(context) { session in
      let file = try OutputFile(arguments, context)
      let views = session.views(arguments)
      if views.count > 1, let process = views[0].process {
        context.note("The tips are shown as \(process.label) sees them.")
      }
      let name = session.choice.app ?? lastPart(session.choice.path)
      try print(views[0].situation, name, translations, file, context)
      return .done
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

  private static func print(
    _ situation: Situation, _ name: String, _ translations: TranslationOptions?,
    _ file: OutputFile?, _ context: CommandContext
  ) throws {
    let gallery = Gallery(of: situation, name: name) { tip in
      translations?.translations(of: tip, context) ?? []
    }
    if file != nil || context.globals.format == .text {
      let count = Plural.count(gallery.items.count, "tip")
      try context.print(GalleryPage(gallery).text, to: file, count)
    }
    try context.print(json: gallery.json(in: situation)) { "" }
  }
}

extension Gallery {
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
