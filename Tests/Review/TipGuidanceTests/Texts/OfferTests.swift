import Testing
import TipGuidance
import TipModel

@Suite("Offers")
struct OfferTests {
  @Test(
    "T5: offers without a price are found",
    arguments: [
      "Members get every map for one low price.",
      "Keep your lists for a small monthly fee.", "Start your trial today.",
      "Get Pro for more feeders.", "Try Feeder Plus today.", "Join the Bird Club today.",
      "Unlock every song with the Season Pass.",
      "Get unlimited feeders with Backyard Premium.", "The first feeder is on us.",
      "Our biggest sale of the year is here.", "Your friends get a month for free.",
      "Record songs, free for the first two weeks.", "Premium members also get songs.",
      "Members get maps without ads.", "The first ten songs are free.",
      "Available with Feeder Plus.", "Shop our newest seeds.",
      "Subscribe to Feeder Plus to play every album.",
      "Add our award-winning feeder to your plan.", "Feeders are 30% cheaper this week.",
    ])
  func found(message: String) {
    #expect(Texts.ids(message: message).contains("T5"))
  }

  @Test(
    "T5: the same words about other things pass",
    arguments: [
      "Start a trial run before you record the song.",
      "Press the star to start a time trial.", "Members get a message when you post.",
      "Members see every photo that you add.",
      "Choose a name in Pro Cycling to follow it.",
      "See who is free for the next two weeks.", "Unlock the gate with your pass.",
      "Open the clip with Final Cut Pro.",
      "You hear when the price is lower than your limit.",
      "Join a club near you to see its walks.",
      "Collect gold coins to unlock the next gate.",
      "Subscribe to an album to hear it first.",
    ])
  func passing(message: String) {
    #expect(!Texts.ids(message: message).contains("T5"))
  }

  @Test(
    "T5: an alert asks about a purchase and reports prices, but does not advertise",
    arguments: [
      ("Buy two tickets?", "Your card is charged $24 today.", "Buy", false),
      ("The invoice exceeds the discount limit.", nil, "Edit Discount", false),
      ("Your plan ends on May 3.", "You pay $5 per month until then.", "Subscribe", false),
      ("Get 50% off today.", nil, "Save", true),
      ("The sketch is saved.", nil, "Upgrade Now", true),
      ("The sketch is saved.", nil, "Go Premium", true),
    ] as [(String, String?, String, Bool)])
  func alerts(title: String, message: String?, button: String, isFound: Bool) {
    let ids = Texts.ids(alert: title, message, buttons: [.cancel, .default(button)])
    #expect(ids.contains("T5") == isFound)
  }

  @Test(
    "T5: one exclamation mark of a requirement is no advertising",
    arguments: [
      ("The name must be unique!", false), ("The name must be unique!!", true),
      ("Enjoy your new feeder!", true), ("It can’t be undone! Look!", true),
      ("Never feed bread to birds!", false), ("Use one of ! ? # in the name.", false),
    ])
  func marks(message: String, isFound: Bool) {
    #expect(Texts.ids(message: message).contains("T5") == isFound)
  }

  @Test(
    "T5: what the makers sell, and not what people find or have",
    arguments: [
      ("Explore Our New Credit Card", true), ("Discover Our Newest Feeders", true),
      ("Explore a New Trail", false), ("Choose Your New Card Design", false),
      ("Check Out Now", false), ("Sign Up Now", true), ("Find the Perfect Gift", false),
    ])
  func titles(title: String, isFound: Bool) {
    #expect(Texts.ids(tip: title, "It is in your list.").contains("T5") == isFound)
  }

  @Test("T5: a tooltip may name the action of a shop, and must not add more")
  func toolTips() {
    #expect(!Texts.ids(toolTip: "Buy this song", control: "Buy").contains("T5"))
    #expect(Texts.ids(toolTip: "Buy more songs today").contains("T5"))
    #expect(Texts.ids(toolTip: "Show more colors!").contains("T5"))
  }
}
