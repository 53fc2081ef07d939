import Testing
import TipSnapshot

@Suite("A snapshot strategy")
struct SnapshotStrategyTests {
  private let lines = SnapshotStrategy<[String]>(fileExtension: "list") {
    $0.joined(separator: "\n")
  }

  @Test("can be pulled back to a different type")
  func pullback() throws {
    let strategy = lines.pullback { (count: Int) in (1...count).map { "bird \($0)" } }
    #expect(try strategy.text(2) == "bird 1\nbird 2")
    #expect(strategy.fileExtension == "list")
  }

  @Test("can transform its text")
  func map() throws {
    let strategy = lines.map { $0.uppercased() }
    #expect(try strategy.text(["wren"]) == "WREN")
    #expect(strategy.fileExtension == "list")
  }
}
