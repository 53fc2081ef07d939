import SwiftUI
import TipKit

struct SeasonalVisitorsTip: Tip {
  var title: Text { Text("Meet the Winter Guests") }
  var message: Text? { Text("Some birds visit only while it is cold.") }
  var image: Image? { Image(systemName: "snowflake") }

  var actions: [Action] {
    Action(id: "guide", title: "Open the Guide")
    Action(id: "later", title: "Not Now")
  }
}

struct WinterView: View {
  @Environment(\.openURL) private var openURL
  private let tip = SeasonalVisitorsTip()

  var body: some View {
    VStack(spacing: 20) {
      TipView(tip, arrowEdge: .bottom) { action in
        switch action.id {
        case "guide":
          if let url = URL(string: "https://example.com/winter-guests") {
            openURL(url) { accepted in
              if accepted { tip.invalidate(reason: .actionPerformed) }
            }
          }
        default:
          tip.invalidate(reason: .tipClosed)
        }
      }
      Image(systemName: "snowflake.circle")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
    }
  }
}
