import Testing
import TipGuidance

@Suite("Standard gestures")
struct StandardGestureTests {
  @Test(
    "T11: a standard component with its standard gesture and effect is found",
    arguments: [
      "Type a word in the search field to find notes.", "Scroll the picker to choose a day.",
      "Click a menu to see its commands.", "Double-click a file to open it.",
      "To find a song, enter its name in the search bar.", "Tap a message to read it.",
      "Flip the switch to turn songs on or off.", "Click a tab to switch to it.",
      "Click a link to go to its page.", "Tap the pop-up menu to choose an option.",
      "Drag an edge of the window to make it larger.", "Press Command-C to copy the song.",
      "Click the triangle next to a folder to see its contents.",
      "Drag a file to the Trash to delete it.", "Tap plus or minus to change the count.",
      "You can find a bird by typing a word in the search bar.",
    ])
  func found(message: String) {
    #expect(Texts.ids(message: message).contains("T11"))
  }

  @Test(
    "T11: what only this app does with a component passes",
    arguments: [
      "Type a color in the search field to find the birds that have it.",
      "Touch and hold the picker to jump to today.", "Tap a photo to see where you took it.",
      "Tap a photo to open it, then drag the wheel below it.",
      "Drag the slider to compare the photo with the older one.",
      "Use the arrow keys to move a feeder by one point.", "Press the Option key to turn it on.",
      "Drag a photo onto another to make an album.", "Double-click its name to write a new one.",
      "Open a folder, and pull down to search only in it.",
      "Tap a photo to open it in black and white.",
      "Hold Shift and click a menu to see its commands.",
    ])
  func passing(message: String) {
    #expect(!Texts.ids(message: message).contains("T11"))
  }

  @Test("T11: the words of the gesture are quoted with the effect, without the stop of the list")
  func words() {
    let tip = GuidanceTip(id: "A", title: "Open a File", message: "Click a file to open it.")
    let found = Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == "T11" }
    #expect(found.map(\.words) == ["Click a file … to open it"])
  }
}
