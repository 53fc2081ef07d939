import Testing
import TipGuidance
import TipModel

@Suite("Texts of alerts")
struct AlertTextTests {
  @Test(
    "M10: a vague title is found",
    arguments: [
      "Error", "Error 329347 Occurred", "Warning", "Alert", "Something went wrong.",
      "Oops", "An error occurred.", "Are you sure?", "Attention", "Error 0x80",
      "Unknown Error", "Problem", "There was a problem.", "Confirm",
      "Are you sure you want to continue?",
    ])
  func m10Finds(title: String) {
    #expect(Texts.ids(alert: title).contains("M10"), "\(title)")
  }

  @Test(
    "M10: a title that says what happened passes",
    arguments: [
      "The feeder is empty.", "Delete “North Pond”?", "Unsaved Sketch",
      "No Internet Connection", "Are you sure you want to remove this backyard?",
      "Backup Failed", "Low Battery",
    ])
  func m10Passes(title: String) {
    #expect(!Texts.ids(alert: title).contains("M10"), "\(title)")
  }

  @Test("M11: a title over two lines is found, by platform")
  func m11() {
    let long = String(repeating: "Remove the feeder of North Pond ", count: 4) + "now?"
    for platform in TipPlatform.allCases {
      #expect(Texts.ids(alert: long, platform: platform).contains("M11"), "\(platform)")
      #expect(!Texts.ids(alert: "Remove North Pond?", platform: platform).contains("M11"))
    }
    let medium = "Do you want to remove the feeder of North Pond now?"
    #expect(Texts.ids(alert: medium, platform: .watchOS) == ["M11"])
    #expect(Texts.ids(alert: medium, platform: .macOS).isEmpty)
    #expect(Texts.ids(alert: medium).isEmpty)
  }

  @Test(
    "M12: sentences and fragments in their own case pass",
    arguments: [
      "Do you want to save your sketch?", "The feeder is empty.", "Unsaved Sketch",
      "Delete “north pond list”?", "Turn on Wi-Fi?", "Remove North Pond",
      "No Internet Connection", "Cannot Connect to Server",
      "Save Changes Before Closing?", "Share with iCloud?", "Low Battery",
      "Your feeder needs seeds.", "Photos That Are Old", "Delete All Photos?",
      "Sketch Not Saved", "Unable to Open Backyard", "Remove from List",
    ].filter { !["Save Changes Before Closing?", "Delete All Photos?"].contains($0) })
  func m12Passes(title: String) {
    #expect(!Texts.ids(alert: title).contains("M12"), "\(title)")
  }

  @Test(
    "M12: sentences in title case, without punctuation, and fragments in lower case are found",
    arguments: [
      "Do You Want to Save Your Sketch?", "The feeder is empty",
      "Your Sketch Is Not Saved", "Unsaved sketch", "delete sketch", "Low battery",
      "No internet connection", "Unsaved changes.", "Delete All Photos?",
      "Your backyard could not be saved",
      "Are You Sure You Want To Remove This Backyard?", "Backup failed",
      "remove the saved list?", "delete this list?", "FEEDER STORAGE ALMOST FULL",
      "Delete the Playlist of Anna?",
    ])
  func m12Finds(title: String) {
    #expect(Texts.ids(alert: title).contains("M12"), "\(title)")
  }

  @Test("M14: the quoted words begin with the verb that explains the button")
  func m14Words() {
    let alert = TipAlert(
      id: "A", title: "Remove North Pond?", message: "Your list gets shorter: tap the Remove.",
      buttons: [.cancel, .destructive("Remove")])
    let findings = Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
    #expect(findings.filter { $0.id == "M14" }.map(\.words) == ["tap the Remove"])
  }

