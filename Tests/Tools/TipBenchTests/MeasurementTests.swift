import Testing
import ToolSupport

@testable import tip_bench

@Suite("The measurements of tip-bench")
struct MeasurementTests {
  private static func row(
    _ aim: Aim, unit: MeasuredUnit = .seconds, _ figures: Figures
  ) async throws -> Measurement {
    let context = try BenchContext()
    defer { context.removeFolder() }
    return await Benchmark(work: "birds", baseline: "feeders", unit: unit, aim: aim) { _ in
      figures
    }.run(in: context)
  }

  @Test("Rounds alternate, and keep the minimum of each side")
  func rounds() async {
    var order: [String] = []
    var ours = [3.0, 1, 2].makeIterator()
    var baseline = [10.0, 30, 20].makeIterator()
    let figures = await Rounds(count: 3).alternate {
      order.append("ours")
      return ours.next() ?? 0
    } baseline: {
      order.append("baseline")
      return baseline.next() ?? 0
    }
    #expect(figures == Figures(ours: 1, baseline: 10))
    #expect(order == ["ours", "baseline", "ours", "baseline", "ours", "baseline"])
  }

  @Test("A row reaches its aim up to the bound, as a value or as a multiple of the baseline")
  func aims() async throws {
    #expect(try await Self.row(.value(2), Figures(ours: 2)).isMet)
    #expect(try await !Self.row(.value(2), Figures(ours: 2.1)).isMet)
    #expect(try await Self.row(.factor(2), Figures(ours: 6, baseline: 3)).isMet)
    #expect(try await !Self.row(.factor(2), Figures(ours: 7, baseline: 3)).isMet)
  }

  @Test("A multiple without a baseline misses")
  func missingBaseline() async throws {
    #expect(try await !Self.row(.factor(2), Figures(ours: 0)).isMet)
  }

  @Test("A row that cannot be measured misses, and its line is followed by the reason")
  func failure() async throws {
    let row = Benchmark(work: "birds", aim: .value(1)) { _ in
      throw ToolFailure("The feeder is empty; fill it.")
    }
    let context = try BenchContext()
    defer { context.removeFolder() }
    let measurement = await row.run(in: context)
    #expect(!measurement.isMet)
    let lines = BenchTable([row]).text(measurement).split(separator: "\n")
    #expect(lines.first?.hasSuffix("misses") == true)
    #expect(lines.last == "  The feeder is empty; fill it.")
  }

  @Test("The table aligns numbers to the right")
  func table() async throws {
    let measurement = try await Self.row(.factor(2), Figures(ours: 16.9e-6, baseline: 1.73e-6))
    let table = BenchTable([measurement.benchmark])
    #expect(table.header == "work       ours  baseline    ratio        aim        ")
    #expect(table.text(measurement) == "birds   16.9 µs   1.73 µs   9.77 ×      ≤ 2 ×  misses")
  }

  @Test(
    "Values have three digits and a prefix",
    arguments: [
      (1.64e-7, MeasuredUnit.seconds, "164 ns"), (0.0999, .seconds, "99.9 ms"),
      (2.5, .seconds, "2.50 s"), (0, .seconds, "0 ns"), (57_344, .bytes, "56.0 KB"),
      (19.5e6, .bytes, "19.5 MB"), (0, .count, "0"), (-1.5e-3, .seconds, "-1.50 ms"),
    ])
  func values(value: Double, unit: MeasuredUnit, text: String) {
    #expect(unit.text(value) == text)
  }

  @Test("The JSON has sorted keys, the version of the format, and the aim's kind in its name")
  func json() async throws {
    let measurement = try await Self.row(.factor(2), unit: .bytes, Figures(ours: 6, baseline: 4))
    #expect(
      try BenchReport([measurement]).text() == """
        {
          "rows" : [
            {
              "aimRatio" : 2,
              "baseline" : 4,
              "baselineWork" : "feeders",
              "isMet" : true,
              "ours" : 6,
              "ratio" : 1.5,
              "unit" : "B",
              "work" : "birds"
            }
          ],
          "schema" : 1
        }
        """)
  }
}
