import SwiftUI
import TipKit

struct ShareBackyardTip: Tip {
  static let favorited = Event(id: "favorited")

  var title: Text { Text("Share a Backyard") }
  var rules: [Rule] { #Rule(Self.favorited) { $0.donations.count >= 1 } }
}

struct BackyardView: View {
  @State private var isFavorite = false
  @State private var isDeleting = false

  var body: some View {
    VStack {
      Button(isFavorite ? "Unfavorite" : "Favorite") {
        isFavorite.toggle()
        ShareBackyardTip.favorited.sendDonation()
      }
      Button("Share", systemImage: "square.and.arrow.up") {}
        .help("Send this backyard to a friend")
        .popoverTip(ShareBackyardTip())
      Button("Delete") { isDeleting = true }
        .alert("Delete this backyard?", isPresented: $isDeleting) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
    }
  }
}
