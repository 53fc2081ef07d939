import SwiftUI
import TipKit

struct PlumageTip: Tip {
  static let plumage = Color(red: 0.9, green: 0.4, blue: 0.1)

  @Parameter static var hasSeenMolt: Bool = false

  var title: Text { Text("Plumage").foregroundStyle(Self.plumage) }
  var message: Text? {
    Text("It changes with the season: ") + Text("look closely").font(.title3).foregroundColor(.blue)
  }
  var image: Image? {
    Image(systemName: "circle.lefthalf.filled").renderingMode(.template)
  }

  var rules: [Rule] {
    #Rule(PlumageTip.$hasSeenMolt) { $0 == false }
  }
}
