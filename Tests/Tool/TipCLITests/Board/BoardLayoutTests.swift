import Testing
import TipCLITestSupport
import TipModel

@testable import TipCLI

@Suite("The rows of the parts of the board")
struct BoardLayoutTests {
  /// The size, and the rows of the header, the list, the details and the messages.
  @Test(
    "Messages have the rows that the list leaves",
    arguments: [
      (80, 10, [1, 5, 3, 0]), (80, 13, [1, 8, 3, 0]), (80, 14, [2, 8, 3, 0]),
      (80, 19, [2, 13, 3, 0]), (80, 20, [2, 13, 4, 0]), (80, 29, [2, 14, 4, 8]),
      (80, 30, [2, 14, 6, 7]), (109, 24, [2, 14, 4, 3]), (110, 24, [2, 14, 1, 6]),
      (110, 40, [2, 24, 1, 12]),
    ])
  func quiet(columns: Int, rows: Int, parts: [Int]) throws {
    let board = try Board.ofBirds(columns, rows)
    #expect(numbers(board.layout) == parts)
    #expect(board.layout.columns == (columns < 110 ? columns : 66))
    #expect(board.screen.lines.count == rows)
  }

  /// The rows of the terminal, the number of warnings, and the rows of the parts.
  @Test(
    "Warnings take rows of the list, of which a part stays",
    arguments: [
      (10, 30, [1, 1, 3, 4]), (14, 30, [2, 1, 3, 7]), (20, 30, [2, 3, 4, 10]),
      (24, 30, [2, 4, 4, 13]), (20, 8, [2, 5, 4, 8]), (20, 1, [2, 11, 4, 2]),
      (20, 3, [2, 10, 4, 3]), (29, 8, [2, 14, 4, 8]), (29, 9, [2, 13, 4, 9]),
    ])
  func warnings(rows: Int, count: Int, parts: [Int]) throws {
    var board = try Board.ofBirds(80, rows)
    board.say(Array(repeating: .init("A warning.", .warning), count: count))
    #expect(numbers(board.layout) == parts)
    // A plain outcome takes no more than two rows.
    board.say(Array(repeating: "An outcome.", count: 9), command: "tipctl list")
    #expect(board.layout.messages == max(2, board.size.rows - 21))
    #expect(board.screen.lines.count == rows)
  }

  /// The rows of the terminal, the keys, and the first lines of the list.
  @Test(
    "The selected row stays in a list of one or two lines, below its heading if it is the first",
    arguments: [
      (10, [], ["> FavoriteBackyardTip"]), (10, [.tab], ["> didFillFeeder"]),
      (10, [.pageDown], ["> FeedBirdsTip"]),
      (10, [.pageDown, .pageDown, .pageUp], ["> FeedBirdsTip"]),
      (17, [], ["Tips (5)", "> FavoriteBackyardTip"]),
      (17, [.character("G"), .backTab], ["Events (3)", "> didFillFeeder"]),
      (17, [.character("G")], ["> BackyardBirds.isSignedIn", "Processes (0)"]),
    ] as [(Int, [TerminalKey], [String])])
  func selected(rows: Int, keys: [TerminalKey], list: [String]) throws {
    var board = try Board.ofBirds(80, rows)
    board.say(Array(repeating: .init("A warning.", .warning), count: 30))
    for key in [.up] + keys { #expect(board.press(key).isEmpty) }
    let lines = board.screen.lines.dropFirst(board.layout.header).prefix(list.count)
    #expect(board.layout.list == list.count)
    for (line, start) in zip(lines, list) { #expect(line.text.hasPrefix(start)) }
  }

  @Test("A list without rows has one line, for the sentence that says so")
  func noRows() throws {
    var board = try Board.ofBirds(80, 24)
    board.filter = "#"
    #expect(numbers(board.layout) == [2, 1, 4, 16])
    #expect(board.screen.lines.count == 24)
  }

  @Test("Beside many warnings a page keeps its heading and one line, by which its keys move")
  func narrowPage() throws {
    var board = try Board.ofBirds(40, 10)
    board.say(Array(repeating: .init("A warning.", .warning), count: 30))
    board.mode = .page(BoardPage(title: "Keys", command: nil, lines: ["j", "k", "q"]))
    #expect(numbers(board.layout) == [1, 2, 1, 5])
    let steps: [(TerminalKey, String)] = [
      (.pageDown, "k"), (.pageDown, "q"), (.pageUp, "k"), (.up, "j"),
    ]
    for (key, line) in steps {
      #expect(board.press(key).isEmpty)
      let lines = board.screen.lines.map(\.text)
      #expect(lines.count == 10)
      #expect(lines[1].hasPrefix("Keys  ") && lines[2] == line, "\(lines)")
    }
  }

  @Test("A page has its lines and its heading, and the whole width")
  func page() throws {
    for columns in [80, 110] {
      var board = try Board.ofBirds(columns, 24)
      board.mode = .page(BoardPage(title: "Keys", command: nil, lines: ["j", "k", "q"]))
      #expect(numbers(board.layout) == [2, 4, 1, 16])
      #expect(board.layout.columns == columns)
    }
  }

  private func numbers(_ layout: BoardLayout) -> [Int] {
    [layout.header, layout.list, layout.details, layout.messages]
  }
}

extension Board {
  /// Returns a board of Backyard Birds, whose list has 14 lines.
  static func ofBirds(_ columns: Int, _ rows: Int) throws -> Board {
    let document = try StateDocument(json: Yard().export, subject: "birds")
    let now = try #require(Timestamp(iso8601: Yard.now))
    let view = ProcessView(process: nil, situation: Situation(document.facts, now: now))
    return Board(
      BoardContent(views: [view], systemTime: now),
      size: TerminalSize(columns: columns, rows: rows), datastore: "birds")
  }
}
