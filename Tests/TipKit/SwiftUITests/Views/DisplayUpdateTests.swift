import SwiftUI
import Testing
import TipKit
import TipTesting

private struct CleanBathTip: Tip {
  var title: Text { Text("Clean the Bird Bath") }
}

private struct WarmWaterTip: Tip {
  var title: Text { Text("Warm Water Stays Open in Winter") }
}

/// A page with a tip in line, and a sheet with a second tip.
private struct BathView: View {
  @State private var isWarming = false

  var body: some View {
    VStack {
      TipView(CleanBathTip())
      Button("Winter") { isWarming = true }
    }
    .sheet(isPresented: $isWarming) { TipView(WarmWaterTip()) }
  }
}

@MainActor @Suite("Views: what tips did, each once", .tips) struct DisplayUpdateTests {
  @Test("A sheet has displays of its own, and the tip behind it goes on with its display")
  func sheet() {
    let screen = TipScreen(of: BathView())
    for _ in 1...2 {
      screen.tap("Winter")
      screen.dismissSheet()
    }
    screen.disappear()
    expectDisplays(
      """
      display began CleanBathTip
      display began WarmWaterTip
      display ended WarmWaterTip: left
      display began WarmWaterTip
      display ended WarmWaterTip: left
      display ended CleanBathTip: left
      """)
  }

  @Test("A display ends with its tab, and a new one begins when the tab is back")
  func tabs() {
    let screen = TipScreen(of: BirdTabsView())
    for _ in 1...2 {
      screen.tap("Journal")
      screen.tap("Birds")
    }
    screen.disappear()
    expectDisplays(
      """
      display began WriteJournalTip
      display ended WriteJournalTip: left
      display began WriteJournalTip
      display ended WriteJournalTip: left
      """)
  }

  @Test("A display ends below a pushed page, and the last one reaches the limit")
  func navigation() {
    let screen = TipScreen(of: BackyardsView())
    screen.tap("North Pond")
    screen.tap("Visitors")
    screen.goBack()
    screen.tap("Leave")
    expectDisplays(
      """
      display began NestBoxTip
      display ended NestBoxTip: left
      display began NestBoxTip
      display ended NestBoxTip: left
      invalidated NestBoxTip: displayCountExceeded
      """)
  }

  @Test("A tap outside of a popover dismisses it, and names the button at which it points")
  func popover() {
    let screen = TipScreen(of: VisitorsView())
    screen.tapOutside(FilterSpeciesTip())
    screen.tap("Filter")
    expectDisplays(
      """
      display began FilterSpeciesTip
      display ended FilterSpeciesTip: dismissed
      invalidated FilterSpeciesTip: actionPerformed
      """)
    let places = TipTest.displayUpdates.map(\.place)
    #expect(places == ["popover at Filter", "popover at Filter", nil])
  }

  @Test("A button of a tip comes once, by its label and by its action", arguments: [false, true])
  func press(_ isByAction: Bool) {
    let screen = TipScreen(of: WinterView())
    if isByAction {
      screen.tap(action: "later", on: SeasonalVisitorsTip())
    } else {
      screen.tap("Not Now")
    }
    expectDisplays(
      """
      display began SeasonalVisitorsTip
      pressed SeasonalVisitorsTip: later
      invalidated SeasonalVisitorsTip: tipClosed
      display ended SeasonalVisitorsTip: invalidated(tipClosed)
      """)
  }
}
