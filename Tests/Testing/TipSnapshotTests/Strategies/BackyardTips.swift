import TipModel

/// Tips of the Backyard Birds app for the strategies.
enum BackyardTips {
  static let favorite = TipDefinition(
    id: "FavoriteBackyardTip", title: "Save as a Favorite",
    message: "Favorite backyards come first in every list.", image: "star.fill",
    options: TipOptions(maxDisplayCount: 5))

  static let share = TipDefinition(
    id: "ShareBackyardTip", title: "Share a Backyard",
    message: "Friends who watch with you see the same birds, in every season of the year.",
    image: "square.and.arrow.up",
    actions: [
      ActionDefinition(id: "share", title: "Share Backyard"),
      ActionDefinition(id: "learn-more", title: "Learn More"),
    ])

  static let bare = TipDefinition(id: "BareTip", title: "Feed the Birds")

  /// Texts that no author writes, but a file may contain.
  static let hostile = TipDefinition(
    id: "Hostile<&>\"'Tip", title: "a\u{0}b\u{1B}[2J <b>&amp;</b> \"'\u{FFFE}\u{202E}desrever",
    message: "Tab\there,\r\nthen 鳥に餌をやる👨‍👩‍👧 e\u{301}\u{301}\u{301} \u{FFFF}]]>\u{2028}<!-- end\n\n"
      + String(repeating: "Woodpecker", count: 20),
    image: "\"/><script>\u{7}", actions: [ActionDefinition(id: "<id>", title: "")])

  static let rightToLeft = TipDefinition(
    id: "HebrewTip", title: "האכילו את הציפורים", message: "מאכיל מלא מביא יותר אורחים.",
    image: "bird.fill")

  static let nothing = TipDefinition(id: "NothingTip")

  static let manyActions = TipDefinition(
    id: "ManyTip", title: "Choose a Backyard", image: "photo.on.rectangle",
    actions: (1...10).map { ActionDefinition(id: "\($0)", title: "Backyard \($0)") })

  static let all = [favorite, share, bare, hostile, rightToLeft, nothing, manyActions]
}

/// Saturday at nine, in UTC.
let saturday = Timestamp(milliseconds: 1_795_251_600_000)
