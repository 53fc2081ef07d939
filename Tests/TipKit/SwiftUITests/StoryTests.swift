import SwiftUI
import Testing
import TipKit
import TipTesting

@MainActor
@Suite("Stories: view files of apps, driven by their labels", .tips)
struct StoryTests {
  @Test("an inline tip appears after three donations, and its × closes it for good")
  func inlineTip() async {
    let screen = TipScreen(of: BackyardListView())
    for _ in 1...2 { screen.tap("Add Backyard") }
    await screen.settle { screen.text.contains("Backyard 3") }
    #expect(screen.visibleIDs.isEmpty)
    screen.tap("Add Backyard")
    await screen.settle { screen.visibleIDs == ["SortBackyardsTip"] }
    #expect(screen.text.contains("Drag a backyard to move it in the list."))
    screen.tap("Close")
    #expect(screen.visibleIDs.isEmpty)
    expectStatus(SortBackyardsTip(), .invalidated(.tipClosed))
    screen.delete("North Pond")
    #expect(!screen.text.contains("North Pond"))
    #expect(screen.text.contains("Backyard 4"))
  }

  @Test("a popover points at its button in the toolbar, which works when the popover is closed")
  func toolbarPopover() {
    let screen = TipScreen(of: VisitorsView())
    #expect(screen.visiblePopover?.id == "FilterSpeciesTip")
    #expect(screen.visibleAnchor == "Filter")
    screen.tapOutside(FilterSpeciesTip())
    #expect(screen.visiblePopover == nil)
    expectStatus(FilterSpeciesTip(), .available)
    screen.tap("Edit")
    #expect(screen.text.contains("Done"))
    screen.tap("Filter")
    #expect(screen.text.contains("Only cardinals"))
    expectStatus(FilterSpeciesTip(), .invalidated(.actionPerformed))
  }

  @Test("a group shows its tips one after the other, each at its own button")
  func group() {
    let screen = TipScreen(of: CareView())
    #expect(screen.visibleAnchor == "Feeder")
    screen.tapOutside(FillFeederTip())
    #expect(screen.visibleIDs.isEmpty)
    screen.tap("Feeder")
    #expect(screen.visibleIDs == ["ChangeWaterTip"])
    #expect(screen.visibleAnchor == "Water")
    screen.tapOutside(ChangeWaterTip())
    screen.tap("Water")
    #expect(screen.visibleIDs.isEmpty)
    expectStatus(ChangeWaterTip(), .invalidated(.actionPerformed))
  }

  @Test("an action reaches the view's closure, which opens a URL")
  func actionOpensURL() {
    let screen = TipScreen(of: WinterView())
    screen.tap("Open the Guide")
    #expect(screen.openedURLs.map(\.absoluteString) == ["https://example.com/winter-guests"])
    #expect(screen.visibleIDs.isEmpty)
    expectStatus(SeasonalVisitorsTip(), .invalidated(.actionPerformed))
  }

  @Test("an action by its id reaches the same closure")
  func actionByID() {
    let screen = TipScreen(of: WinterView())
    screen.tap(action: "later", on: SeasonalVisitorsTip())
    expectStatus(SeasonalVisitorsTip(), .invalidated(.tipClosed))
    #expect(screen.openedURLs.isEmpty)
  }

  @Test("a task follows the tip's updates, and shows the app's own banner")
  func statusTask() async {
    let screen = TipScreen(of: SightingView())
    #expect(!screen.text.contains("Share Your Sighting"))
    screen.tap("Record Sighting")
    await screen.settle { screen.text.contains("Share Your Sighting") }
    screen.tap("Dismiss")
    await screen.settle { !screen.text.contains("Share Your Sighting") }
    #expect(screen.visibleIDs.isEmpty)
  }

  @Test("a state and bindings in two views below it change together")
  func bindings() {
    let screen = TipScreen(of: BirdsView())
    screen.tap("favorite-1")
    #expect(screen.text.contains("Favorites: 1"))
    screen.tap("favorite-3")
    #expect(screen.text.contains("Favorites: 2"))
    #expect(screen.visibleIDs == ["FavoriteBirdTip"])
    screen.tap("favorite-1")
    #expect(screen.text.contains("Favorites: 1"))
  }

  @Test("a tip in the first row moves to the row that is first")
  func firstRow() {
    let screen = TipScreen(of: VisitsView())
    #expect(screen.visibleAnchor == "Monday")
    screen.tapOutside(SwipeToDeleteTip())
    screen.delete("Monday")
    #expect(screen.text == "Tuesday\nWednesday")
    #expect(screen.visiblePopover == nil)
    screen.delete("Tuesday")
    screen.delete("Wednesday")
    #expect(screen.text == "No visits yet")
  }

  @Test("a pushed page shows its tip, each time as a display of its own")
  func navigation() {
    let screen = TipScreen(of: BackyardsView())
    #expect(screen.visibleIDs.isEmpty)
    screen.tap("North Pond")
    #expect(screen.text.contains("Welcome to North Pond"))
    #expect(!screen.text.contains("Old Orchard"))
    #expect(screen.visibleIDs == ["NestBoxTip"])
    screen.tap("Visitors")
    #expect(screen.text.contains("Nobody visits North Pond now"))
    #expect(screen.visibleIDs.isEmpty)
    screen.goBack()
    #expect(screen.visibleIDs == ["NestBoxTip"])
    screen.tap("Leave")
    #expect(screen.text.contains("Old Orchard"))
    expectStatus(NestBoxTip(), .invalidated(.displayCountExceeded))
  }

