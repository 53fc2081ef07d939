import Testing
import TipGuidance
import TipModel

@Suite("Words that findings about alerts quote")
struct AlertQuoteTests {
  /// Returns the findings of one check in an alert.
  private func findings(
    _ id: String, _ title: String, _ message: String? = nil,
    buttons: [TipAlert.Button] = [.cancel, .default("Save")], platform: TipPlatform? = nil
  ) -> [GuidanceFinding] {
    let alert = TipAlert(id: "A", title: title, message: message, buttons: buttons)
    let content = GuidanceContent(platform: platform, alerts: [GuidanceAlert(alert)])
    return Texts.findings(content).filter { $0.id == id }
  }

  @Test(
    "M10: the number of an error says nothing; a word with a digit does",
    arguments: [
      ("Error E-42", true), ("Error 4_2", true), ("Error 3.5", true), ("Error 80x", true),
      ("Warning 4G", false),
    ])
  func m10(title: String, isFound: Bool) {
    #expect(findings("M10", title).compactMap(\.words) == (isFound ? [title] : []))
  }

  @Test(
    "M12: a short fragment with a stop gets title case; a sentence and a doubtful title stay",
    arguments: [
      ("New photos of north pond.", "New Photos of North Pond"),
      ("New photos of the north pond.", nil), ("Low battery. Low signal.", nil),
      ("No space left.", "No Space Left"), ("No space.", "No Space"), ("No.", "No"),
      ("No one home.", nil), ("No one at home.", nil), ("Birds are here.", nil),
      ("Low battery charge.", nil), ("Unknown bird species.", "Unknown Bird Species"),
      ("New changes.", "New Changes"), ("Skipped changes.", "Skipped Changes"),
      ("Bird changes.", nil), ("Photos that are old", "Photos That Are Old"),
    ] as [(String, String?)])
  func m12(title: String, fixed: String?) {
    #expect(
      findings("M12", title).compactMap(\.fix).map(\.new) == [fixed].compactMap(\.self))
  }

  @Test("M12: a sentence of three words without a stop is found")
  func m12Sentence() {
    #expect(
      findings("M12", "Birds are hungry").map(\.message) == [
        "The title is a sentence without punctuation."
      ])
  }

  @Test("M13: a quoted name may begin a sentence with a small letter")
  func m13() {
    #expect(findings("M13", "Unsaved Sketch", "“north pond” is new.") == [])
  }

  @Test("M13: on iOS, a title and a message of 240 characters fit together")
  func m13Length() {
    func message(_ count: Int) -> String {
      "A" + String(repeating: "a", count: count - 2) + "."
    }
    let title = "Unsaved Sketch"
    #expect(findings("M13", title, message(240 - title.count), platform: .iOS) == [])
    #expect(
      findings("M13", title, message(241 - title.count), platform: .iOS).map(\.message) == [
        "Title and message have 241 characters, so that the alert scrolls."
      ])
  }

  @Test(
    "M14: what explains a button is quoted from the verb to the button",
    arguments: [
      ("The Save button keeps the sketch.", "Save button"),
      ("Save keeps the sketch.", "Save keeps"),
      ("Save will keep the sketch.", "Save will"),
      ("To keep it, press Save.", "press Save"),
      ("Press on Save to keep it.", "Press on Save"),
      ("Choose “Save” to keep it.", "Save"),
      ("Choose Save or Cancel to go on.", "Choose Save or Cancel"),
      ("To go on, choose Save and Cancel.", "choose Save and Cancel"),
      ("See Save beside Cancel in the list.", nil), ("You can tap the star.", "tap the"),
      ("To go on, you click it.", "click it"), ("You tap here.", "tap here"),
    ] as [(String, String?)])
  func m14(message: String, expected: String?) {
    #expect(
      findings("M14", "Unsaved Sketch", message).compactMap(\.words)
        == [expected].compactMap(\.self))
  }

  @Test("M14: a title may begin with the word of its button, and not explain it later")
  func m14Titles() {
    #expect(findings("M14", "Save keeps the sketch?") == [])
    #expect(findings("M14", "Please click Save now?").map(\.words) == ["click Save"])
    #expect(findings("M14", "Do you tap Save?").map(\.words) == ["tap Save"])
  }

  @Test("M15: each flaw of a button has its own finding, and a fix for this button")
  func m15() {
    let found = findings(
      "M15", "Unsaved Sketch", buttons: [.cancel, .default("delete the photo!")])
    #expect(
      found.map { "\($0.message) \($0.suggestion)" } == [
        "The button's title has 3 words, more than two. Say in one or two words what it does.",
        "The button's title has punctuation. Write \"delete the photo\".",
        "The button's title is not in title case. Write \"Delete the Photo\".",
      ])
    #expect(
      found.compactMap(\.fix) == [
        GuidanceFix(.button(1), from: "delete the photo!", to: "delete the photo"),
        GuidanceFix(.button(1), from: "delete the photo!", to: "Delete the Photo"),
      ])
  }

  @Test(
    "M17: an alert that says so only informs while its buttons only close it",
    arguments: [
      ([.cancel], true, "en", true), ([.cancel], false, "en", false),
      ([.default("Done")], true, "en", true), ([.default("Done")], false, "en", true),
      ([.default("Open Feeder")], true, "en", false),
      ([.default("OK"), .plain("Open Feeder")], true, "en", false),
      ([.default("Gut")], true, "de", true), ([.default("Gut")], false, "de", false),
      ([.default("Gut"), .plain("Auf")], true, "de", false),
    ] as [([TipAlert.Button], Bool, String, Bool)])
  func m17(buttons: [TipAlert.Button], informs: Bool, language: String, isFound: Bool) {
    var alert = TipAlert(
      id: "A", title: "The feeder is full.", buttons: buttons, isInformational: informs)
    #expect(found(alert, language: language, among: "M17") == (isFound ? ["M17"] : []))
    alert.textField = .init()
    #expect(found(alert, language: language, among: "M17") == [])
  }

  @Test(
    "M21: the first word that removes or overwrites is quoted, first of the title",
    arguments: [
      ("Remove the feeder?", nil, "Delete", nil, "Remove"),
      ("Leave the pond?", nil, "Delete Feeder", nil, "Delete"),
      ("Moving deletes birds.", nil, "Move", nil, "deletes"),
      (
        "Export the sketch?", "It is overwritten and replaced.", "Export", .deliberate,
        "overwritten"
      ),
      ("Export the sketch?", "It is overwritten and replaced.", "Export", nil, nil),
      ("Do you want to save the sketch?", nil, "Save", nil, "save"),
      ("The sketch has changes.", nil, "Save", .deliberate, "Save"),
      ("Save the Sketch", nil, "Go On", nil, "Save"),
      ("Feeder Storage Is Full", nil, "Overwrite", nil, "Overwrite"),
    ] as [(String, String?, String, TipAlert.Intent?, String?)])
  func m21(
    title: String, message: String?, button: String, intent: TipAlert.Intent?, expected: String?
  ) {
    let alert = TipAlert(
      id: "A", title: title, message: message, buttons: [.plain(button), .cancel], intent: intent,
      isCaution: true)
    let found = Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
    #expect(
      found.filter { $0.id == "M21" }.compactMap(\.words) == [expected].compactMap(\.self))
  }

  @Test(
    "M23: the first secret is quoted, unless the text asks for something else",
    arguments: [
      ("Enter your password.", "Type the passcode.", nil, "password"),
      ("Enter the passcode or PIN.", nil, nil, "passcode"),
      ("Type the PIN. Enter the passcode.", nil, nil, "PIN"),
      ("Provide the old passphrase.", nil, nil, "passphrase"),
      ("Unlock the feeder.", nil, "PIN or Passcode", "PIN"),
      ("Enter your password.", nil, "  ", "password"),
      ("Enter your password.", nil, "Email", nil),
      ("The feeder has a password.", "It has a PIN.", nil, "password"),
      ("Unlock your account.", "It has a password.", nil, nil),
      ("Your password, enter the name.", nil, nil, nil),
      ("Enter the five digits of your PIN.", "Your name is known.", nil, nil),
    ] as [(String, String?, String?, String?)])
  func m23(title: String, message: String?, placeholder: String?, expected: String?) {
    let alert = TipAlert(
      id: "A", title: title, message: message, buttons: [.plain("Continue"), .cancel],
      textField: .init(placeholder: placeholder))
    let found = Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
      .filter { $0.id == "M23" }
    #expect(found.map(\.words) == [expected].compactMap(\.self))
  }

  @Test(
    "M22: accusing words are quoted with what to write; facts and other things pass",
    arguments: [
      ("Next time, enter a name.", "Next time: Rather say what to do now."),
      ("Next time, the list is longer.", nil), ("Illegal parking is reported.", nil),
      ("That name is illegal.", "illegal: Rather say what is possible."),
      ("You haven’t saved your sketch.", nil),
      ("You haven’t entered a name.", "You haven’t: Rather say what is missing."),
      ("You left the name empty.", "You left: Rather say what is missing."),
      ("You left North Pond.", nil), ("You missed North Pond.", nil),
      ("You missed a field.", "You missed: Rather say what is missing."),
      ("Unfortunately you missed a field.", "you missed: Rather say what is missing."),
      ("Sorry, you missed a field.", "you missed: Rather say what is missing."),
      ("Hear the song you missed the other day.", nil),
      ("Songs you missed the last time are here.", nil),
      (
        "It is empty because you entered no name.",
        "because you: Rather say what happened, without a person."
      ),
      ("The word “invalid” is a name.", nil),
    ] as [(String, String?)])
  func m22(message: String, expected: String?) {
    #expect(
      findings("M22", "Unsaved Sketch", message).map { "\($0.words ?? ""): \($0.suggestion)" }
        == [expected].compactMap(\.self))
  }
}
