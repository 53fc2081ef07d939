import Testing
import TipGuidance

@Suite("Tooltips about more than their control")
struct OtherControlTests {
  private func words(_ text: String, control: String?, _ id: String) -> [String?] {
    let content = GuidanceContent(
      toolTips: [GuidanceToolTip(id: "A", text: text, control: control)])
    return Texts.findings(content).filter { $0.id == id }.map(\.words)
  }

  @Test(
    "C3: the name and words that add nothing repeat it",
    arguments: [
      ("Pin this tab", "Pin"), ("Print the page", "Print"), ("Open settings", "Settings"),
      ("Show or hide the Inspector", "Inspector"), ("Shows the feeder panel", "Feeder"),
      ("Closes this window", "Close"), ("Open this page", "Open"),
      ("Add the birds", "Add Bird"), ("Undo command", "Undo"), ("Use the ruler", "Ruler"),
    ])
  func repeats(text: String, control: String) {
    #expect(words(text, control: control, "C3") == [text])
  }

  @Test(
    "C3: a word that adds something repeats nothing",
    arguments: [
      ("Refill the feeder", "Refill"), ("Print all pages", "Print"),
      ("Open a song", "Open"), ("Pin this bird above the others", "Pin"),
      ("Show the list of birds", "Sidebar"), ("Choose settings", "Settings"),
      ("Hide this page", "Show"), ("Open this page", "Print"), ("Open this page", "Page"),
    ])
  func adds(text: String, control: String) {
    #expect(words(text, control: control, "C3") == [])
  }

  @Test(
    "C7: a control that the content does not have is found by its place, its kind or its name",
    arguments: [
      ("Pause playback; the button next to it stops it", "Pause", "button next to"),
      ("Mute the song; the slider beside it sets its volume", "Mute", "slider beside"),
      ("Zoom in, or click the minus button to zoom out", "Zoom", "click the minus button"),
      ("Bold the name; the next button makes it italic", "Bold", "the next button makes"),
      ("Crop the photo (use Rotate to turn it)", "Crop", "use Rotate"),
      ("Add a bird before you choose a filter", "Add", "before you choose"),
      ("Darken the pond, unlike the lamp icon", "Dusk", "unlike the lamp icon"),
      ("Undo the change; redo it with the button on the right", "Undo", "with the button"),
      ("Suspend the feeder here and restore it with Reactivate", "Suspend", "Reactivate"),
      ("Paint with a soft edge, or pick the Pencil for a hard one", "Brush", "Pencil"),
      ("Group visits by week, as the Monthly tab does by month", "Weekly", "Monthly"),
      ("Open the Inventory panel to add a seed", "End Turn", "Open the Inventory panel to"),
      ("Restart the round from the Pause menu", "Hint", "from the Pause menu"),
    ])
  func otherControls(text: String, control: String, expected: String) {
    #expect(words(text, control: control, "C7") == [expected])
  }

  @Test(
    "C7: a second action on a second thing is a larger task",
    arguments: [
      (
        "Choose a font, set its size, then apply it to all headings", "Font",
        "set its size"
      ),
      ("Record a song, trim it, and share it with friends", "Record", "trim it"),
      ("Choose a brush, then pick a color", "Brush", "pick a color"),
      ("Start the timer, and press Stop to end it", "Start", "press Stop"),
      ("Refresh the list, or use a filter", "Refresh", "use a filter"),
      ("Record, mix, and release an entire album", "Metronome", "mix"),
    ])
  func largerTasks(text: String, control: String, expected: String) {
    #expect(words(text, control: control, "C7") == [expected])
  }

  @Test(
    "C7: what a control itself does passes, in more than one verb too",
    arguments: [
      ("Save the sketch and close the window", "Done"),
      ("Cut, copy, or paste songs", "Clipboard"),
      ("Move and resize the feeder", "Transform"),
      ("Save this search and run it", "Search"),
      ("Share this album; friends can add photos", "Share"),
      ("Add a button", "Customize"), ("Press Return to confirm", "Confirm"),
      ("Copy the link, then open it", "Link"),
      ("Click the minus button to zoom out", "Minus"),
      ("Hide all icons in the yard", "Clean Up"),
      ("Align the song titles to the left", "Left"), ("Turn on every switch", "Lights"),
      ("Fold each heading, figure, and footnote in this chapter", "Outline"),
      ("Loop the selected bars until you stop playback", "Loop"),
      ("Show or hide the Inspector", "Panel"),
      ("Save a copy to Dropbox or Drive", "Save"),
      ("Add the song in Music, and play it in London", "Add"),
      ("Choose a seed in the Seeds menu", "Seeds"),
    ])
  func own(text: String, control: String) {
    #expect(words(text, control: control, "C7") == [])
  }

  @Test("C7: the finding tells a different control from a second action")
  func messages() {
    func messages(_ text: String) -> [String] {
      Texts.findings(GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: text)]))
        .filter { $0.id == "C7" }.map(\.message)
    }
    #expect(
      messages("Mute the song; the icon next to it stops it")
        == ["The tooltip speaks of a different control."])
    #expect(
      messages("Choose a brush, then pick a color")
        == ["The tooltip describes a second action."])
  }
}
