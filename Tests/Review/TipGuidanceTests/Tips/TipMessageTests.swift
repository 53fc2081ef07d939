import Testing
import TipGuidance

@Suite("Messages of tips")
struct TipMessageTests {
  @Test(
    "T3: a missing message, or one that repeats the title, is found in all languages",
    arguments: [nil, "", "  ", "Save to Favorites", "Save to favorites.", "SAVE TO FAVORITES!"])
  func t3Everywhere(message: String?) {
    #expect(Texts.ids(tip: "Save to Favorites", message).contains("T3"))
    #expect(Texts.ids(tip: "Save to Favorites", message, language: "fr") == ["T3"])
  }

  @Test(
    "T3: in English, small words and endings do not make a message different",
    arguments: [
      ("Save to Favorites", "You can now save to your favorites."),
      ("Filter by Species", "Use this feature to filter by species."),
      ("Share a Backyard", "Sharing backyards."),
      ("Share a Backyard", "Share your backyards easily."),
      ("Pin Notes", "This lets you pin your notes."),
    ])
  func t3English(title: String, message: String) {
    #expect(Texts.ids(tip: title, message).contains("T3"), "\(message)")
  }

  @Test(
    "T3: a message that adds something passes",
    arguments: [
      ("Save to Favorites", "Tap the star to save."),
      ("Save to Favorites", "Your favorites are at the top of the list."),
      ("Filter by Species", "See only the birds you look for."),
      ("Share a Backyard", "Friends see its visitors, too."),
      ("Pin Notes", "Swipe right on a note."),
    ])
  func t3Passes(title: String, message: String) {
    #expect(!Texts.ids(tip: title, message).contains("T3"), "\(message)")
  }

