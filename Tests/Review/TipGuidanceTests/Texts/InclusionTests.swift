import Testing
import TipGuidance

@Suite("Terms that exclude people")
struct InclusionTests {
  private func words(_ message: String) -> [String?] {
    let tip = GuidanceTip(id: "A", title: "Plan a Visit", message: message)
    return Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == "T12" }.map(\.words)
  }

  @Test(
    "T12: any person of a kind has no gender",
    arguments: [
      ("Let each user choose his own password.", "his"),
      ("When a doctor joins, he sees the results first.", "he"),
      ("The nurse gets a message. She can call back.", "She"),
      ("If someone forgets a code, he can ask for one.", "he"),
      ("Choose a doctor in Sharing so that he sees each reading.", "he"),
      ("A new customer’s list shows her orders.", "her"),
      ("Ask if (s)he is here for him.", "s)he"),
      ("Every new blue user picks his bird.", "his"),
      (
        "Every user of this app who likes the birds of the pond and the meadow can pick his bird.",
        "his"
      ),
    ])
  func gendered(message: String, expected: String) {
    #expect(words(message) == [expected])
  }

  @Test(
    "T12: words for men and women, couples and jobs",
    arguments: [
      ("Send the plan to the foreman.", "foreman"),
      ("Choose who will man the booth.", "man the"),
      ("Let your wife see it.", "your wife"), ("Call the waitress.", "waitress"),
      ("Even your grandmother can use it.", "Even your grandmother"),
      ("Busy moms share lists.", "Busy moms"),
    ])
  func roles(message: String, expected: String) {
    #expect(words(message) == [expected])
  }

  @Test(
    "T12: a disability is not a fault",
    arguments: [
      ("Charts show your blind spots.", "your blind spots"),
      ("Don’t be blind to fees.", "be blind to"),
      ("Captions help the deaf.", "help the deaf"), ("Seat the elderly.", "the elderly"),
      ("Everybody has two good legs.", "two good legs"),
    ])
  func disabilities(message: String, expected: String) {
    #expect(words(message) == [expected])
  }

  @Test(
    "T12: certain persons and things pass",
    arguments: [
      "Follow Jane Goodall and her chimps.", "Ask a friend such as Mia for her list.",
      "Set the blind to 50 percent.", "Lower the blind in the kitchen.",
      "Your blind spot camera shows the lane.", "Ask a doctor for their notes.",
      "A bird feeds its chicks.", "Watch the old man the boat belongs to.",
      "She sings, and a user hears it.", "Let everyone choose their own name.",
      "Every new blue little user picks his bird.",
      "Every user of this app who likes the birds of the pond and the meadow can often pick his.",
    ])
  func passing(message: String) {
    #expect(words(message) == [])
  }
}
