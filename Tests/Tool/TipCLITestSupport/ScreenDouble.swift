import Testing
package import TipCLI
import TipFoundation

/// A terminal in memory, which understands the sequences that the board writes and no others.
package struct ScreenDouble: Sendable {
  /// The size, and the cells of the screen.
  ///
  /// The second cell of a wide character is empty.
  package private(set) var size: TerminalSize
  private var cells: [[String]] = []
  private var (row, column) = (0, 0)
  package private(set) var isAlternate = false
  package private(set) var marksPastes = false
  package private(set) var showsCursor = true
  /// The sequences that choose colours.
  package private(set) var colours: [String] = []
  /// The part of the text that is not shown yet: the end of a sequence is missing.
  private var rest = ""

  package init(_ size: TerminalSize) {
    self.size = size
    erase()
  }

  /// The text of the screen, without the spaces at the ends of lines.
  package var text: String {
    cells.map { line in
      String(line.joined().reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The column and the row of the cursor, from zero.
  package var cursor: [Int] { [row, column] }

  /// Changes the size, which leaves the cells undefined until they are drawn.
  package mutating func resize(to size: TerminalSize) {
    self.size = size
    erase("?")
  }

  /// Shows text, and obeys its sequences.
  package mutating func write(_ text: String) {
    var text = (rest + text)[...]
    rest = ""
    while let character = text.first {
      guard character == "\u{1B}" else {
        put(character)
        text.removeFirst()
        continue
      }
      guard let match = text.prefixMatch(of: /\u{1B}\[([?0-9;]*)([A-Za-z])/) else {
        Issue.record("unfinished sequence \(text.prefix(10).debugDescription)")
        return
      }
      obey(String(match.output.1), match.output.2)
      text = text[match.range.upperBound...]
    }
  }

  private mutating func obey(_ parameters: String, _ final: Substring) {
    switch (parameters, final) {
    case ("?1049", "h"): isAlternate = true
    case ("?1049", "l"): isAlternate = false
    case ("?2004", "h"): marksPastes = true
    case ("?2004", "l"): marksPastes = false
    case ("?25", "h"): showsCursor = true
    case ("?25", "l"): showsCursor = false
    case ("2", "J"): erase()
    case ("", "K"):
      #expect(column < size.columns, "at the end it would erase the last character")
      for index in column..<size.columns { cells[row][index] = " " }
    case (_, "H"):
      let place = parameters.split(separator: ";").compactMap { Int($0) }
      row = place[0] - 1
      column = place[1] - 1
      #expect(row < size.rows && column < size.columns, "the cursor stays on the screen")
    case (_, "m"): colours.append(parameters)
    default: Issue.record("unknown sequence \(parameters)\(final)")
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.displayWidth
    guard row < size.rows, column + width <= size.columns, width > 0 else {
      Issue.record("\(character.debugDescription) at \(row), \(column) does not fit")
      return
    }
    cells[row][column] = String(character)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func erase(_ filler: String = " ") {
    cells = Array(repeating: Array(repeating: filler, count: size.columns), count: size.rows)
  }
}
