import Testing
import TipGuidance

@Suite("Neutral words")
struct ToneTests {
  private func words(_ title: String, _ message: String? = nil) -> [String?] {
    let alert = TipAlert(
      id: "A", title: title, message: message, buttons: [.cancel, .default("Save")])
    return Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
      .filter { $0.id == "M22" }.map(\.words)
  }

  @Test(
    "M22: questions that blame",
    arguments: [
      ("Don’t you know how feeders work?", "Don’t you"), ("Can’t you read?", "Can’t you"),
      ("Why would you empty the feeder?", "Why would you"),
      ("How many times must we say it?", "How many times must"),
      ("Are you even looking?", "Are you even"),
      ("Is it so hard to type?", "Is it so hard"),
      ("What were you thinking?", "What were you thinking"),
    ])
  func questions(title: String, expected: String) {
    #expect(words(title) == [expected])
  }

  @Test(
    "M22: scorn, threats, jokes and vague words",
    arguments: [
      ("Being lazy won’t refill it.", "Being lazy"),
      ("Even a goldfish lasts longer.", "Even a goldfish lasts"),
      ("Anyone who had read the manual would know.", "Anyone who had read"),
      ("Our hamsters must have left.", "hamsters must"),
      ("Certain things didn’t go well.", "Certain things didn’t"),
      ("Ignoring it could cost you your life.", "cost you your life"),
      ("If you go on ignoring it, birds leave.", "go on ignoring"),
      ("You’ll regret it.", "You’ll regret"),
    ])
  func scorn(title: String, expected: String) {
    #expect(words(title) == [expected])
  }

  @Test(
    "M22: questions that ask",
    arguments: [
      "Why don’t you want alerts?", "Why did you cancel your plan?",
      "Did you forget your password?",
      "Are you trying to sign in?", "Do you really want to leave?",
      "When will you arrive?", "Don’t you want to save it?",
      "Do you want to keep the hamster’s picture?",
    ])
  func asking(title: String) {
    #expect(words(title) == [])
  }

  @Test(
    "M22: words that make little of a loss in the same alert",
    arguments: [
      ("A tiny issue came up.", "All photos from 2019 are gone.", "tiny issue"),
      ("The songs are gone.", "Accidents happen.", "Accidents happen"),
      ("The pond is dry.", "No big deal, but all songs are lost.", "No big deal"),
      ("A little mishap", "The sketch can’t be recovered.", "little mishap"),
    ])
  func belittling(title: String, message: String, expected: String) {
    #expect(words(title, message) == [expected])
  }

  @Test(
    "M22: a small thing without a loss, and a loss that did not happen, pass",
    arguments: [
      ("A tiny issue came up.", "The list is sorted again."),
      ("A small problem", "Nothing is lost."),
      ("A small change", "If a song is lost, it is here."),
      ("Three photos are gone.", "They are in the backup."),
    ])
  func passing(title: String, message: String) {
    #expect(words(title, message) == [])
  }

  @Test("M22: the finding about a loss says so")
  func message() {
    let alert = TipAlert(
      id: "A", title: "Just a hiccup.", message: "All songs are gone.",
      buttons: [.cancel, .default("Save")])
    let found = Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
    #expect(found.filter { $0.id == "M22" }.map(\.message) == ["The title makes little of a loss."])
  }
}