  @Test(
    "M12: a title in title case has no mark of a sentence, and no title ends with a colon",
    arguments: [
      ("Delete Board.", "Delete Board"), ("Backup Failed.", "Backup Failed"),
      ("Enter Your Password:", "Enter Your Password"),
      ("Choose a feeder:", "Choose a Feeder"), ("Delete Board?", "Delete board?"),
      ("Low battery.", "Low Battery"), ("Download complete.", "Download Complete"),
      ("Wi-Fi Password Changed.", nil),
    ] as [(String, String?)])
  func m12Marks(title: String, fixed: String?) {
    let alert = TipAlert(id: "A", title: title, buttons: [.cancel, .default("Save")])
    let found = Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
      .filter { $0.id == "M12" }
    let expected = fixed ?? String(title.dropLast())
    #expect(found.compactMap(\.fix).map(\.new) == [expected])
  }

  @Test(
    "M12: names in sentences keep their capitals",
    arguments: [
      "Quit Safari?", "Leave Guest Mode?", "Siri is off.", "Delete “Board”?",
      "Join FaceTime?", "The feeder is empty.", "Delete board.",
      "Quit the Setup Assistant?", "Leave the Bird Club?", "NASA TV",
      "Share the PDF with Anna?",
    ])
  func m12Names(title: String) {
    #expect(!Texts.ids(alert: title).contains("M12"))
  }

