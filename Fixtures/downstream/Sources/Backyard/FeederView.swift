import SwiftUI
import TipKit

struct FeederView: View {
  @Binding var seeds: Int

  var body: some View {
    VStack {
      TipView(FeederTip())
      Text("Seeds: \(seeds)")
      Button("Add a Seed") { seeds += 1 }
    }
  }
}

#Preview("Empty Feeder") {
  @Previewable @State var seeds = 0
  FeederView(seeds: $seeds)
}

#Preview {
  FeederView(seeds: .constant(12))
}
