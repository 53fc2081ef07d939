import Testing
import ToolSupport

@testable import tip_soak

@Suite("The options of tip-soak")
struct SoakOptionsTests {
  @Test("Without arguments, all rows run in full size from one seed")
  func none() throws {
    #expect(try SoakOptions([]) == SoakOptions(["--seed", "1"]))
    #expect(try SoakOptions([]).rows.isEmpty)
    #expect(try !SoakOptions([]).isQuick)
  }

  @Test("Values follow an equals sign or a space")
  func values() throws {
    #expect(
      try SoakOptions(["--seed=7", "--tipctl=tipctl"])
        == SoakOptions(["--tipctl", "tipctl", "--seed", "7"]))
  }

  @Test("Several rows follow one option, and other options follow them")
  func rows() throws {
    let options = try SoakOptions(["--rows", "rules", "documents", "--quick", "--seconds", "2.5"])
    #expect(options.rows == ["rules", "documents"])
    #expect(options.isQuick)
    #expect(options.seconds == 2.5)
  }

  @Test("All words after the name of a worker are its own")
  func worker() throws {
    #expect(try SoakOptions(["--worker", "rules", "--quick"]).worker == ["rules", "--quick"])
  }

  @Test(
    "An invalid argument is named in the message",
    arguments: [
      ["--fast"], ["--rows"], ["--quick", "rules"], ["--seed", "x"], ["--seconds", "-1"],
      ["--seconds", "inf"], ["--worker"], ["--tipctl"], ["--rows=rules"],
    ])
  func invalid(arguments: [String]) {
    let problem = #expect(throws: ToolFailure.self) { try SoakOptions(arguments) }
    let word = arguments.last ?? ""
    #expect(problem?.description.hasPrefix("Invalid argument \"\(word)\". Usage: tip-soak") == true)
    #expect(problem?.exitCode == 64)
  }
}
