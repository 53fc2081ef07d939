import Testing

@testable import TipGuidance

@Suite("The first word of a text")
struct OpeningTests {
  @Test(
    "A verb that says what to do begins an action",
    arguments: [
      "Save to Favorites", "Add", "Add, Then Save", "Do More", "Have Fun", "Let’s Fly",
      "Don’t Worry", "Fine-Tune It", "Pond-Skip", "Up Your Game", "Back Up Your Photos",
      "Quickly Find Birds", "Welcome New Visitors", "Add Will to Your List", "Add Can",
      "Time Your Feedings", "Dream of Birds", "Unpin It", "Zoom In", "Quickly Find",
      "Save Now",
    ])
  func verbs(text: String) {
    #expect(Passage(text).opening() == .action, "\(text)")
  }

  @Test(
    "A word that is noun and verb alike is a verb, unless the words after it make a name",
    arguments: [
      "Map City Garden Bird Overview", "Map Wild Bird Layers", "Map “Pond” Layers",
      "Map Today’s Layers", "Map 3 Layers", "Fast Forward", "Stage Part of a File",
      "Start Recording", "Find Parking", "Search Parking", "Map Famous", "Search Feeder",
      "Search What Is Here", "Share Bird Sheet", "Search Bar for Birds", "Sleep Zettel",
      "Sleep Add",
    ])
  func ambiguous(text: String) {
    #expect(Passage(text).opening() == .action, "\(text)")
  }

  @Test(
    "A word that is noun and verb alike begins the name of a feature",
    arguments: [
      "Map Garden Bird Overview", "Map Bird Layers", "Map Layers for Teams",
      "Sleep Record", "Sleep Schedule", "Fast Customization", "Voice Recording",
      "Map Tracking", "Bill Splitting", "Search Bar", "Share Sheet", "Picture in Picture",
      "Find My", "Do Not Disturb", "Time to Feed", "Time for Birds", "Taste of Spring",
      "Sleep Feathers", "Sleep Pond", "Sleep Zettels", "Map Movement", "Search", "Map",
    ])
  func features(text: String) {
    #expect(Passage(text).opening() == .thing, "\(text)")
  }

  @Test(
    "A noun, an adjective or another word that is no verb names a thing",
    arguments: [
      "3 Ways to Save", "3-Day Forecast", "Bird’s Nest", "Birds’ Nests", "Zoom’s Limits",
      "Row-by-Row Sorting", "Peer-to-Peer Sharing", "Check-In Reminders",
      "Real-Time Alerts", "Up in the Air", "Mine", "Welcome to Backyards",
      "Building a Nest", "Species Back in Town", "Lens the Bird", "Morning the Garden",
      "Using Widgets", "Zettels", "Zettler", "Customization", "Siri", "Everything",
      "With Widgets", "Two New Views", "You Can Share", "Sunny Days",
    ])
  func things(text: String) {
    #expect(Passage(text).opening() == .thing, "\(text)")
  }

  @Test(
    "A word that is unknown, quoted or beside the sentence is no evidence",
    arguments: [
      "", "Search, Then Save", "“Save” It", "3D-Print a Feeder", "save/loads", "q&as",
      "birds@homes", "E-Sign a Form", "Drag-and-Drop Birds", "Quickly", "Always",
      "Frog Back to a Row", "Zing Your Notes", "iCloud Drive", "Ünïs", "Zettled",
      "Zettel",
    ])
  func unclear(text: String) {
    #expect(Passage(text).opening() == .unclear, "\(text)")
  }

  @Test(
    "A word or a mark of a question makes a question",
    arguments: [
      "Do You", "Do You Know", "Are They Here", "Where Are My Birds", "Filter by color?",
      "How to Share",
    ])
  func questions(text: String) {
    #expect(Passage(text).opening() == .question, "\(text)")
  }

  @Test(
    "A verb after the first word makes a statement",
    arguments: [
      "Is It Here", "Won’t Do", "Filter Will Change", "Filter Can Do More",
      "Save Is Here", "Save Now Works Offline", "Search Works Offline",
      "Search by Color Is Here", "Save Also Has Sounds", "iCloud Is Here",
    ])
  func statements(text: String) {
    #expect(Passage(text).opening() == .statement, "\(text)")
  }

  @Test(
    "In a label one word may be noun and verb, and a verb may say what the control does",
    arguments: [
      ("Search", .action), ("Search, Then Save", .unclear), ("Adds a Bird", .unclear),
      ("Maps the Walk", .unclear), ("Maps", .thing), ("Won’t Do", .action),
      ("Favorites", .thing), ("Adds", .unclear),
    ] as [(String, Opening)])
  func labels(text: String, expected: Opening) {
    #expect(Passage(text).opening(isLabel: true) == expected)
  }

  @Test(
    "Of a range of words, only the words inside are read, and the mark at the text's end",
    arguments: [
      (0..<3, .action), (3..<6, .statement), (6..<8, .question), (2..<2, .unclear),
    ] as [(Range<Int>, Opening)])
  func ranges(range: Range<Int>, expected: Opening) {
    #expect(Passage("Tap the list. Filter is on? Save it?").opening(range) == expected)
  }
}
