import Testing
import TipTesting
import TipModel
import TipSnapshot

@Suite("What a test imports")
struct ExportsTests {
  @Test("is TipTesting alone: the engine and the snapshots come with it")
  func exports() {
    let strategy = SnapshotStrategy<Tips.Status> { "\($0)" }
    #expect(throws: Never.self) { try strategy.text(.pending) }
  }
}
