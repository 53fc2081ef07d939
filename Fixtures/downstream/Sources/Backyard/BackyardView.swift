import SwiftUI
import TipKit

struct BackyardView: View {
  @State private var isFavorite = false

  var body: some View {
    VStack {
      TipView(FeederTip())
      Button("Favorite", systemImage: isFavorite ? "star.fill" : "star") {
        isFavorite.toggle()
        FavoriteBackyardTip().invalidate(reason: .actionPerformed)
      }
      .popoverTip(FavoriteBackyardTip())
      .help("Keep this backyard at the top of the list")
    }
    .task { await FavoriteBackyardTip.didView.donate() }
  }
}
