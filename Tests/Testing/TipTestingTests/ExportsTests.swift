import Testing
import TipModel
import TipSnapshot
import TipTesting

@Suite("The imports of a test")
struct ExportsTests {
  @Test("are TipTesting only, which exports the engine and the snapshots")
  func exports() {
    let strategy = SnapshotStrategy<Tips.Status> { "\($0)" }
    #expect(throws: Never.self) { try strategy.text(.pending) }
  }
}
