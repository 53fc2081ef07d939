import Testing
import TipGuidance

@Suite("Titles of tips")
struct TipTitleTests {
  @Test(
    "T1: an empty title is an error, and no other check reads it", arguments: ["", " ", "\u{200B}"])
  func t1(title: String) {
    #expect(Texts.ids(tip: title) == ["T1"])
    #expect(Texts.ids(tip: title, language: "de") == ["T1"])
  }

  @Test(
    "T2: a statement about a feature whose name is also a verb is found",
    arguments: [
      "Search Gives Better Results", "Search Helps You Find Birds",
      "Share Lets Friends See Birds", "Filter Makes Lists Short", "Map Works Offline",
      "Budget Got Better",
    ])
  func t2Feature(title: String) {
    #expect(Texts.ids(tip: title).contains("T2"), "\(title)")
  }

  @Test(
    "T2: a title that begins with a verb passes",
    arguments: [
      "Save to Favorites", "Filter by Species", "Set a $180 Fare Limit", "Free Up Space",
      "Create a New Folder", "Quickly Find Birds", "Don’t Miss a Visitor",
      "Never Lose a Note", "Fine-Tune Your Feeder", "Double-Tap to Zoom",
      "AirDrop a Backyard", "Reorder Your List", "Unpin a Backyard", "Share Photos",
      "Search Messages", "Group Photos by Year", "Name Your Backyard",
      "Time Your Feedings", "Map Your Walk", "Map Routes Offline", "Color the Sky",
      "Email Your Team", "Like a Photo", "Open in a New Window", "Back Up Your Photos",
      "Book Flights Together", "Schedule Reminders", "Mute Threads",
      "Add Birds You’ve Seen", "See What’s Blooming", "Get Directions Hands-Free",
      "Do More with Widgets", "Be Ready for Rain", "Let Siri Feed the Birds",
      "Focus on One Task", "Turn On Dark Mode", "Simmer Without Watching",
      "Caramelize Onions Evenly", "Rewind 10 Seconds", "Split the Bill",
      "Proof Dough Overnight", "Deglaze the Pan", "Zettelize Your Notes",
      "Re-Add a Removed Bird", "Plan Meals for the Week", "Shadow a Native Speaker",
      "Feather the Edges", "Stencil Your Name", "Track Your Sleep",
      "Sleep Better with a Schedule", "Time Each Lap", "Sort Tabs by Site",
      "Lock Notes with Face ID", "Ask Siri to Water the Garden", "Tidy Your Desktop",
      "Label Shelves in the Pantry", "Budget for the Holidays", "Voice a Character",
      "Check In on the Way", "Log Water with One Tap", "Log Meals",
      "Change How Photos Look", "Access Files Anywhere", "Keep Tabs on Spending",
      "Travel Light", "Watch Together", "Know Who’s at the Door",
      "Find Out When Birds Are Near", "Decide Who Can Join", "Make Sure Everyone Is In",
      "View Settings for Each Room", "Check the Forecast",
      "Import Settings from Your Old Phone", "Go Back to Any Version",
      "Start Typing Anywhere", "Enjoy Birdsong Offline", "“Name” Your List",
      "Beat the Clock", "Form Habits That Last", "Water Plants on Time",
      "Land Jobs Near You", "Screen Unknown Calls", "Stage Part of a File",
      "Up Your Game", "Page Through History", "Fast for 16 Hours", "Work Offline",
      "Find Parking", "Cut Spending", "Meal-Prep on Sundays",
    ])
  func t2Passes(title: String) {
    #expect(!Texts.ids(tip: title).contains("T2"), "\(title)")
  }

  @Test(
    "T2: nouns, adjectives, questions, statements and stops are found",
    arguments: [
      "Favorites", "Smart Filters", "Backyard Sharing", "The Species List",
      "Improved Search", "A Better Feeder", "Your Backyard", "New Filters",
      "All Your Birds", "Introducing Routes", "Sharing Backyards", "Bird Details",
      "Seasonal Visitors", "Search", "Filter", "Bookmarks", "Birds Love Seeds",
      "Search Just Got Better", "Search Is Faster", "You Can Share Backyards",
      "We Made Search Better", "It’s Easy to Share", "What’s New", "Where Are My Birds?",
      "Did You Know", "How to Share", "Ready to Fly", "Welcome to Backyards",
      "3 Ways to Save", "Two New Views", "For Bird Lovers", "With Widgets",
      "Sleep Tracking", "Sleep Schedule", "Budget Overview", "Voice Notes", "Map Layers",
      "Screen Time Reports", "Real-Time Alerts", "Turn-by-Turn Directions", "Dark Mode",
      "iCloud Is Here", "Siri Suggestions", "Faster Uploads", "Saves Your Photos",
      "Time to Feed the Birds", "Share Your Backyard.", "Save to Favorites?",
      "Bird’s Nest", "Advanced Search", "Offline Maps", "Notifications", "Customization",
      "Quick Actions", "Hidden Gestures", "Search Bar", "Share Sheet",
      "Message Reactions", "List View", "Journal Prompts", "Recipe Scaling",
      "Password Manager", "Interactive Widgets", "Photos in One Place",
      "Everything in One Place", "Multiple Accounts", "Home Screen Widgets",
      "Voice Commands", "Live Captions", "Picture in Picture", "Bill Splitting",
      "Heads-Up Display", "Check-In Reminders", "Speed Boost",
    ])
  func t2Finds(title: String) {
    #expect(Texts.ids(tip: title).contains("T2"), "\(title)")
  }

