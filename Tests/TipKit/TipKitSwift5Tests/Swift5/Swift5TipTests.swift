import Testing
import TipKit

@Suite("Tip files that only Swift 5 takes")
struct Swift5TipTests {
  @Test("have events in mutable static properties")
  func mutableEvents() async throws {
    try await withBirds {
      #expect(answers(of: MeadowTip()) == [false])
      #expect(answers(of: OrchardTip()) == [false])
      await donate(2, to: MeadowTip.didOpenMeadow)
      await donate(
        BackyardVisit(backyardName: "Orchard", minutes: 2), to: OrchardTip.didOpenOrchard)
      #expect(answers(of: MeadowTip()) == [true])
      #expect(answers(of: OrchardTip()) == [true])
    }
  }
}
