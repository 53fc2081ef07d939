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

  @Test("are in the table of the article, in the same order, with their baselines and aims")
  func article() throws {
    let article = try PackageFile.text("Sources/Core/TipEngine/TipEngine.docc/Speed.md")
    let expected =
      ["| work | baseline | aim | quick |", "| --- | --- | --- | --- |"]
      + TipBench.benchmarks.map {
        "| \($0.work) | \($0.baseline ?? "–") | \($0.aimText) | \($0.isQuick ? "yes" : "") |"
      }
    let table = expected.joined(separator: "\n")
    let isCurrent = article.contains("<!-- rows -->\n\(table)\n<!-- end -->")
    #expect(isCurrent, "expected:\n\(table)")
  }
}