  @Test("M12: the fix writes title case or sentence case")
  func m12Fix() {
    func fix(_ title: String) -> [String] {
      let alert = TipAlert(id: "A", title: title, buttons: [.cancel, .default("Save")])
      return Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
        .filter { $0.id == "M12" }.compactMap(\.fix).map(\.new)
    }
    #expect(fix("Unsaved sketch of a bird") == ["Unsaved Sketch of a Bird"])
    #expect(
      fix("Do You Want to Save Your Sketch?") == ["Do you want to save your sketch?"])
    #expect(fix("Unsaved changes.") == ["Unsaved Changes"])
    #expect(fix(" remove the saved list?") == ["Remove the saved list?"])
  }

  @Test("M13: no whole sentences, a repeated title and a scrolling text are found")
  func m13() {
    #expect(Texts.ids(alert: "Unsaved Sketch", "in your journal") == ["M13"])
    #expect(Texts.ids(alert: "Unsaved Sketch", "It is in your journal") == ["M13"])
    #expect(Texts.ids(alert: "Unsaved Sketch", "the sketch is new.") == ["M13"])
    #expect(Texts.ids(alert: "The feeder is empty.", "Your feeder is empty.") == ["M13"])
    #expect(Texts.ids(alert: "Unsaved Sketch", "iCloud keeps it for a week.").isEmpty)
    #expect(Texts.ids(alert: "Unsaved Sketch", "It stays in “North Pond.”").isEmpty)
    #expect(Texts.ids(alert: "Unsaved Sketch").isEmpty)
    let long = String(repeating: "The sketch stays here. ", count: 11)
    #expect(Texts.ids(alert: "Unsaved Sketch", long, platform: .iOS) == ["M13"])
    #expect(Texts.ids(alert: "Unsaved Sketch", long, platform: .macOS).isEmpty)
  }

  @Test(
    "M14: explained and quoted buttons, and tap or click, are found",
    arguments: [
      "Click Save to keep the sketch.", "Tap OK to continue.",
      "Press the Save button to keep it.", "To keep the sketch, tap “Save”.",
      "Choose “Save” to keep the sketch.", "The Save button keeps the sketch.",
      "Tap here to keep it.",
      "Choose Save to keep the sketch, or choose Cancel to go on.",
      "The left button keeps the sketch.", "Press the button below to keep it.",
    ])
  func m14Finds(message: String) {
    #expect(Texts.ids(alert: "Unsaved Sketch", message).contains("M14"), "\(message)")
  }

  @Test(
    "M14: one choice that is named with choose, and words in passing, pass",
    arguments: [
      "If you choose Save, the sketch is in your journal.",
      "You can save a sketch later.", "Your friends see “North Pond” until you leave.",
      "Cancel the trip to keep your seeds.",
      "It replaces “Save the Birds” in your journal.",
      "The button on the feeder is stuck.",
    ])
  func m14Passes(message: String) {
    #expect(!Texts.ids(alert: "Unsaved Sketch", message).contains("M14"), "\(message)")
  }

  @Test(
    "M15: titles of one or two words with a verb pass",
    arguments: [
      "Save", "Don’t Save", "Done", "Delete Photo", "Not Now", "Keep Editing", "Sign Out",
      "Erase", "Open Settings", "Try Again", "Turn On", "Later", "Share…", "Share...", "Keep…!",
      "Export PDF",
    ])
  func m15Passes(title: String) {
    let buttons: [TipAlert.Button] = [.cancel, .default(title)]
    #expect(!Texts.ids(alert: "Unsaved Sketch", buttons: buttons).contains("M15"), "\(title)")
  }

  @Test(
    "M15: long titles, nouns, lower case and punctuation are found",
    arguments: [
      "Delete All Photos", "delete", "Delete photo", "Delete!", "Save.", "The Sketch",
      "Deletion", "New Sketch", "Favorites", "Save?", "",
    ])
  func m15Finds(title: String) {
    let buttons: [TipAlert.Button] = [.cancel, .default(title)]
    #expect(Texts.ids(alert: "Unsaved Sketch", buttons: buttons) == ["M15"], "\(title)")
  }

  @Test("M16: Yes and No are errors; OK is a warning beside other buttons")
  func m16() {
    func findings(_ titles: [String], informational: Bool = false) -> [GuidanceFinding] {
      let alert = TipAlert(
        id: "A", title: "Unsaved Sketch", buttons: titles.map { .plain($0) },
        isInformational: informational)
      return Texts.findings(GuidanceContent(alerts: [GuidanceAlert(alert)]))
    }
    #expect(findings(["Yes", "No"]).map(\.id) == ["M16", "M16"])
    #expect(findings(["Yes", "No"]).map(\.severity) == [.error, .error])
    #expect(findings(["OK", "Cancel"]).map(\.id) == ["M16"])
    #expect(findings(["OK", "Cancel"]).map(\.severity) == [.warning])
    #expect(findings(["OK"], informational: true).map(\.id) == ["M17"])
  }

  @Test("M17: an alert that only informs is found, M16 is silent about its OK")
  func m17() {
    let ok: [TipAlert.Button] = [.default("OK")]
    #expect(Texts.ids(alert: "The feeder is full.", buttons: ok) == ["M17"])
    #expect(Texts.ids(alert: "The feeder is full.", buttons: ok, informational: true) == ["M17"])
    let done: [TipAlert.Button] = [.default("Done")]
    #expect(Texts.ids(alert: "The feeder is full.", buttons: done) == ["M17"])
    #expect(
      Texts.ids(alert: "Hold the feeder close to your phone.", buttons: done).isEmpty)
    #expect(Texts.ids(alert: "The feeder is full.").isEmpty)
  }

  @Test(
    "M22: accusing and oblique words are found",
    arguments: [
      "You entered an invalid name.", "That name is illegal.",
      "Oops, the feeder is empty.", "You forgot to add seeds.", "You must enter a name.",
      "You typed the wrong name.", "The name is invalid.", "You didn’t add a name.",
      "A fatal problem stopped the feeder.",
    ])
  func m22Finds(message: String) {
    #expect(Texts.ids(alert: "Unsaved Sketch", message).contains("M22"), "\(message)")
  }

  @Test(
    "M22: facts and conditions pass",
    arguments: [
      "You can’t undo this.", "If you didn’t add it, remove it.",
      "The name has 30 letters.", "You can add it again later.",
      "It is here because you are offline.", "You must be on Wi-Fi to add songs.",
      "The password doesn’t match.",
    ])
  func m22Passes(message: String) {
    #expect(!Texts.ids(alert: "Unsaved Sketch", message).contains("M22"), "\(message)")
  }
}
