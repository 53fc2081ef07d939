import SwiftUI
import TipKit

struct FavoriteBirdTip: Tip {
  static let favorited = Event(id: "favorited")

  var title: Text { Text("Your Favorites Are on Top") }

  var rules: [Rule] {
    [
      #Rule(Self.favorited) { $0.donations.count > 1 }
    ]
  }
}

struct Bird: Identifiable, Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}

struct BirdsView: View {
  @State private var birds = [
    Bird(id: 1, name: "Cardinal"), Bird(id: 2, name: "Blue Jay"), Bird(id: 3, name: "Robin"),
  ]

  var body: some View {
    Form {
      Section("Favorites: \(birds.filter(\.isFavorite).count)") {
        TipView(FavoriteBirdTip())
        ForEach($birds) { $bird in
          BirdRow(bird: $bird)
        }
      }
    }
  }
}

struct BirdRow: View {
  @Binding var bird: Bird

  var body: some View {
    HStack {
      Text(bird.name)
        .fontWeight(bird.isFavorite ? .bold : .regular)
      Spacer()
      FavoriteToggle(isOn: $bird.isFavorite)
        .accessibilityIdentifier("favorite-\(bird.id)")
    }
  }
}

struct FavoriteToggle: View {
  @Binding var isOn: Bool

  var body: some View {
    Button {
      isOn.toggle()
      if isOn { FavoriteBirdTip.favorited.sendDonation() }
    } label: {
      Image(systemName: isOn ? "star.fill" : "star")
        .foregroundStyle(isOn ? .yellow : .secondary)
    }
  }
}
