import TestBasics
import Testing

@testable import tip_bench

@Suite("The rows of tip-bench")
struct RowsTests {
  @Test("have different names")
  func names() {
    let names = TipBench.benchmarks.map(\.work)
    #expect(Set(names).count == names.count)
  }

  @Test("that compare with a baseline describe it")
  func baselines() {
    for row in TipBench.benchmarks {
      guard case .factor = row.aim else { continue }
      #expect(row.baseline != nil, "\(row.work)")
    }
  }

  @Test("of a debug build miss without its path, with what to do")
  func debugBuild() async throws {
    let row = try #require(TipBench.benchmarks.first { $0.work == "snapshot match, debug" })
    let context = try BenchContext()
    defer { context.removeFolder() }
    let measurement = await row.run(in: context)
    #expect(!measurement.isMet)
    let text = BenchTable([row]).text(measurement)
    #expect(
      text.hasSuffix(
        "No debug build was named; use \"make bench\", or name one with --debug-build PATH"))
  }

  @Test("are in the table of the article, in the same order, with their baselines and aims")
  func article() throws {
    let article = try PackageFile.text("Sources/Core/TipEngine/TipEngine.docc/Speed.md")
    let start = try #require(article.firstRange(of: "<!-- rows -->\n")).upperBound
    let rows = article[start...].prefix { $0 != "<" }.split(separator: "\n").dropFirst(2)
    let expected = TipBench.benchmarks.map {
      "| \($0.work) | \($0.baseline ?? "–") | \($0.aimText) | \($0.isQuick ? "yes" : "") |"
    }
    #expect(rows.count == expected.count)
    // The measured values follow.
    for (row, aims) in zip(rows, expected) { #expect(row.hasPrefix(aims)) }
  }
}
