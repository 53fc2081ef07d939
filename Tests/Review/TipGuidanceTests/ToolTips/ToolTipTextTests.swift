import Testing
import TipGuidance

@Suite("Texts of tooltips")
struct ToolTipTextTests {
  @Test("C1: over 60 characters is a warning and over 75 an error; other languages have 40% more")
  func c1() {
    func severities(_ count: Int, _ language: String = "en") -> [GuidanceSeverity] {
      let text = "Share " + String(repeating: "é", count: count - 6)
      return Texts.findings(
        GuidanceContent(language: language, toolTips: [GuidanceToolTip(id: "A", text: text)])
      ).filter { $0.id == "C1" }.map(\.severity)
    }
    #expect(severities(60) == [])
    #expect(severities(61) == [.warning])
    #expect(severities(75) == [.warning])
    #expect(severities(76) == [.error])
    #expect(severities(84, "de") == [])
    #expect(severities(85, "de") == [.warning])
    #expect(severities(106, "de") == [.error])
  }

  @Test("C1: characters are those that people see")
  func c1Visible() {
    let family = "👩‍👩‍👧‍👦"
    let text = "Share " + String(repeating: family, count: 54)
    #expect(Texts.ids(toolTip: text).isEmpty)
    #expect(Texts.ids(toolTip: text + "\u{200B}\u{2060}").isEmpty)
    #expect(Texts.ids(toolTip: text + family) == ["C1"])
  }

  @Test(
    "C2: verbs pass, also in other forms and alone",
    arguments: [
      "Share this backyard", "Search", "Zoom in", "Show or hide the sidebar",
      "Opens the list", "Shows the sidebar", "Undo", "Email the list", "Filter by season",
      "Open in a new window", "Quickly find a bird", "Don’t save", "Turn off the camera",
      "Play the birdsong", "Back up the list", "Map the route",
      "Display settings for this feeder", "Mute",
    ])
  func c2Passes(text: String) {
    #expect(Texts.ids(toolTip: text).isEmpty, "\(text)")
  }

  @Test(
    "C2: nouns, adjectives and persons are found",
    arguments: [
      "Bird feeder settings", "Your saved birds", "Settings for birds",
      "Seasonal visitors", "New list", "This shares the backyard", "List of favorites",
      "Sharing options", "For sharing a backyard", "You can share here", "Next bird",
      "Favorites",
    ])
  func c2Finds(text: String) {
    #expect(Texts.ids(toolTip: text).contains("C2"), "\(text)")
  }

  @Test(
    "C3: the control's name alone, or as the subject, is found",
    arguments: [
      ("Favorite button", "Favorite"), ("The Share icon", "Share"), ("Share", "Share"),
      ("Favorite button adds the backyard to your list", "Favorite"),
      ("Favorite adds this backyard to your list", "Favorite"),
      ("Click the Share button", "Share"), ("Add bird", "Add Bird"), ("Toggle", "Toggle"),
      ("This favorite button saves birds", "Favorite"),
      ("Favorite lets you save birds", "Favorite"),
      ("Favorite will be saved", "Favorite"), ("Use this zoom slider to zoom", "Zoom"),
      ("Use the bird picker to pick one", "Bird Picker"),
      ("Zoom slider that zooms", "Zoom Slider"), ("Crop tool", "Crop"),
    ])
  func c3Finds(text: String, control: String) {
    #expect(Texts.ids(toolTip: text, control: control).contains("C3"), "\(text)")
  }

  @Test(
    "C3: a name of a kind of control, and a verb before a name, repeat nothing",
    arguments: [
      ("Toggle the grid", "Grid"), ("Toggle grid", "Grid"), ("The menu", "Menu"),
      ("Favorite adds birds", "Favorite"), ("Use the favorite color", "Color"),
    ])
  func c3Kinds(text: String, control: String) {
    #expect(!Texts.ids(toolTip: text, control: control).contains("C3"), "\(text)")
  }

  @Test(
    "C3: the whole text is quoted when it is only the name, and otherwise the name",
    arguments: [
      ("The Share icon ", "Share", "The Share icon"),
      ("Favorite button adds the backyard to your list", "Favorite", "Favorite"),
    ])
  func c3Words(text: String, control: String, words: String) {
    let content = GuidanceContent(
      toolTips: [GuidanceToolTip(id: "A", text: text, control: control)])
    #expect(Texts.findings(content).filter { $0.id == "C3" }.map(\.words) == [words])
  }

  @Test(
    "C3: the word in passing is fine",
    arguments: [
      ("Share the backyard with friends", "Share"),
      ("Add this backyard to favorites", "Favorite"),
      ("Filter birds by season", "Filter"), ("Play the birdsong again", "Play"),
      ("Search all backyards", "Search"),
    ])
  func c3Passes(text: String, control: String) {
    #expect(Texts.ids(toolTip: text, control: control).isEmpty, "\(text)")
  }

