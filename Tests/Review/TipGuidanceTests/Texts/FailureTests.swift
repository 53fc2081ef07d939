import Testing
import TipGuidance

@Suite("Failures, praise and second features")
struct FailureTests {
  @Test(
    "T6: reports of failures are found",
    arguments: [
      "The server rejected the password.", "Your feeder stopped sending songs.",
      "No backyard matches the name.", "The song was not saved.",
      "Your session has expired.", "The camera is offline.",
      "This format is not supported.", "We can’t load the map.",
      "The last photo didn’t arrive.", "The battery ran out during the night.",
      "That code was not found.", "There was not enough space for the map.",
      "An unknown problem prevented the visit.",
    ])
  func failures(message: String) {
    #expect(Texts.ids(message: message).contains("T6"))
  }

  @Test(
    "T6: conditions, things and what people did pass",
    arguments: [
      "If the server rejected the password, choose a new one.",
      "Declined calls are at the end.", "A red dot marks a song that was not saved.",
      "Words that you didn’t know are underlined.",
      "Filter the list to see what the bank declined.", "No account is needed.",
      "People lost in a forest see the way home.", "Deleted songs stay for a month.",
    ])
  func passing(message: String) {
    #expect(!Texts.ids(message: message).contains("T6"))
  }

  @Test("T6: a label that repeats what failed belongs to an error, and a tip about it does not")
  func labels() {
    #expect(Texts.ids(toolTip: "Reload the song that failed to load").contains("T6"))
    #expect(Texts.ids(tip: "Send Songs", actions: ["Retry Failed Song"]).contains("T6"))
    #expect(Texts.ids(tip: "Send Songs", actions: ["Fix Error"]).contains("T6"))
    #expect(!Texts.ids(tip: "Retry Failed Songs").contains("T6"))
    #expect(!Texts.ids(toolTip: "Retry failed songs").contains("T6"))
    #expect(!Texts.ids(toolTip: "Show failed songs").contains("T6"))
  }

  @Test(
    "T7: a title without an action and a message about an improvement are praise",
    arguments: [
      ("See Richer Colors", "Feathers look deeper on every screen.", true),
      ("Rely on Fresher Maps", "Ponds are up to date in more cities.", true),
      ("Get Better Battery Life", "The app uses less power at night.", true),
      ("Feel the Difference", "Our new player starts songs in no time.", true),
      ("Turn On Night Mode", "The app uses less power at night.", false),
      ("See Larger Photos", "Turn the crown to make a photo larger.", false),
      ("Make Room for Birds", "Drag the feeder to a higher branch.", false),
    ])
  func praise(title: String, message: String, isFound: Bool) {
    #expect(Texts.ids(tip: title, message).contains("T7") == isFound)
  }

  @Test(
    "T9: a sentence that adds a thing speaks of a second feature",
    arguments: [
      ("Tap a bird to hear it. There’s a timer for your walks, too.", true),
      ("Tap a bird to hear it. While you’re here, try the journal.", true),
      ("Tap a bird to hear it. And don’t miss the quiz.", true),
      ("Tap a bird to hear it. Be sure to try the map.", true),
      ("Tap a bird to hear it. By the way, the list can be printed.", true),
      ("Tap a bird to hear it. It works without a network, too.", false),
      ("Tap a bird, too.", false),
    ])
  func secondFeature(message: String, isFound: Bool) {
    #expect(Texts.ids(message: message).contains("T9") == isFound)
  }

  @Test(
    "M22: accusing words",
    arguments: [
      ("Your photo is far too small.", true), ("The pond is way too dark.", true),
      ("If the pond is way too dark, use the lamp.", false),
      ("Fix the mistakes you made.", true), ("Gray out illegal moves.", false),
      ("You ignored the rules.", true),
    ])
  func blame(message: String, isFound: Bool) {
    #expect(Texts.ids(alert: "Check the sketch.", message).contains("M22") == isFound)
  }

  @Test(
    "T12: a dummy of a game or a test is a thing, and dummy data is a term",
    arguments: [
      ("Play a card from the dummy.", false),
      ("Drop a crash-test dummy into the pond.", false),
      ("Insert a dummy variable.", false), ("Fill the list with dummy birds.", true),
    ])
  func dummy(message: String, isFound: Bool) {
    #expect(Texts.ids(message: message).contains("T12") == isFound)
  }
}
