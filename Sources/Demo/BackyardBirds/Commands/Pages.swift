import TipEngine

/// The help page, generated from the list of commands.
enum HelpPage {
  static let text = """
    Watch the birds of three backyards, and see when tips appear.

    Usage: BackyardBirds COMMAND

    \(commands)

    Backyards: \(Backyard.all.map(\.id).joined(separator: ", "))
    Species:   \(Backyard.species.joined(separator: ", "))

    While the app stays open with "live", "focus ELEMENT" moves the pointer to an element of the
    page, whose tooltip shows after a second, and "leave" moves it away.
    Elements:  \(Page.Anchor.allCases.map(\.rawValue).joined(separator: ", "))

    Tips obey launch arguments such as -tipctl.ShowAllTips 1, and variables such as
    TIPCTL_HIDE_TIPS=FeedBirdsTip.
    """

  private static let commands = CommandName.allCases.map { name in
    let call = [name.rawValue, name.operand].compactMap { $0 }.joined(separator: " ")
    return "  " + call.padded(to: 20) + name.summary
  }.joined(separator: "\n")
}

/// The page that lists tips with their status.
///
/// Reading a status is not a display.
enum TipsPage {
  static func text(for tips: [any Tip]) -> String {
    let rows = tips.map { (id: $0.id, status: "\($0.status)", title: $0.title.string) }
    let idWidth = rows.map(\.id.count).max() ?? 0
    let statusWidth = rows.map(\.status.count).max() ?? 0
    return rows.map { row in
      "\(row.id.padded(to: idWidth))  \(row.status.padded(to: statusWidth))  \(row.title)\n"
    }.joined()
  }
}
