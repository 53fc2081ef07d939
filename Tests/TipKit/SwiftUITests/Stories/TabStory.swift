import SwiftUI
import TipKit

struct WriteJournalTip: Tip {
  static let openedJournal = Event(id: "openedJournal")

  var title: Text { Text("Write Down What You See") }
  var rules: [Rule] { #Rule(Self.openedJournal) { $0.donations.count >= 1 } }
}

struct BirdTabsView: View {
  @State private var selection = "birds"

  var body: some View {
    TabView(selection: $selection) {
      VStack {
        TipView(WriteJournalTip())
        Text("A robin")
      }
      .tabItem { Label("Birds", systemImage: "bird") }
      .tag("birds")
      JournalPage()
        .tabItem { Label("Journal", systemImage: "book") }
        .tag("journal")
    }
  }
}

struct JournalPage: View {
  @State private var visits = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Visits: \(visits)")
      Text(isOpen ? "Open" : "Closed")
    }
    .onAppear {
      visits += 1
      WriteJournalTip.openedJournal.sendDonation()
    }
    .onDisappear { isOpen = false }
    .task { isOpen = visits > 0 }
  }
}
