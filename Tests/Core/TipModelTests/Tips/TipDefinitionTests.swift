import Testing
import TipModel

@Suite("The definition and the status of a tip")
struct TipDefinitionTests {
  @Test(
    "The time on screen has milliseconds, and is never negative",
    arguments: [(-1, 0), (0, 0), (0.0014, 0.001), (90.5, 90.5)] as [(Double, Double)])
  func duration(seconds: Double, expected: Double) {
    let options = TipOptions(maxDisplayDuration: seconds)
    #expect(options.maxDisplayDuration == expected)
    #expect(!options.ignoresDisplayFrequency && options.maxDisplayCount == nil)
  }

  @Test(
    "A status is a word, and an invalidation has its reason",
    arguments: [
      (Tips.Status.pending, "pending", "pending"), (.available, "available", "available"),
      (.invalidated(.tipClosed), "invalidated", "invalidated(tipClosed)"),
    ])
  func status(status: Tips.Status, word: String, description: String) {
    #expect(status.word == word)
    #expect(status.description == description)
    #expect(status.isInvalidated == (word == "invalidated"))
  }
}
