import Testing
import TipModel

@Suite("Errors")
struct TipControlErrorTests {
  @Test("describe the reason, then the suggestion")
  func message() {
    let error = TipControlError(
      .missing, subject: "tips.sqlite", reason: "There is no \"tips.sqlite\"",
      suggestion: "Start the app once")
    #expect(error.description == "There is no \"tips.sqlite\". Start the app once.")
    let short = TipControlError(.busy, subject: "a", reason: "The file is in use")
    #expect(short.description == "The file is in use.")
    let question = TipControlError(
      .malformed, subject: "a", reason: "Did you mean \"daily\"?", suggestion: "Write daily")
    #expect(question.description == "Did you mean \"daily\"? Write daily.")
  }
}