  @Test("a tip's action leads to pages, each with a stack of its own, and back one at a time")
  func nestedStacks() {
    let screen = TipScreen(of: HomeView())
    screen.tap("Sign In")
    screen.tap("Forgot your password?")
    screen.tap("Ask for Help")
    #expect(screen.text == "Write to the keeper of the backyard.")
    screen.goBack()
    screen.tap("Send a New Password")
    #expect(screen.text.contains("Look into your mail."))
    screen.goBack()
    #expect(screen.text == "Sign In\nName\nForgot your password?")
    screen.goBack()
    #expect(screen.text.contains("North Pond"))
    #expect(screen.visibleIDs == ["SignInTip"])
  }

  @Test("only the selected tab appears, and its donation comes when it is selected")
  func tabs() {
    let screen = TipScreen(of: BirdTabsView())
    #expect(screen.visibleIDs.isEmpty)
    #expect(WriteJournalTip.openedJournal.donations.count == 0)
    screen.tap("Journal")
    #expect(screen.text.contains("Visits: 1\nOpen"))
    #expect(WriteJournalTip.openedJournal.donations.count == 1)
    screen.tap("Birds")
    #expect(screen.visibleIDs == ["WriteJournalTip"])
    screen.tap("Journal")
    #expect(screen.text.contains("Visits: 2\nOpen"))
  }

  @Test("a sheet shows its tip, and returns what was chosen in it")
  func sheet() {
    let screen = TipScreen(of: FeederView())
    screen.tap("Change Seed")
    #expect(screen.visibleIDs == ["ChooseSeedTip"])
    #expect(!screen.text.contains("Seed: Sunflower"))
    screen.choose("Thistle", in: "Seed")
    screen.tap("Save")
    #expect(screen.text.contains("Seed: Thistle"))
    #expect(screen.text.contains("Closed 1 times"))
    #expect(screen.visibleIDs.isEmpty)
    screen.tap("Change Seed")
    screen.enter("Peanuts", into: "Another Seed")
    screen.dismissSheet()
    #expect(screen.text.contains("Seed: Peanuts"))
    #expect(screen.text.contains("Closed 2 times"))
  }

  @Test("an alert is in front of everything, and its button runs")
  func alert() {
    let screen = TipScreen(of: RemoveView())
    #expect(screen.visibleAnchor == "Remove")
    screen.tapOutside(RemoveBackyardTip())
    screen.tap("Remove")
    let alerts = AlertStage(platform: .iOS)
    alerts.expectAlert("Remove “North Pond”?", buttons: ["Cancel", "Remove"])
    #expect(screen.text.contains("Its visitors are removed from your journal."))
    alerts.press("Cancel")
    #expect(screen.text.contains("North Pond"))
    screen.tap("Remove")
    screen.tap("Remove")
    alerts.expectNoAlert()
    #expect(screen.text.contains("Removed"))
    screen.tap("Share")
    screen.tap("Cancel")
    screen.tap("Share")
    screen.tap("Copy Link")
    #expect(screen.text.contains("Copied"))
  }

  @Test("a tooltip of a view shows below the pointer")
  func toolTip() {
    let screen = TipScreen(of: RemoveView(), platform: .macOS)
    screen.close(RemoveBackyardTip())
    let pointer = Pointer(on: screen)
    pointer.move(to: "North Pond")
    pointer.rest(for: .seconds(2))
    #expect(screen.visibleToolTip == "The name of the backyard")
  }

  @Test("a custom style makes the tip's content, whose button runs handler and closure")
  func customStyle() {
    JournalLog.shared.lines = []
    let screen = TipScreen(of: JournalView())
    #expect(screen.text == "TIP\nWrite a Journal\nNote who came, and when.\nStart")
    screen.tap("Start")
    #expect(JournalLog.shared.lines == ["handler", "view 0"])
    screen.tap("xmark")
    #expect(screen.text == "")
    expectStatus(JournalTip(), .invalidated(.tipClosed))
  }

  @Test("the views of previews compile and run, and previews stay out of the way")
  func previews() {
    let screen = TipScreen(of: NightView_Previews.previews)
    #expect(screen.outline.contains("Toggle \"Night\" = on"))
    #expect(screen.outline.contains("Toggle \"Night\" = off"))
  }

  @Test("an app's first window shows its tabs, which share a model")
  func app() {
    let screen = TipScreen(of: BackyardApp())
    #expect(screen.visibleIDs == ["WelcomeTip"])
    screen.tap("Settings")
    #expect(screen.text.contains("0 visitors"))
    #expect(screen.visibleIDs.isEmpty)
    screen.tap("Visitors")
    screen.tap("Welcome")
    #expect(screen.text.contains("Last: Robin"))
    expectStatus(WelcomeTip(), .invalidated(.actionPerformed))
    screen.tap("Welcome")
    screen.tap("Welcome")
    #expect(screen.text.contains("Last: Wren"))
    screen.tap("Settings")
    #expect(screen.text.contains("4 visitors"))
    screen.tap("Forget All")
    #expect(screen.text.contains("0 visitors"))
  }
}
