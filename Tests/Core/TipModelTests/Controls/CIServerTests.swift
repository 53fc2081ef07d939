import Testing
import TipModel

@Suite("A server of continuous integration")
struct CIServerTests {
  @Test(
    "is known by the variable CI, unless it is empty or says no",
    arguments: [
      ([:], false), (["CI": ""], false), (["CI": "0"], false), (["CI": "False"], false),
      (["CI": "1"], true), (["CI": "true"], true), (["CI": "woodpecker"], true),
      (["CI_NAME": "woodpecker"], false),
    ] as [([String: String], Bool)])
  func isRunning(environment: [String: String], expected: Bool) {
    #expect(CIServer.isRunning(in: environment) == expected)
  }
}
