import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Exit codes")
struct ExitCodeTests {
  @Test(
    "Every failure of the engine has an exit code",
    arguments: [
      (TipControlError.Code.malformed, 65), (.unknownName, 65), (.missing, 66),
      (.refused, 65), (.corrupt, 65), (.cannotCreate, 73), (.inputOutput, 74),
      (.busy, 75),
    ] as [(TipControlError.Code, Int32)])
  func mapping(code: TipControlError.Code, expected: Int32) {
    #expect(ExitCode(code).rawValue == expected)
  }

  @Test("The documented codes are those of the design, in order")
  func documented() {
    let codes = ExitCode.documented.map(\.code.rawValue)
    #expect(codes == [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 130])
    for code in TipControlError.Code.allCases {
      #expect(codes.contains(ExitCode(code).rawValue))
    }
  }

  @Test("A failure of the engine keeps its message")
  func words() {
    let cause = TipControlError(
      .missing, subject: "tips", reason: "There is no datastore \"tips\"", suggestion: "Give one")
    let error = CLIError(cause)
    #expect(error == CLIError(.missing, cause.reason, suggestion: "Give one"))
  }

  @Test("An unexpected failure is a bug, and its message describes it")
  func unforeseen() {
    let run = runTipCtl(["fail"])
    #expect(run.code == .bug)
    #expect(run.errorLines.first?.contains("a bird flew off") == true)
    #expect(run.errorLines.last?.contains("--debug") == true)
  }
}
