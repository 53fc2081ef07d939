import SwiftUI
import TipKit

struct ShareSightingTip: Tip {
  @Parameter static var hasSighting: Bool = false

  var title: Text { Text("Share Your Sighting") }

  var rules: [Rule] {
    #Rule(Self.$hasSighting) { $0 == true }
  }
}

struct SightingView: View {
  let tip = ShareSightingTip()
  @State private var isBannerVisible = false
  @State private var count = 0

  var body: some View {
    VStack {
      if isBannerVisible {
        HStack {
          tip.title
          Button("Dismiss") { tip.invalidate(reason: .tipClosed) }
        }
        .background(.yellow, in: RoundedRectangle(cornerRadius: 12))
        .transition(.opacity)
      }
      Button("Record Sighting") {
        withAnimation { count += 1 }
        ShareSightingTip.hasSighting = true
      }
      Text("^[\(count) sighting](inflect: true)")
    }
    .task {
      for await shouldDisplay in tip.shouldDisplayUpdates {
        isBannerVisible = shouldDisplay
      }
    }
  }
}
