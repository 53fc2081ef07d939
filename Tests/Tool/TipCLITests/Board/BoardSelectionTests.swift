import Testing
import TipCLI
import TipCLITestSupport

@Suite("The selected row of the board")
struct BoardSelectionTests {
  /// The keys, and the id of the row that they select in a list with room for 6 lines.
  @Test(
    "Keys select a row by rows, pages and sections, and stop at both ends",
    arguments: [
      ("", "FavoriteBackyardTip"), ("k", "FavoriteBackyardTip"), ("jjk", "FeedBirdsTip"),
      ("jjjjj", "didFillFeeder"), ("Gj", "BackyardBirds.isSignedIn"),
      ("Gk", "BackyardBirds.favoriteCount"), ("Gg", "FavoriteBackyardTip"),
      (" ", "didFillFeeder"), ("\u{06}", "didFillFeeder"), ("\u{1B}[6~", "didFillFeeder"),
      ("  ", "BackyardBirds.isSignedIn"), (" \u{02}", "FavoriteBackyardTip"),
      ("G\u{1B}[5~", "ShareBackyardTip"), ("G\u{02}\u{02}", "FavoriteBackyardTip"),
      ("jj\t", "didFillFeeder"), ("\tj\t", "BackyardBirds.favoriteCount"),
      ("\t\t\t", "FavoriteBackyardTip"), ("\u{1B}[Z", "BackyardBirds.favoriteCount"),
      ("\t\t\u{1B}[Z", "didFillFeeder"), ("Gg\u{1B}[Z\u{1B}[Z", "didFillFeeder"),
    ])
  func moves(keys: String, id: String) throws {
    let story = try BoardStory(Yard(), rows: 11, [.type(keys)])
    #expect(story.selected.last == id, "\(story.last)")
  }

  /// The keys, and the id of the row that they select.
  @Test(
    "While a filter is typed the arrows move, and a row that is filtered out gives way",
    arguments: [
      ("/bird", "FeedBirdsTip"), ("/bird\u{1B}[B", "FilterSpeciesTip"),
      ("/bird\u{1B}[B\u{1B}[B\u{1B}[A", "FilterSpeciesTip"),
      ("/bird\u{1B}[A", "FeedBirdsTip"), ("/bird\u{1B}[B\r", "FilterSpeciesTip"),
      // A row of the same kind is nearest, or else the first row.
      ("\t/bird", "didSearchBird"), ("\t/tip", "FavoriteBackyardTip"),
      ("/#", nil), ("/#\u{1B}[B\u{1B}[A", nil), ("/#\u{7F}", "FavoriteBackyardTip"),
      ("/#\r\t", nil), ("j/#\u{1B}", "FavoriteBackyardTip"),
    ] as [(String, String?)])
  func filtered(keys: String, id: String?) throws {
    let story = try BoardStory(Yard(), [.type(keys)])
    #expect(story.selected.last == id, "\(story.last)")
  }

  /// The rows of the terminal, the keys, and the first words of the lines that are shown.
  @Test(
    "The list scrolls as far as needed, and the heading stays above the first row of its section",
    arguments: [
      (
        12, "G",
        "didFillFeeder didSearchBird didViewBackyard Parameters "
          + "BackyardBirds.favoriteCount > BackyardBirds.isSignedIn Processes"
      ),
      (
        12, "jjjjjj",
        "FeedBirdsTip FilterSpeciesTip SeasonalVisitorTip "
          + "ShareBackyardTip Events didFillFeeder > didSearchBird"
      ),
      (
        12, "Gkkkkkk",
        "> SeasonalVisitorTip ShareBackyardTip Events didFillFeeder didSearchBird "
          + "didViewBackyard Parameters"
      ),
      (
        10, "Gkkkk",
        "Events > didFillFeeder didSearchBird didViewBackyard Parameters"
      ),
      (
        10, "Gg",
        "Tips > FavoriteBackyardTip FeedBirdsTip FilterSpeciesTip SeasonalVisitorTip"
      ),
      (
        10, "G/bird",
        "Events didSearchBird Parameters "
          + "BackyardBirds.favoriteCount > BackyardBirds.isSignedIn"
      ),
      (
        10, "G/birds",
        "Tips FeedBirdsTip Parameters BackyardBirds.favoriteCount "
          + "> BackyardBirds.isSignedIn"
      ),
      (10, "G/#", "No " + String(repeating: "─", count: 80) + "   "),
    ])
  func scrolls(rows: Int, keys: String, lines: String) throws {
    let story = try BoardStory(Yard(), rows: rows, [.type(keys)])
    #expect(story.list(rows - 5).joined(separator: " ") == lines, "\(story.last)")
  }

  @Test("After a resize the selected row is on screen")
  func resized() throws {
    let story = try BoardStory(Yard(), [.type("G"), .resize(80, 10), .resize(80, 24)])
    #expect(story.selected.dropFirst().allSatisfy { $0 == "BackyardBirds.isSignedIn" })
    #expect(story.screens[3] == story.screens[1])
  }

  @Test("Escape removes the filter, also while it is typed, and Enter keeps it")
  func filterKeys() throws {
    let story = try BoardStory(
      Yard(), [.type("/feedb\u{1B}"), .type("/feedb\r"), .type("/\u{7F}w\r"), .type("\u{1B}")])
    #expect(story.screens[1].contains("Tips (5)") && story.selected[1] == "FeedBirdsTip")
    #expect(story.screens[2].contains("Filter \"feedb\"  ?: keys  q: quit  s: show"))
    #expect(story.screens[3].contains("Filter \"feedw\"  ?: keys  q: quit"))
    #expect(story.screens[4] == story.screens[0])
  }

  /// The columns, the keys, and the last line of the screen.
  @Test(
    "The last line names the keys that act on the selected row, as far as there is room",
    arguments: [
      (78, "", "?: keys  q: quit  s: show  h: hide  a: auto  Enter: explain  o: card  r: reset"),
      (77, "", "?: keys  q: quit  s: show  h: hide  a: auto  Enter: explain  o: card  u: undo"),
      (80, "\t", "?: keys  q: quit  d: donate  D: donate N  Enter: explain  r: reset  c: clock"),
      (70, "\t\t", "?: keys  q: quit  v: set  x: unset  Enter: explain  r: reset  c: clock"),
      (80, "/#\r", "Filter \"#\"  ?: keys  q: quit  Enter: explain  c: clock  u: undo  /: filter"),
    ])
  func lastLine(columns: Int, keys: String, line: String) throws {
    let story = try BoardStory(Yard(), columns: columns, [.type(keys)])
    #expect(story.rows.last.map(String.init) == line)
  }
}
