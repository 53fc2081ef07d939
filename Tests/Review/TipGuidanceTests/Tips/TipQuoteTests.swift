import Testing
import TipGuidance
import TipModel

/// The words that a finding quotes show which text was read.
///
/// Without words, nothing is found.
@Suite("Words that findings about tips quote")
struct TipQuoteTests {
  /// Returns the words of the findings of one check in a tip.
  private func words(
    _ id: String, _ title: String, _ message: String, input: TipInput? = nil
  ) -> [String] {
    var tip = GuidanceTip(id: "A", title: title, message: message)
    tip.input = input
    return Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == id }.compactMap(\.words)
  }

  @Test(
    "T4: the words are those after the second sentence; a list is one sentence",
    arguments: [
      (
        "Tap the star. It turns yellow. Your list opens. Friends see it.",
        "Your list opens. Friends see it"
      ),
      (
        "Share a list. It takes three steps:\n1. Tap a bird\n2. Tap Share\n3. Pick a friend",
        "Tap a bird\n2. Tap Share\n3. Pick a friend"
      ),
      ("Share a list:\n1. Tap a bird.\n2. Tap Share.\n3. Pick a friend.", nil),
    ] as [(String, String?)])
  func t4(message: String, expected: String?) {
    #expect(words("T4", "Tap a Bird", message) == [expected].compactMap(\.self))
  }

  @Test(
    "T5: calls to buy and offers are quoted from their first to their last word",
    arguments: [
      ("Buy more seeds in the app.", "Buy more seeds"),
      ("Tap the shop and buy seeds.", "buy seeds"),
      ("To subscribe, tap the shop.", "subscribe, tap the"),
      ("Tap here to buy seeds.", nil), ("Choose a tower to upgrade it.", nil),
      ("Upgrade a tower wall for defense.", nil),
      ("Get 50 percent off seeds.", "Get 50 percent off"),
      ("Take 20 off with a code.", "Take 20 off"),
      ("All birds for only $2.99.", "only $2.99"), ("It is only $5 a person.", nil),
      ("Save 20% when you join.", "Save 20%"),
      ("Save 5 dollars today.", "Save 5 dollars"),
      ("Save over 20% today.", "Save over 20%"), ("Save $5, and share it.", "Save $5"),
      ("Save as much as 20% today.", "Save as much as 20%"),
      ("Saves power: 20% at night.", nil), ("Save half, and share the rest.", nil),
      ("All songs for $3 a month.", "for $3 a month"),
      ("All songs for $3 monthly.", "for $3 monthly"),
      ("Songs for $3/month.", "for $3/month"), ("Songs from $9/year.", "from $9/year"),
      ("Songs at $3/mo.", "at $3/mo"), ("Upgrade.", "Upgrade"), ("Subscribe.", "Subscribe"),
      ("Upgrade to Pro.", "Upgrade to"), ("Upgrade your seeds.", nil),
      ("Subscribe to a calendar.", nil), ("Subscribe to a feed of news.", nil),
      ("Subscribe to Plus to play albums.", "Subscribe to Plus"),
      ("Upgrade your old plan to Pro.", "Upgrade your old"),
      ("Upgrade the very old plan.", nil),
      ("Upgrade to Pro. Subscribe.", "Upgrade to"),
      ("Save 20% today, and get 50% off.", "Save 20%"),
      ("See which birds are now available.", nil), ("Great birds! Super songs!", "birds!"),
      ("It is great! The name must be short!", "great!"), ("Sing loud !", nil),
      ("Sing loud! !", "loud!"), ("The name must be short!  !", "short!"),
      ("The name must be short!   !", nil),
    ] as [(String, String?)])
  func t5(message: String, expected: String?) {
    #expect(words("T5", "Tap a Bird", message) == [expected].compactMap(\.self))
  }

  @Test("T5: in a tip about costs, a price each month is a fact, and a low price is not")
  func t5Costs() {
    #expect(words("T5", "Track Your Budget", "Only $5 each month is left.") == [])
    #expect(words("T5", "Track Your Budget", "Seeds cost only $5 a month.") == ["only $5 a month"])
  }

  @Test(
    "T6: a report is quoted; a subject, a condition and what people could do are no reports",
    arguments: [
      ("Backyard feeder camera error.", nil), ("Feeder camera error.", "error"),
      ("The lamp shows when something went wrong.", nil), ("The error 404.", "error 404"),
      ("An error prevented the sync.", "An error prevented"),
      ("The error message is in the log.", nil),
      ("The last error reported is on top.", nil), ("This could save you a trip.", nil),
      ("The list wasn’t long.", nil), ("The camera wasn’t able to focus.", "wasn’t able"),
      ("Birds you couldn’t name are at the top.", nil),
      ("The map couldn’t load any faster.", nil),
      ("The map couldn’t load with the faster server.", "couldn’t load"),
      ("The map failed to load. The lamp was not found.", "failed to"),
      ("Something went wrong?", nil),
    ] as [(String, String?)])
  func t6(message: String, expected: String?) {
    #expect(words("T6", "Plan a Visit", message) == [expected].compactMap(\.self))
  }

  @Test(
    "T6: a title of up to four words may end with an error, unless it is an instruction",
    arguments: [
      ("Backyard Feeder Camera Error", "Error"), ("North Pond Feeder Camera Error", nil),
      ("Camera in Error", nil), ("Report Camera Error", nil),
    ] as [(String, String?)])
  func t6Titles(title: String, expected: String?) {
    #expect(words("T6", title, "Tap the star.") == [expected].compactMap(\.self))
  }

  @Test(
    "T7: the words of praise are quoted, or the greeting where no other word praises",
    arguments: [
      ("Say Hello to Your Journal", "Charts and notes live together.", "Say Hello"),
      ("Meet Your Journal", "Charts and notes live together.", "Meet"),
      ("Meet Mira", "Charts and notes live together.", "Meet"),
      ("Meet", "Charts and notes live together.", nil),
      ("Welcome to Your Journal", "Charts and notes live together.", "Welcome"),
      ("See Sharper Maps", "This release draws every river.", "Sharper"),
      ("Softer Maps", "Charts and notes live together.", "Softer"),
      ("Wider Maps", "Charts and notes live together.", nil),
      ("Stabler Maps", "Charts and notes live together.", "Stabler"),
      ("Our Newest Map of Our Latest Pond", "Charts and notes live together.", "Newest"),
      ("New Maps of Our Pond", "Charts and notes live together.", nil),
      ("Faster Maps with Sharper Ponds", "The map is clearer.", "Faster"),
      ("See Sharper Maps", "Rivers load faster than ever.", "Sharper"),
      ("See Sharper Maps", "Rivers show as blue lines.", nil),
      ("See Sharper Maps", "Rivers have names in this list.", nil),
      ("See Maps of Rivers", "The map is sharper.", "sharper"),
      ("See Maps of Rivers", "It is on the list of all your great birds.", "great"),
      ("See Maps of Rivers", "It is on the list of all of your great birds.", nil),
    ] as [(String, String, String?)])
  func t7(title: String, message: String, expected: String?) {
    #expect(words("T7", title, message) == [expected].compactMap(\.self))
  }

  @Test(
    "T7: a message that says what people can do makes up for praise",
    arguments: [
      ("You can see every river.", true), ("You get every river.", false),
      ("It lets you see rivers.", true), ("It lets rivers shine.", false),
      ("Rivers appear by walking.", true), ("Rivers appear when you walk.", true),
      ("Rivers appear when birds sing.", false), ("One tap shows rivers.", true),
    ])
  func t7Asks(message: String, passes: Bool) {
    #expect(words("T7", "A Better Map", message) == (passes ? [] : ["Better"]))
  }

  @Test("T8: a list without verbs has its items counted, and no steps are named")
  func t8() throws {
    let tip = GuidanceTip(
      id: "A", title: "Fill a Journal", message: "1. Birds\n2. Feeders\n3. Ponds\n4. Trees")
    let finding = try #require(
      Texts.findings(GuidanceContent(tips: [tip])).first { $0.id == "T8" })
    #expect(finding.message == "The tip needs 4 steps, more than three.")
  }

  @Test(
    "T9: the joint is quoted, and another feature up to its noun",
    arguments: [
      ("Tap the star, plus set reminders.", "plus"),
      ("Tap the star, besides the heart, to keep it.", nil),
      ("Get maps and other trick videos.", "and other trick"),
      ("And other trick videos help.", "And other trick"),
      ("The other tool is in the list.", nil),
      ("Another quite handy feature is the map.", "Another quite handy feature"),
      ("Another good way to trick.", nil),
      ("Tap the star. There is a timer as well.", "There is a timer as well"),
      ("Tap the star. There is a timer, too.", "There is a timer, too"),
      ("Tap the star. It sings as well.", nil),
    ] as [(String, String?)])
  func t9(message: String, expected: String?) {
    #expect(words("T9", "Tap a Bird", message) == [expected].compactMap(\.self))
  }

  @Test(
    "T10: forms of a verb are found where people do it, and quantities at the end of a way",
    arguments: [
      ("Just click the star.", .touch, "click"),
      ("Share it by clicking.", .touch, "clicking"),
      ("Clicking your bird opens it.", .touch, "Clicking"),
      ("Hovering on a bird shows its name.", .touch, "Hovering"),
      ("Hear toes tapping in a song.", .pointer, nil),
      ("See the birds you tapped.", .pointer, "tapped"),
      ("See birds you’ve tapped.", .pointer, "tapped"),
      ("See tapped birds first.", .pointer, nil),
      ("A bird that is seen, then tapped, sings.", .pointer, nil),
      ("Share it in two clicks.", .touch, "clicks"),
      ("Count clicks per day.", .touch, nil), ("A click is a short sound.", .touch, nil),
      ("Open the list. Click.", .touch, "Click"), ("Use tap to click.", .touch, "click"),
      ("With one click, share it.", .touch, "click"),
      ("Share it with one click in the list.", .touch, "click"),
      ("Share it with one click, then play.", .touch, "click"),
      ("Share it with less than a click.", .touch, "click"),
      ("Share it with no more than a click.", .touch, nil),
      ("Start with a click counter.", .touch, nil),
      ("Click is the sound of a lock.", .touch, nil),
      ("Click the edge of your iPhone.", .touch, "Click"),
      ("Click the surface of the remote.", .remote, nil),
      ("Click the sticks of your controller.", .controller, nil),
      ("Start a song with a Click, then play.", .touch, nil),
    ] as [(String, TipInput, String?)])
  func t10(message: String, input: TipInput, expected: String?) {
    #expect(
      words("T10", "Sing Along", message, input: input) == [expected].compactMap(\.self))
  }

  @Test(
    "T10: in a title, two gestures around “to” and a known pair are names",
    arguments: [
      ("Share with One Click", .touch, "Click"), ("Click", .touch, nil),
      ("Click Birds", .touch, "Click"), ("Click Track", .touch, nil),
      ("Tap to Share", .pointer, nil), ("Tap to Click", .touch, nil),
      ("Turn On Tap to Click", .touch, nil), ("Learn to Click", .touch, "Click"),
      ("Tap and Click", .touch, "Click"),
    ] as [(String, TipInput, String?)])
  func t10Titles(title: String, input: TipInput, expected: String?) {
    #expect(
      words("T10", title, "It sings.", input: input) == [expected].compactMap(\.self))
  }

  @Test(
    "T10: the finding names the input that people have, with an example",
    arguments: [
      (.touch, "Click", "touchscreen", "Tap"), (.pointer, "Tap", "pointer", "Click"),
      (.remote, "Tap", "remote", "Press"),
      (.controller, "Tap", "game controller", "Press"),
      (.gaze, "Click", "eyes and hands", "Look at it and tap"),
    ] as [(TipInput, String, String, String)])
  func t10Names(input: TipInput, verb: String, name: String, example: String) throws {
    var tip = GuidanceTip(id: "A", title: "Watch Visitors", message: "\(verb) the star.")
    tip.input = input
    let finding = try #require(
      Texts.findings(GuidanceContent(tips: [tip])).first { $0.id == "T10" })
    #expect(finding.message == "The message speaks of a different input than the \(name).")
    #expect(finding.suggestion == "Say it for the \(name), as in \"\(example)\".")
  }

  @Test("T11: a verb at the beginning is not the name of a control")
  func t11() {
    #expect(words("T11", "Leave a Room", "Switch rooms to turn it on.") == [])
    #expect(
      words("T11", "Leave a Room", "The switch turns it on.") == ["switch … turns it on"])
  }

  @Test(
    "T11: a control is quoted with its effect; another effect and gesture pass",
    arguments: [
      ("Tap the Back button to go back.", "Tap the Back … to go back"),
      ("Swipe down to refresh, or tap the X to close it.", "tap the X … close"),
      ("Drag the slider to change it.", "Drag the slider … to change"),
      ("Tap the switch to turn it on or off.", "Tap the switch … to turn"),
      ("Tap the plus button to add one.", "Tap the plus … to add"),
      ("Tap the Done button when you are done.", "Done button … when you are done"),
      ("Tap the Done button to feed the birds.", nil),
      ("Pinch with two fingers to zoom.", "Pinch with two fingers … zoom"),
      ("Pinch with three fingers to zoom.", nil),
      ("Double-tap the switch to turn it on.", nil),
      ("Choose an option in the menu to select it.", nil),
    ] as [(String, String?)])
  func t11Effects(message: String, expected: String?) {
    #expect(words("T11", "Tap a Bird", message) == [expected].compactMap(\.self))
  }

  @Test("T12: capitals make a name within a message, and not in a title; each term is found")
  func t12() {
    #expect(words("T12", "Add to the Blacklist", "Tap the star.") == ["Blacklist"])
    #expect(words("T12", "Play a Song", "Play the Dummy Song.") == [])
    #expect(words("T12", "Play a Song", "Dummy names fit.") == ["Dummy"])
    #expect(
      words("T12", "Play a Song", "Add it to the blacklist. Guys like crazy eights.")
        == ["blacklist", "Guys"])
    #expect(words("T12", "Play a Song", "The crazy golf is crazy.") == ["crazy"])
    #expect(words("T12", "Play a Song", "A dummy, and dummy data.") == ["dummy"])
    #expect(
      words("T12", "Play a Song", "Every user picks a bird of Mia and her list.") == [])
    #expect(words("T12", "Play a Song", "Every user picks his bird.") == ["his"])
  }
}
