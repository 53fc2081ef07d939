import TipFoundation
import TipModel
import TipPages
import TipPictures

/// `tipctl card`: tips as they appear on screen.
enum CardCommand {
  private static let tips = OperandSpec(
    "TIP", .oneOrMore, completion: .tips,
    help: "The tips, by their ids or type names; a type selects all of its tips.")
  private static let kind = OptionSpec(
    "kind", allowed: ScreenPicture.Kind.tips.map(\.rawValue),
    help: "The kind of the card; inline by default. An annotation and a popover have an arrow.")
  private static let arrow = OptionSpec(
    "arrow", allowed: ArrowEdge.allCases.map(\.rawValue), help: "The edge with an arrow.")
  private static let appearance = OptionSpec(
    "appearance", allowed: CardAppearance.allCases.map(\.rawValue),
    help: "The appearance of the app, for SVG and HTML; light by default.")
  private static let largeType = OptionSpec(
    "large-type", help: "Draw the type in a size for accessibility.")
  private static let rightToLeft = OptionSpec(
    "right-to-left", help: "Mirror the card, as for a language from right to left.")
  private static let width = OptionSpec(
    "width", value: "N", help: "The width: columns of text, 44 by default, or points.")

  static let spec: CommandSpec = .init(
    "card", group: .see, summary: "Prints tips as they appear on screen.",
    operands: [tips],
    options: [
      kind, arrow, appearance, largeType, rightToLeft, width,
    ] + TranslationOptions.options + [ResultFormat.cards, OutputFile.option],
    exclusive: [TranslationOptions.exclusive],
    examples: [
      .init("tipctl card FeedBirdsTip", "Draws a tip in the terminal."),
      .init(
        "tipctl card FeedBirdsTip --kind popover --appearance dark --format svg -o feed.svg",
        "Writes a picture of its popover in a dark app."),
      .init(
        "tipctl card FeedBirdsTip FavoriteBackyardTip --large-type --format html",
        "Prints a page with two tips in large type."),
      .init(
        "tipctl card FeedBirdsTip --catalog Localizable.xcstrings --languages all --format svg",
        "Draws a row for each language of the catalog."),
    ],
    notes: [
      "A card in the terminal is as wide as the terminal, at most 44 columns, and is drawn with "
        + "ASCII in a locale without UTF-8. Common SF Symbols are drawn as simple shapes; other "
        + "images are a frame with their name.",
      TranslationOptions.note
        + " A card in a language from right to left is mirrored.",
    ]
  ) { context, arguments in
    let format = ResultFormat(arguments, ResultFormat.cards)
    if format == .text, arguments.has(appearance) {
      context.warn(
        "\"--appearance\" has no effect on text", suggestion: "Add --format svg or --format html")
    }
    let width = try arguments.int(width, in: 20...2000)
    let translations = try TranslationOptions(arguments, context)
    return try DatastoreSession.run(context) { session in
      let file = try OutputFile(arguments, context)
      let tips = try session.situation.tips(arguments.operands(tips))
      let drawing = CardDrawing(
        tips: tips, languages: translations?.rows(of: tips, context) ?? [],
        kind: arguments.value(kind).flatMap(ScreenPicture.Kind.init) ?? .inline,
        edge: arguments.value(arrow).flatMap(ArrowEdge.init), look: look(arguments), width: width)
      try session.context.print(
        as: format, to: file, Plural.count(tips.count, "card"), json: drawing.json,
        html: drawing.sheet.html, svg: drawing.sheet.svg, text: { drawing.text($0) })
      return .done
    }
  }

  private static func look(_ arguments: ParsedArguments) -> CardLook {
    CardLook(
      arguments.value(appearance).flatMap(CardAppearance.init) ?? .light,
      isLarge: arguments.has(largeType), isRightToLeft: arguments.has(rightToLeft))
  }
}

/// The cards of some tips.
struct CardDrawing {
  let tips: [TipDefinition]
  /// The tips in each language of a catalog, if one is given.
  let languages: [TranslationOptions.Row]
  let kind: ScreenPicture.Kind
  /// The chosen edge with an arrow, or nil for the usual edge of the kind.
  let edge: ArrowEdge?
  let look: CardLook
  /// The chosen width, or nil for the usual one.
  let width: Int?

  /// The cards for SVG and HTML.
  var sheet: CardSheet {
    func card(_ tip: TipDefinition, _ look: CardLook) -> SVGCard {
      SVGCard(
        CardTexts(tip), palette: CardPalette(look.appearance),
        width: width ?? kind.cardWidth, look: look)
    }
    let rows = rows.map { row in
      CardSheet.Row(row.tips.map { card($0, row.look) }, language: row.language)
    }
    return CardSheet(rows: rows, edge: edge ?? kind.edge)
  }

  /// The tips of each language, or each tip by itself without a catalog.
  private var rows: [(language: String?, look: CardLook, tips: [TipDefinition])] {
    if languages.isEmpty { return tips.map { (nil, look, [$0]) } }
    return languages.map { row in
      (row.language, look.inLanguage(isRightToLeft: row.isRightToLeft), row.tips)
    }
  }

  /// Returns the cards as text, with an empty line between two.
  func text(_ context: CommandContext) -> String {
    let columns = width ?? min(44, context.tableWidth ?? .max)
    func card(_ tip: TipDefinition, _ look: CardLook) -> String {
      TextCard(
        CardTexts(tip), width: columns, arrow: edge ?? kind.edge, look: look,
        marks: context.console.hasUnicode ? .unicode : .ascii
      ).text { context.style($0.style, $1) }
    }
    let cards = rows.flatMap { row in
      let heading = row.language.map { "\($0):\n" } ?? ""
      return row.tips.map { heading + card($0, row.look) }
    }
    return cards.joined(separator: "\n\n")
  }

  var json: [String: StoredValue] {
    var members: [String: StoredValue] = [
      "kind": .string(kind.rawValue),
      "arrow": .init((edge ?? kind.edge)?.rawValue),
      "appearance": .string(look.appearance.rawValue), "largeType": .bool(look.isLarge),
      "rightToLeft": .bool(look.isRightToLeft),
      "tips": Self.json(tips),
    ]
    if !languages.isEmpty {
      members["languages"] = .array(
        languages.map { row in
          [
            "language": .string(row.language), "tips": Self.json(row.tips),
            "rightToLeft": .bool(look.inLanguage(isRightToLeft: row.isRightToLeft).isRightToLeft),
          ]
        })
    }
    return members
  }

  private static func json(_ tips: [TipDefinition]) -> StoredValue {
    .array(
      tips.map { tip in
        let actions = tip.actions.map { action -> StoredValue in
          ["id": .string(action.id), "title": .string(action.title)]
        }
        return [
          "id": .string(tip.id), "title": .string(tip.title),
          "message": .init(tip.message), "image": .init(tip.image),
          "actions": .array(actions),
        ]
      })
  }
}

extension TextCard.Role {
  fileprivate var style: Style.Role {
    switch self {
    case .title: .heading
    case .image, .action: .code
    case .message: .plain
    case .frame: .faint
    }
  }
}

extension Console {
  /// Whether the locale has Unicode, which is assumed without a setting.
  fileprivate var hasUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap({ setting($0) }).first else { return true }
    return locale.lowercased().filter { $0 != "-" }.contains("utf8")
  }
}