  @Test("T2: an unknown word is not evidence of a noun")
  func t2Unknown() {
    #expect(Texts.ids(tip: "Frobnicate Your Feeder").isEmpty)
    #expect(Texts.ids(tip: "AirBrush a Photo").isEmpty)
    #expect(Texts.ids(tip: "鳥を見る").isEmpty)
  }

  @Test("T2: the final stop of a title is removed mechanically")
  func t2Fix() throws {
    let content = GuidanceContent(tips: [
      GuidanceTip(id: "A", title: "Save to Favorites.", message: "Tap the star in a backyard.")
    ])
    let finding = try #require(Texts.findings(content).first)
    #expect(finding.id == "T2")
    #expect(finding.fix?.new == "Save to Favorites")
    #expect(Texts.ids(tip: "Add Photos, Notes, etc.").isEmpty)
  }

  @Test(
    "T18: short action titles with a verb in title case pass",
    arguments: [
      "Choose Area", "Not Now", "Later", "Learn More", "Maybe Later", "Get Started",
      "Done", "Set Up", "Sign In", "Open Settings", "Show Me How", "Try It",
      "Add to List", "Turn On Wi-Fi", "Search", "Filter", "Share", "Got It",
      "Remind Me Later", "No Thanks", "Open iCloud", "Add…", "Take the Tour",
      "Import PDF",
    ])
  func t18Passes(action: String) {
    #expect(Texts.ids(tip: "Save to Favorites", actions: [action]).isEmpty, "\(action)")
  }

  @Test(
    "T18: an answer does not say what an action does",
    arguments: ["OK", "ok", "Okay", "O.K.", "Yes", "No", "Sure", "Alright", "Yes, Please"])
  func t18Answers(action: String) {
    let content = GuidanceContent(tips: [
      GuidanceTip(
        id: "A", title: "Save to Favorites", message: "They are in your list.", actions: [action])
    ])
    let found = Texts.findings(content).filter { $0.id == "T18" }.map(\.message)
    #expect(found.first == "The action's title does not say what it does.")
  }

  @Test(
    "T18: long titles, nouns, lower case and stops are found",
    arguments: [
      "Choose area", "choose Area", "Settings Page", "Favorites", "Choose Area.",
      "Choose the Area of Your Feeder", "More birds", "The Settings", "New Feeder",
      "Is It Here?", "", "Add Seeds to Feeder", "Search Is Faster", "CHOOSE AREA", "SAVE",
    ])
  func t18Finds(action: String) {
    #expect(Texts.ids(tip: "Save to Favorites", actions: [action]) == ["T18"], "\(action)")
  }

  @Test("T18: more than three actions are found, and the case is fixed")
  func t18Count() throws {
    let many = ["Choose Area", "Add Seeds", "Learn More", "Not Now"]
    #expect(Texts.ids(tip: "Save to Favorites", actions: many) == ["T18"])
    #expect(Texts.ids(tip: "Save to Favorites", actions: Array(many.dropFirst())).isEmpty)
    let content = GuidanceContent(tips: [
      GuidanceTip(
        id: "A", title: "Save to Favorites", message: "Tap the star in a backyard.",
        actions: ["open the iCloud list"])
    ])
    let fixes = Texts.findings(content).compactMap(\.fix)
    #expect(fixes.map(\.new) == ["Open the iCloud List"])
  }

  @Test("T2: the first word is quoted when it is not a verb")
  func t2Words() {
    let tip = GuidanceTip(id: "A", title: "Smart Filters", message: "Tap the star in a backyard.")
    let findings = Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == "T2" }
    #expect(findings.map(\.words) == ["Smart"])
  }

  @Test("T18: the title case of an action's title with a final stop has no stop")
  func t18StopAndCase() {
    let tip = GuidanceTip(
      id: "A", title: "Save to Favorites", message: "Tap the star in a backyard.",
      actions: ["choose area."])
    let findings = Texts.findings(GuidanceContent(tips: [tip]))
    #expect(
      findings.map(\.suggestion) == ["Leave the stop out.", "Write \"Choose Area\"."])
    #expect(findings.compactMap(\.fix).map(\.new) == ["choose area", "Choose Area"])
  }
}
