import Testing
import TipCLITestSupport
import TipModel

@testable import TipCLI

@Suite("A command in the log during a watch")
struct WatchedCommandTests {
  @Test("may have changed everything when its record is damaged")
  func damaged() throws {
    let date = try #require(Timestamp(iso8601: Yard.now))
    let operation = StoredOperation(number: 1, date: date, command: "hide WrenTip", stored: "{")
    let commands = WatchedCommand.between([], [operation])
    #expect(commands.map(\.cause.text) == ["tipctl hide WrenTip"])
    let command = try #require(commands.first)
    #expect(command.concerns(.tip(TipDefinition(id: "NestTip"))))
    #expect(command.donations.isEmpty && command.history.isEmpty)
  }
}
