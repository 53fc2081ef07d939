import SwiftUI
import TipKit

struct FavoriteBackyardTip: Tip {
  static let backyardViewed = Event(id: "backyardViewed")

  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "learn-more", title: "Learn More") }
  var rules: [Rule] { #Rule(Self.backyardViewed) { $0.donations.count >= 2 } }
}

struct BackyardList: View {
  @State private var count = 0
  @State private var isShowingHelp = false
  private let tip = FavoriteBackyardTip()

  var body: some View {
    NavigationStack {
      List {
        TipView(tip) { action in
          if action.id == "learn-more" { isShowingHelp = true }
        }
        .tipBackground(Color.green.opacity(0.2))

        Text("Viewed \(count) times")
          .font(.headline)
        Button("View") {
          count += 1
          FavoriteBackyardTip.backyardViewed.sendDonation()
        }
        .buttonStyle(.borderedProminent)
      }
      .navigationTitle("Backyards")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Favorite", systemImage: "star") { tip.invalidate(reason: .actionPerformed) }
            .popoverTip(tip, arrowEdge: .top)
        }
      }
      .sheet(isPresented: $isShowingHelp) {
        HelpView()
      }
    }
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Help")
      Button("Done") { dismiss() }
    }
  }
}

#Preview {
  BackyardList()
}