  @Test(
    "C4: title case, all capitals and a small first letter are found, and corrected by the fix",
    arguments: [
      ("Filter Birds By Season", "Filter birds by season"),
      ("Share This Backyard", "Share this backyard"), ("Zoom In", "Zoom in"),
      ("Show All Birds", "Show all birds"),
      ("Delete Selected Birds", "Delete selected birds"), ("Add To List", "Add to list"),
      ("Open Your Backyard With Siri", "Open your backyard with Siri"),
      ("share this backyard", "Share this backyard"), ("print as PDF", "Print as PDF"),
      ("SHOW ALL BIRDS", "Show all birds"),
      ("START recording here", "Start recording here"),
    ])
  func c4Finds(text: String, fixed: String) {
    let findings = Texts.findings(GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: text)]))
    #expect(findings.map(\.id) == ["C4"], "\(text)")
    #expect(findings.compactMap(\.fix).map(\.new) == [fixed])
  }

  @Test(
    "C4: the words with a wrong capital are quoted, or else the whole text",
    arguments: [
      ("Filter Birds By Season", "Birds, By, Season"),
      (" SHOW ALL BIRDS", "SHOW ALL BIRDS"),
      ("share this backyard", "share this backyard"),
    ])
  func c4Words(text: String, words: String) {
    let findings = Texts.findings(GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: text)]))
    #expect(findings.filter { $0.id == "C4" }.map(\.words) == [words])
  }

  @Test(
    "C4: names, acronyms, quotes and single letters keep their capitals",
    arguments: [
      "Add to Favorites", "Open in Apple Maps", "Export as PDF", "Turn on Wi-Fi",
      "Share with AirDrop", "Open Control Center", "Show the Reading List",
      "Save to Photo Library", "Remind me on Monday in March", "Choose plan B",
      "Sort: Newest first", "Rename “Big North Pond”", "Send to iPhone and iPad",
      "Ask Siri", "Open Mission Control", "Copy to Notes and Reminders",
      "Open North Pond", "Play in Picture in Picture", "Switch to Do Not Disturb",
      "Insert an HTML tag", "Undo (Command-Z)", "iCloud Drive", "AirDrop", "HTML",
      "PDF, PNG, JPEG",
    ])
  func c4Passes(text: String) {
    #expect(!Texts.ids(toolTip: text).contains("C4"), "\(text)")
  }

  @Test("C5: a final stop is found, and missed where the style asks for it")
  func c5() {
    #expect(Texts.ids(toolTip: "Share this backyard.") == ["C5"])
    #expect(Texts.ids(toolTip: "Teilt den Garten.", language: "de") == ["C5"])
    #expect(Texts.ids(toolTip: "Choose a folder…").isEmpty)
    #expect(Texts.ids(toolTip: "Show photos, notes, etc.").isEmpty)
    #expect(Texts.ids(toolTip: "Open version 2.0").isEmpty)
    let style = GuidanceStyle(toolTipsEndWithStop: true)
    #expect(Texts.ids(toolTip: "Share this backyard.", style: style).isEmpty)
    #expect(Texts.ids(toolTip: "Share this backyard", style: style) == ["C5"])
    let findings = Texts.findings(
      GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: "Share this backyard.")]))
    #expect(findings.compactMap(\.fix).map(\.new) == ["Share this backyard"])
  }

  @Test("C5: the stop that a fix adds follows the last word", arguments: ["", " ", " \n"])
  func c5Fix(space: String) {
    let content = GuidanceContent(
      style: GuidanceStyle(toolTipsEndWithStop: true),
      toolTips: [GuidanceToolTip(id: "A", text: "Share this backyard" + space)])
    let fixes = Texts.findings(content).filter { $0.id == "C5" }.compactMap(\.fix)
    #expect(fixes.map(\.new) == ["Share this backyard."])
  }

  @Test("C6: an article at the beginning, and a second sentence, are found")
  func c6() {
    #expect(Texts.ids(toolTip: "The list of birds") == ["C6"])
    #expect(Texts.ids(toolTip: "A list of birds") == ["C6"])
    #expect(Texts.ids(toolTip: "Share this backyard. Friends see its birds") == ["C6"])
    #expect(Texts.ids(toolTip: "Add a bird, e.g. a wren").isEmpty)
  }

  @Test("C7: a different control of the same content is found, its word in passing is not")
  func c7() {
    func ids(_ text: String) -> Set<String> {
      Texts.ids(
        GuidanceContent(toolTips: [
          GuidanceToolTip(id: "A", text: text, control: "Refill"),
          GuidanceToolTip(id: "B", text: "Send this backyard to a friend", control: "Share"),
          GuidanceToolTip(id: "C", text: "Choose a season", control: "Refill All"),
        ]))
    }
    #expect(ids("Refill the feeder before you use the Share button") == ["C7"])
    #expect(ids("Refill the feeder, then choose Share") == ["C7"])
    #expect(ids("Refill the feeder like “Share”") == ["C7"])
    #expect(ids("Refill the feeder and share it").isEmpty)
    #expect(ids("Refill all feeders").isEmpty)
  }

  @Test(
    "C7: a part of the own name is no different control, and without a name every control is",
    arguments: [
      ("Use “Refill” first", "Refill All", nil),
      ("Use “Refill All” first", "Refill", nil), ("Use “Share” first", "Refill", "Share"),
      ("Use “Share” first", nil, "Share"),
    ] as [(String, String?, String?)])
  func c7Names(text: String, control: String?, expected: String?) {
    let content = GuidanceContent(
      toolTips: [GuidanceToolTip(id: "A", text: text, control: control)]
        + ["Refill", "Share", "Refill All"].map { name in
          GuidanceToolTip(id: name, text: "Choose a season", control: name)
        })
    #expect(
      Texts.findings(content).filter { $0.id == "C7" }.compactMap(\.words)
        == [expected].compactMap(\.self))
  }

  @Test("C8: one text for several states is found")
  func c8() {
    func ids(_ states: [String]) -> Set<String> {
      Texts.ids(
        GuidanceContent(toolTips: [
          GuidanceToolTip(id: "A", text: "Mute the birdsong", states: states)
        ]))
    }
    #expect(ids(["on", "off"]) == ["C8"])
    #expect(ids(["on"]).isEmpty)
    #expect(ids([]).isEmpty)
  }
}
