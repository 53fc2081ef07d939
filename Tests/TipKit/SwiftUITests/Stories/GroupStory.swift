import SwiftUI
import TipKit

struct FillFeederTip: Tip {
  var title: Text { Text("Fill the Feeder") }
  var message: Text? { Text("Birds come back to a feeder that is full.") }
}

struct ChangeWaterTip: Tip {
  var title: Text { Text("Change the Water") }
  var message: Text? { Text("Fresh water brings more visitors.") }
}

struct CareView: View {
  @State private var tips = TipGroup(.ordered) {
    FillFeederTip()
    ChangeWaterTip()
  }

  var body: some View {
    VStack {
      Button {
        tips.currentTip?.invalidate(reason: .actionPerformed)
      } label: {
        Label("Feeder", systemImage: "fork.knife")
      }
      .popoverTip(tips.currentTip as? FillFeederTip)

      Button {
        tips.currentTip?.invalidate(reason: .actionPerformed)
      } label: {
        Label("Water", systemImage: "drop")
      }
      .popoverTip(tips.currentTip as? ChangeWaterTip)
    }
    .padding()
  }
}