  @Test(
    "T4: more than two sentences are found",
    arguments: [
      "Tap the star. It turns yellow. Your list opens.",
      "Tap the star! Is it yellow? Your list opens.",
      "Open the list.\nTap the star.\nTap Done.",
      "Add seeds. iCloud keeps the list. Friends see it.",
    ])
  func t4Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T4"), "\(message)")
  }

  @Test(
    "T4: abbreviations, decimals, versions, file names and ellipses are no sentences",
    arguments: [
      "Tap the star, e.g. in North Pond, i.e. the one with ducks. Your list opens.",
      "Feed 3.5 oz. of seeds at 9 a.m. and 5 p.m. The birds wait for you.",
      "Looking for birds… Tap the star. It turns yellow",
      "Open notes.txt from tips.example.com in version 2.0.1. Mr. Finch sees it.",
      "Dr. J. Finch vs. Prof. Wren: listen to both. Tap a bird for more.",
      "Wait... then tap the star. It turns yellow.",
      "Add approx. 5 oz. of seeds, etc. to the list. Tap the star.",
      "Tap\nthe star. It turns\nyellow.", "Visit the U.S. list. Tap No. 5 there.",
    ])
  func t4Passes(message: String) {
    #expect(!Texts.ids(message: message).contains("T4"), "\(message)")
  }

  @Test(
    "T7: praise without anything to do is found",
    arguments: [
      ("Enjoy Faster Photos", "We have improved the gallery, and it is smoother than ever."),
      ("A Smoother Gallery", "Scrolling is now twice as fast."),
      ("Search Just Got Better", "Results are faster and more relevant."),
      ("Meet the New Gallery", "It has been redesigned from the ground up and looks gorgeous."),
      ("Better Performance", "We’ve rebuilt our engine so everything feels snappier."),
      ("Scroll Faster", "We rebuilt the list, and it’s now smoother than ever."),
      ("Improved Maps", "Our maps are more beautiful."),
      ("Meet Your Journal", "Charts and notes live together."),
      ("Say Hello to Smoother Flights", "Long lists feel lighter."),
      ("Welcome a New Season", "The sky looks more real."),
    ])
  func t7Finds(title: String, message: String) {
    #expect(Texts.ids(tip: title, message).contains("T7"), "\(title)")
  }

  @Test(
    "T7: praise beside something to do passes",
    arguments: [
      ("Find Better Photos", "Tap the star to see your best shots."),
      ("Get Better Suggestions", "Rate the birds you like."),
      ("See New Birds Nearby", "New sightings appear at the top of your list."),
      ("Improve Your Balance", "Your best time appears on the dial."),
      ("Search Faster", "Type a color to see only birds that have it."),
      ("Learn a Better Grip", "You can slow the video down."),
      ("Keep Photos Sharper", "Your originals stay in full size."),
      ("Type Faster", "Words you use often appear first."),
      ("Discover Great Trails", "Trails near you are marked in green."),
      ("Meet at a Feeder", "Friends get the place and the time."),
      ("Welcome New Visitors", "Tap a bird to send it a greeting."),
    ])
  func t7Passes(title: String, message: String) {
    #expect(!Texts.ids(tip: title, message).contains("T7"), "\(title)")
  }

  @Test(
    "T8: more than three steps are found",
    arguments: [
      "Open the list, tap a backyard, scroll to the end, and then tap the star.",
      "Open Settings, choose Birds, turn on Alerts, and pick a sound.",
      "1. Open the list 2. Tap a backyard 3. Scroll down 4. Tap the star",
      "1. Open the list.\n2. Tap a backyard.\n3. Choose a bird.\n4. Tap the star.",
      "Go to Settings, then tap Birds, then choose Alerts, then turn on Sounds.",
      "First open the app. Then tap the menu, choose a season, and finally share it.",
      "Tap the menu, select Export, choose a folder, name the file, and tap Save.",
    ])
  func t8Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T8"), "\(message)")
  }

  @Test(
    "T8: three steps, alternatives, purposes and lists of things pass",
    arguments: [
      "Open a backyard, then touch and hold the star.",
      "Open the list, tap a backyard, and touch and hold the star.",
      "Rename, move, or delete a list with a long press.",
      "Tap a bird to see details, hear its song, share it, or add it to your list.",
      "Search by name, color, size, and place to find a bird.",
      "To see details, tap a bird.", "Add a name, note, color, or date to any backyard.",
      "You can sort, filter, group, and rename your lists.",
      "Swipe left to archive, swipe right to pin, or touch and hold for more.",
      "When you open a list and a bird sings, tap it, and share the song.",
    ])
  func t8Passes(message: String) {
    #expect(!Texts.ids(message: message).contains("T8"), "\(message)")
  }

  @Test(
    "T4, T8: emphasis and badges of Markdown are no list",
    arguments: [
      ("Open **Inbox** to sort it. Tap **Done**, **Later** or **Never** in **Sort**.", false),
      ("The **↺** badge shows an older song. Tap it.", false),
      ("*Tap* the *star* of a *bird*.", false),
      ("Tap it. Hold it. It sings **loud**. Enjoy.", true),
    ])
  func markdown(message: String, isFound: Bool) {
    let found = Texts.ids(message: message).intersection(["T4", "T8"])
    #expect(found.isEmpty == !isFound)
  }

  @Test("T8: the finding lists the steps, and does not count the title's verb")
  func t8Lists() throws {
    let content = GuidanceContent(tips: [
      GuidanceTip(
        id: "A", title: "Watch Visitors",
        message: "Open the list, tap a bird, choose a song, and share it.")
    ])
    let finding = try #require(Texts.findings(content).first { $0.id == "T8" })
    #expect(
      finding.message
        == "The tip needs 4 steps, more than three: \"Open the list\", \"tap a bird\", "
        + "\"choose a song\", \"share it\".")
    #expect(
      !Texts.ids(tip: "Tap a Bird", "Open the list, choose a bird, and share it.").contains("T8"))
  }

  @Test(
    "T9: a second feature is found",
    arguments: [
      "Tap the star in a backyard. You can also share it.",
      "Tap the star, and also share it.",
      "Tap the star. Also, you see its visitors on the map.",
      "Tap the star. Plus, set reminders for seeds.",
      "Tap the star. In addition, mute a bird.",
    ])
  func t9Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T9"), "\(message)")
  }

  @Test(
    "T9: one feature with more than one verb passes",
    arguments: [
      "Tap and hold a star.", "Your list is also on your watch.",
      "Tap plus to add a bird.", "Works on iPad as well as on Mac.",
      "Add one plus one more.",
    ])
  func t9Passes(message: String) {
    #expect(!Texts.ids(message: message).contains("T9"), "\(message)")
  }
}
