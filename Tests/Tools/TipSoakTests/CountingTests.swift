import TestBasics
import Testing
import ToolSupport

@testable import tip_soak

@Suite("The figures of tip-soak")
struct CountingTests {
  @Test("Every trial is either survived or lost, and the first reasons are kept")
  func counts() {
    var count = SoakCount()
    count.add(.survived("told"), times: 3)
    count.add(.survived())
    for number in 1...20 { count.add(.lost("change \(number)")) }
    #expect(count.tried == 24)
    #expect(count.survived == 4)
    #expect(count.lost == 20)
    #expect(count.ways == ["told": 3])
    #expect(count.reasons.first == "change 1")
    #expect(count.reasons.count == SoakCount.reasonLimit)
  }

  @Test("The table prints figures below their names, then the ways and the losses")
  func table() {
    let table = SoakTable(names: ["rules", "kill-app"])
    #expect(table.header == "row          tried  survived      lost   seconds")
    var count = SoakCount()
    count.add(.survived("told"), times: 2)
    count.add(.survived("unchanged"))
    count.add(.lost("change 7"))
    #expect(
      table.text("rules", count, seconds: 1.25) == """
        rules            4         3         1       1.2
          told: 2, unchanged: 1
          LOST change 7
        """)
  }

  @Test("An end that the process did not choose is a problem")
  func ends() {
    #expect(Child.End(0).problem == nil)
    #expect(Child.End(65 << 8).problem == nil)
    #expect(Child.End(11) == .signal(11))
    #expect(Child.End(4).problem == "crashed with signal 4")
    #expect(Child.End(139 << 8).problem == "crashed with exit code 139")
    #expect(Child.End(70 << 8).problem != nil)
    #expect(Child.End.hung.problem == "hung")
  }

  @Test("Equal seeds give equal inputs, and other inputs differ")
  func seeds() {
    let bytes = Array("event(\"didViewBackyard\").donations.count >= 3".utf8)
    func input(_ seed: UInt64, _ number: Int) -> [UInt8] {
      var random = SeededGenerator(seed: seed, input: number)
      return Mutation.rules.damaged(bytes, &random)
    }
    #expect(input(1, 7) == input(1, 7))
    #expect(Set((0..<100).map { input(1, $0) }).count > 50)
    #expect((0..<100).map { input(1, $0) } != (0..<100).map { input(2, $0) })
  }

  @Test("The rows have the sizes that are asked for")
  func sizes() {
    let full = Dictionary(uniqueKeysWithValues: TipSoak.rows.map { ($0.name, $0.full) })
    for (name, least) in [
      "kill-app": 200, "kill-tipctl": 600, "writers": 2000, "flips-main": 1200,
      "flips-log": 1200, "truncations": 200, "hostile-rows": 21, "documents": 24_000,
      "rules": 40_000, "arguments": 20_000, "controls": 6000,
    ] {
      #expect((full[name] ?? 0) >= least, "\(name)")
    }
    #expect(TipSoak.rows.allSatisfy { (1...$0.full).contains($0.quick) })
  }
}
