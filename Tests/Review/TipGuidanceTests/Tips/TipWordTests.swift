import Testing
import TipGuidance
import TipModel

@Suite("Words of tips")
struct TipWordTests {
  @Test(
    "T5: calls to buy, offers and exclamation marks are found",
    arguments: [
      "Get 50% off seeds this week.", "Start your free trial to see more.",
      "Upgrade to see all birds.", "Subscribe to unlock every bird.",
      "Buy more seeds in the app.", "Songs are now available.", "Great job!",
      "All birds for only $2.99.", "Save 20% when you join.",
      "Save up to 40% on an annual plan.", "Go Premium to see more.",
      "Hurry, the sale ends soon.", "Unlock premium for $4.99 a month.",
      "Limited-time offer.", "Tap here to upgrade.", "Don’t miss out on seeds.",
      "Get Pro for $3 per month.",
    ])
  func t5Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T5"), "\(message)")
  }

  @Test(
    "T5: amounts, percentages and the app's own subjects pass",
    arguments: [
      ("Set a $180 Fare Limit", "You hear when a trip costs more."),
      ("Free Up Space", "Remove songs that you have not heard for a year."),
      ("Save $20 a Week", "Move money to a goal each Friday."),
      ("Set Aside 10% of Each Paycheck", "The rest stays in your account."),
      ("Find Deals Near You", "Stores with discounts have a green pin."),
      ("Track Price Drops", "Get a note when a seed is on sale."),
      ("Subscribe to a Calendar", "Paste its address, and new events appear."),
      ("Cancel a Booking", "You get your money back until the evening before."),
      ("Upgrade Your Towers", "Tap a tower between waves."),
      ("Buy Tickets Together", "Choose seats, and friends pay their part."),
      ("Split a Tip", "Choose 15%, 18%, or 20% for each person."),
      ("Show Only Trips Under $200", "Drag the slider to your limit."),
      ("Dim the Lights to 50%", "Drag down on the lamp."),
      ("See What’s Left", "Only $5 left in a budget turns it red."),
      ("Watch Your Battery", "At 20% the lamp turns off by itself."),
      ("Check Which Rooms Are Free", "See which rooms are now available in green."),
      ("Redeem a Coupon Code", "Enter the code before you pay."),
      ("Compare Plans", "Filter by price to see plans under $30 a month."),
      ("Free Your Hands", "Say the name of a bird to log it."),
      ("Clear Space", "Turn this on to save up to 50% battery."),
    ])
  func t5Passes(title: String, message: String) {
    #expect(!Texts.ids(tip: title, message).contains("T5"), "\(title)")
  }

  @Test("T5: titles that sell are found, and the words are the text's own")
  func t5Titles() throws {
    for title in [
      "Buy Premium", "Upgrade to Pro", "Subscribe Today", "Get 50% Off", "Share Birds!",
      "Upgrade Now", "Try Premium Free", "Save 50%",
    ] {
      #expect(Texts.ids(tip: title).contains("T5"), "\(title)")
    }
    let content = GuidanceContent(tips: [
      GuidanceTip(id: "A", title: "Feed the Birds", message: "Tap a seed to get 50% off today.")
    ])
    #expect(Texts.findings(content).first { $0.id == "T5" }?.words == "get 50% off")
  }

  @Test(
    "T6: error messages are found",
    arguments: [
      "Couldn’t load the birds.", "The feeder failed to open.",
      "Unable to find your backyard.", "An error occurred while saving.",
      "Something went wrong.", "Upload failed.", "ERROR: no seeds.", "Error 404.",
      "We couldn’t reach the feeder.", "The camera was not able to focus, error code 12.",
      "Your list could not be saved.",
    ])
  func t6Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T6"), "\(message)")
  }

  @Test(
    "T6: titles of error messages are found",
    arguments: [
      "Sync Failed", "Error", "Network Error", "Sync Error", "Error Loading Birds",
      "Unable to Connect", "Couldn’t Save", "Failed to Load",
    ])
  func t6Titles(title: String) {
    #expect(Texts.ids(tip: title).contains("T6"), "\(title)")
  }

  @Test(
    "T6: tips about errors pass",
    arguments: [
      ("Fix Spelling Errors", "Touch and hold a word to see how it is written."),
      ("Retry Failed Uploads", "Pull down to send what failed again."),
      ("Report an Error", "Shake your phone, and write what went wrong."),
      ("See Why a Backup Failed", "Tap the date to see details."),
      ("Clean the Lens", "If a scan fails, wipe the camera."),
      ("Catch Errors Early", "A red line marks an error."),
      ("Undo a Move", "If the app couldn’t find a bird, choose it by hand."),
      ("Name Birds Later", "Mark birds you couldn’t name, and ask friends."),
      ("Save for Later", "When you are unable to talk, send a photo."),
      ("Check Your Work", "The margin shows errors that people often make."),
      ("Share a List", "It couldn’t be easier: tap the star."),
      ("Show Error Bars", "Choose a chart, and turn on its error bars."),
      ("Hear Every Bird", "Unable to hear a wren? Turn up the volume."),
      ("Reach a Friend", "A friend who is unable to come sees the birds live."),
      ("Help a Young Bird", "Feed birds unable to reach the feeder."),
      ("Plan a Visit", "Friends marked as unable get no invitation."),
    ])
  func t6Passes(title: String, message: String) {
    #expect(!Texts.ids(tip: title, message).contains("T6"), "\(title)")
  }

  @Test(
    "T6: a finding quotes the words that show the error",
    arguments: [
      ("We are unable to find your backyard.", "unable to find"),
      ("The wren tried to sing, but was unable to.", "unable to"),
      ("The app couldn’t load the birds.", "couldn’t load"),
      ("Your list could not.", "could not"),
      ("The upload failed because of rain.", "failed"),
      ("Error 404 in the feeder.", "Error 404"), ("ERROR", "ERROR"),
    ])
  func t6Words(message: String, words: String) {
    let tip = GuidanceTip(id: "A", title: "Feed the Birds", message: message)
    let findings = Texts.findings(GuidanceContent(tips: [tip])).filter { $0.id == "T6" }
    #expect(findings.map(\.words) == [words])
  }

  @Test(
    "T10: words of a different input are found",
    arguments: [
      ("Click the star.", TipPlatform.iOS), ("Click a bird to share it.", .iPadOS),
      ("Right-click a bird.", .iOS), ("Click the crown.", .watchOS),
      ("Tap the star.", .macOS), ("Double-tap a bird.", .macOS),
      ("Touch and hold a bird.", .macOS), ("Click the star.", .tvOS),
      ("Tap the star.", .tvOS), ("Click the star.", .visionOS),
      ("Press the X button on your game controller.", .tvOS),
      ("Hover over a bird.", .iOS), ("Share it by clicking the star.", .iOS),
      ("Then you click Share.", .iOS), ("Share it with one click.", .iOS),
      ("Share it with a single tap.", .macOS), ("Open a list, then tap Share.", .macOS),
      ("To share, click the star.", .iOS), ("Pinch to zoom.", .tvOS),
      ("Control-click a bird for more.", .visionOS),
    ])
  func t10Finds(message: String, platform: TipPlatform) {
    #expect(Texts.ids(message: message, platform: platform).contains("T10"), "\(message)")
  }

  @Test(
    "T10: the platform's own words, names and other things pass",
    arguments: [
      ("Tap the star.", TipPlatform.iOS), ("Click the star.", .macOS),
      ("Press the star.", .tvOS), ("Swipe up on the remote.", .tvOS),
      ("Look at a bird and tap.", .visionOS), ("Pinch and drag a bird.", .visionOS),
      ("Turn on Tap to Click in Settings.", .macOS),
      ("Add a Click Track to a song.", .iOS),
      ("See how many clicks your link got.", .iOS), ("Log a glass of tap water.", .macOS),
      ("Tap with two fingers on the trackpad.", .macOS),
      ("Practice with a click track.", .iOS), ("Pinch the trackpad to zoom.", .macOS),
      ("Choose a bird.", .visionOS), ("Use the back tap of your iPhone.", .macOS),
    ])
  func t10Passes(message: String, platform: TipPlatform) {
    #expect(!Texts.ids(message: message, platform: platform).contains("T10"), "\(message)")
  }

  @Test("T10: titles count, names of features do not, and without a platform nothing is found")
  func t10Titles() {
    #expect(Texts.ids(tip: "Click a Bird", "It sings.", platform: .iOS).contains("T10"))
    #expect(
      !Texts.ids(tip: "Turn On Tap to Click", "It is quicker.", platform: .macOS).contains("T10"))
    #expect(
      !Texts.ids(tip: "Add a Click Track", "It is in the menu.", platform: .iOS).contains("T10"))
    #expect(!Texts.ids(message: "Click the star, and tap Done.").contains("T10"))
  }

  @Test(
    "T11: what every app does in the same way is found",
    arguments: [
      "Tap the Back button to go back.", "Use the back arrow to return to the list.",
      "Swipe up to scroll the list.", "Tap the close button to close the window.",
      "Use the search bar to search for birds.", "Pinch to zoom in on a map.",
      "Tap the switch to turn it on.", "Pull down to refresh the list.",
      "Use the tab bar to switch between tabs.", "Tap Cancel to cancel.",
      "Drag the slider left or right to change the value.",
      "Scroll down to see more birds.", "The switch turns it on.",
    ])
  func t11Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T11"), "\(message)")
  }

  @Test(
    "T11: what only this app does passes",
    arguments: [
      "Touch and hold the Back button to go back to any backyard.",
      "Switch between lists to turn a page.", "Type a color in the search field.",
      "Drag the slider to dim the lamp.", "Tap the Share button to invite friends.",
      "Double-tap the Home button to feed the birds.",
      "Pinch the timeline to zoom in on a day.", "Swipe down with two fingers to select.",
    ])
  func t11Passes(message: String) {
    #expect(!Texts.ids(message: message).contains("T11"), "\(message)")
  }

  @Test(
    "T12: terms that exclude people are found",
    arguments: [
      "Add birds to the blacklist.", "Your whitelist is empty.",
      "Use this as a sanity check.", "Fill in dummy names.",
      "The master/slave mode syncs.", "It saves man-hours.", "This is a crazy trick.",
      "Ask the guys for seeds.", "Each user can set his or her feeder.",
      "Old lists are grandfathered in.", "The free plan is crippled.",
    ])
  func t12Finds(message: String) {
    #expect(Texts.ids(message: message).contains("T12"), "\(message)")
  }

  @Test(
    "T12: words with a different sense pass",
    arguments: [
      "Master the guitar in a week.", "Check the master bedroom.",
      "Play Crazy Eights offline.", "Call your grandfather.",
      "Add a bird to the block list.", "Watch a tribe of monkeys.",
    ])
  func t12Passes(message: String) {
    #expect(!Texts.ids(message: message).contains("T12"), "\(message)")
  }
}
