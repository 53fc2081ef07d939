import Testing
import ToolSupport

@testable import tip_bench

@Suite("The options of tip-bench")
struct BenchOptionsTests {
  @Test("Without arguments, all rows are measured and printed as a table")
  func none() throws {
    let options = try BenchOptions([])
    #expect(TipBench.benchmarks.allSatisfy(options.includes))
    #expect(!options.isJSON)
    #expect(options.tipctl == nil)
  }

  @Test("Values follow an equals sign or a space")
  func values() throws {
    let options = try BenchOptions([
      "--filter=configure", "--tipctl", "/bin/tipctl", "--debug-build", "/bin/tip-bench",
      "--json",
    ])
    #expect(options.filter == "configure")
    #expect(options.tipctl == "/bin/tipctl")
    #expect(options.debugBuild == "/bin/tip-bench")
    #expect(options.isJSON)
  }

  @Test("A filter selects rows by a part of their name, in any case")
  func filter() throws {
    let options = try BenchOptions(["--filter", "CONFIGURE"])
    #expect(TipBench.benchmarks.filter(options.includes).count == 2)
  }

  @Test("The quick rows are some of all rows")
  func quick() throws {
    let quick = TipBench.benchmarks.filter(try BenchOptions(["--quick"]).includes)
    #expect((10..<TipBench.benchmarks.count).contains(quick.count))
  }

  @Test(
    "An invalid argument is named in the message",
    arguments: [["--fast"], ["--quick", "status"], ["--quick=no"], ["--filter"], ["--part"]])
  func invalid(arguments: [String]) {
    let problem = #expect(throws: ToolFailure.self) { try BenchOptions(arguments) }
    let word = arguments.last ?? ""
    #expect(
      problem?.description.hasPrefix("Invalid argument \"\(word)\". Usage: tip-bench") == true)
    #expect(problem?.exitCode == 64)
  }
}
