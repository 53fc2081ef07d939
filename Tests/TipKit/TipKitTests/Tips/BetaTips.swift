import SwiftUI
import TipKit

struct OldPhotoTip: Tip {
  var title: Text { Text("Import Old Photos") }
  var message: Text? { Text("They join your timeline.") }
  var asset: Image? { Image(systemName: "photo.on.rectangle") }
}

struct OldAlbumTip: Tip {
  var title: Text { Text("Albums") }
  var asset: Image? {
    Image("Album")
  }

  var rules: [Rule] {
    #Rule(FavoriteBackyardTip.didViewBackyard) { $0.donations.count >= 1 }
  }
}
