import SwiftUI
import TestSupport
import Testing
import TipKit
import TipReview
import TipTesting

private struct PossibleView: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var backyard: String?

  var body: some View {
    Text("North Pond")
      .alert("Error", isPresented: $isAsking) {
        Button("Remove", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
      .alert("Move it?", isPresented: $isAsking, presenting: backyard) { _ in Button("Yes") {} }
      .confirmationDialog("Sort Visitors", isPresented: $isChoosing) {
        Button("Show Newest") {}
        Button("Show Oldest") {}
        Button("Show Rarest") {}
        Button("Yes") {}
      }
  }
}

private struct FixedStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyle.Configuration) -> some View {
    VStack { configuration.title }
  }
}

@MainActor
@Suite("Stories: the help of their screens is checked", .tips)
struct StoryGuidanceTests {
  @Test("a page with an alert, a dialog, a tooltip and a popover has what is wrong with its texts")
  func alerts() {
    expectFailures([
      "(T15, tip:RemoveBackyardTip)…(T2, tip:RemoveBackyardTip)…(T3, tip:RemoveBackyardTip)…"
        + "(C6, tooltip:North Pond)\n  Begin with a verb."
    ]) {
      expectGoodGuidance(TipScreen(of: RemoveView()))
    }
  }

  @Test("a toolbar with a popover for everyone")
  func toolbar() {
    expectFailures(["(T15, tip:FilterSpeciesTip)\n  Add a rule…"]) {
      expectGoodGuidance(TipScreen(of: VisitorsView()))
    }
  }

  @Test("a group at two buttons has nothing")
  func group() {
    expectGoodGuidance(TipScreen(of: CareView()))
  }

  @Test("a page with a good tooltip and a good alert, and a tip without a message")
  func page() {
    expectFailures(["The tip has no message. (T3, tip:ShareBackyardTip)\n  Say in…"]) {
      expectGoodGuidance(TipScreen(of: BackyardView()))
    }
  }

  @Test("C10, T25: a tip in a style of the app's own has a control with a label to dismiss it")
  func style() {
    expectFailures(["(C10, control:xmark)…(T15, tip:JournalTip)…"]) {
      expectGoodGuidance(TipScreen(of: JournalView()))
    }
    expectFailures(["(T15, tip:JournalTip)…(T25, tip:JournalTip)\n  Give the tip's style a close…"])
    {
      expectGoodGuidance(TipScreen(of: TipView(JournalTip()).tipViewStyle(FixedStyle())))
    }
  }

  @Test("M10, M16: alerts and dialogs that do not show are read, one without its value is not")
  func possible() {
    let screen = TipScreen(of: PossibleView())
    expectFailures(["(M10, alert:Error)…(M16, alert:Sort Visitors)…"]) {
      expectGoodGuidance(screen)
    }
    #expect(screen.text == "North Pond")
  }
}
