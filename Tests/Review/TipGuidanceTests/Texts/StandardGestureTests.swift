import Testing
import TipGuidance

@Suite("Standard gestures")
struct StandardGestureTests {
  @Test(
    "T11: a standard component with its standard gesture and effect is found",
    arguments: [
      "Type a word in the search field to find notes.",
      "Scroll the picker to choose a day.", "Click a menu to see its commands.",
      "Double-click a file to open it.",
      "To find a song, enter its name in the search bar.", "Tap a message to read it.",
      "Flip the switch to turn songs on or off.", "Click a tab to switch to it.",
      "Click a link to go to its page.", "Tap the pop-up menu to choose an option.",
      "Drag an edge of the window to make it larger.",
      "Press Command-C to copy the song.",
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
      "Touch and hold the picker to jump to today.",
      "Tap a photo to see where you took it.",
      "Tap a photo to open it, then drag the wheel below it.",
      "Drag the slider to compare the photo with the older one.",
      "Use the arrow keys to move a feeder by one point.",
      "Press the Option key to turn it on.",
      "Drag a photo onto another to make an album.",
      "Double-click its name to write a new one.",
      "Open a folder, and pull down to search only in it.",
      "Tap a photo to open it in black and white.",
      "Hold Shift and click a menu to see its commands.",
    ])
  func passing(message: String) {
    #expect(!Texts.ids(message: message).contains("T11"))
  }

  @Test(
    "T11: a component with its gesture is found where nothing else is said",
    arguments: [
      ("Change the Tempo", "Drag the slider to the right for a higher value, and left for less."),
      ("Change the Tempo", "Drag the tempo slider to the right to raise the tempo."),
      ("Turn On Cloud Saves", "Tap the switch so that it turns green. Tap again, and it's off."),
      ("Turn On Cloud Saves", "Slide the switch to the right until it turns green."),
      ("Choose a Country", "Scroll through the names of the picker until it is in the middle."),
      ("Close the Score Window", "Click the red button in the top-left corner of the window."),
      ("Find a Contact", "Start typing in the search box, and matching contacts appear."),
      ("Pick a Theme", "Click the drop-down menu and select a theme."),
      ("Open a Draft", "Double-click a file in the list to open it in a window."),
    ])
  func component(title: String, message: String) {
    #expect(Texts.ids(tip: title, message).contains("T11"))
  }

  @Test(
    "T11: one word that only this app has makes a use of it",
    arguments: [
      ("Change the Tempo", "Drag the slider to the right to hear the song as a waltz."),
      ("See a Season", "Drag the slider to see the birds of each month."),
      ("Sort Payees", "Open the Sort menu to order payees by amount."),
      ("Scroll to the Top", "Tap the status bar to scroll to the top."),
      ("Scroll to the Top", "Hold the tab to go to the top."),
      ("Delete a Row", "Swipe left on a row to delete it."),
      ("Map a Knob", "Turn the knob once, then choose the sound it should change."),
      ("Find a Switch", "The switch is at the top of the list."),
    ])
  func purpose(title: String, message: String) {
    #expect(!Texts.ids(tip: title, message).contains("T11"))
  }

  @Test(
    "T11: a tooltip is judged without a title, which would be its own text",
    arguments: [
      ("Click the box to set or clear its check mark", true),
      ("Select the checkbox to turn this on, deselect it for off", true),
      ("Click to open the menu, then choose an item from it", true),
      ("Click the box to mark a backyard as visited", false),
    ])
  func toolTips(text: String, isFound: Bool) {
    let content = GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: text)])
    #expect(Texts.findings(content).contains { $0.id == "T11" } == isFound)
  }

  @Test("T11: the words of the gesture are quoted with the effect, without the stop of the list")
  func words() {
    let tip = GuidanceTip(id: "A", title: "Open a File", message: "Click a file to open it.")
    let found = Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == "T11" }
    #expect(found.map(\.words) == ["Click a file … to open it"])
  }
}
