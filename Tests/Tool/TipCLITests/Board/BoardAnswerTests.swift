import Testing

@testable import TipCLI

@Suite("The answers of commands on the board")
struct BoardAnswerTests {
  @Test("A refused change asks, and a refusal of the confirmed change is a message")
  func refused() throws {
    var board = try Board.ofBirds(80, 24)
    let reset = BoardCommand("reset")
    let refusal = BoardAnswer(
      warnings: "", failure: CLIError(.refused, "Erase all records", suggestion: ""))
    board.finish(reset, refusal)
    #expect(board.mode == .confirm(reset.confirmed, question: "Erase all records"))
    #expect(board.messages.isEmpty)
    board.mode = .list
    board.finish(reset.confirmed, refusal)
    #expect(board.mode == .list)
    let message = BoardMessage(
      command: "tipctl reset --yes", lines: [.init("Erase all records", .bad)])
    #expect(board.messages == [message])
  }

  @Test("A message has the failure first, then the warnings, then the output line by line")
  func lines() throws {
    var board = try Board.ofBirds(80, 24)
    let failure = CLIError(.badData, "No such tip", suggestion: "Check the id")
    let rows: [(BoardAnswer, [TextTable.Cell])] = [
      (
        BoardAnswer(output: "a\n\nb\n", warnings: "w\n", failure: failure),
        [
          .init("No such tip", .bad), .init("Check the id", .bad), .init("w", .warning), "a", "",
          "b",
        ]
      ),
      (BoardAnswer(output: "a\nb", warnings: ""), ["a", "b"]),
      (BoardAnswer(output: "", warnings: ""), []),
    ]
    for (answer, lines) in rows {
      board.finish(BoardCommand("hide", ["WrenTip"]), answer)
      #expect(board.messages.last?.lines == lines)
    }
  }

  @Test("A page stays where it was scrolled to when its command runs again, and no other one does")
  func pages() throws {
    var board = try Board.ofBirds(80, 24)
    let answer = BoardAnswer(output: String(repeating: "wren\n", count: 60), warnings: "")
    let history = BoardCommand("history", purpose: .page)
    let events = BoardCommand("events", purpose: .page)
    board.finish(history, answer)
    #expect(board.press(.down).isEmpty)
    let tops = [history, events].map { command in
      board.finish(command, answer)
      return board.page?.top
    }
    #expect(tops == [1, 0])
  }
}
