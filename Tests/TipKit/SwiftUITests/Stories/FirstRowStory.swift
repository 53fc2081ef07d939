import SwiftUI
import TipKit

struct SwipeToDeleteTip: Tip {
  var title: Text { Text("Swipe to Remove") }
  var message: Text? { Text("Swipe a visit to the left to remove it.") }
}

struct VisitsView: View {
  @State private var visits = ["Monday", "Tuesday", "Wednesday"]
  private let swipeTip = SwipeToDeleteTip()

  var body: some View {
    List {
      ForEach(Array(visits.enumerated()), id: \.element) { index, visit in
        if index == 0 {
          Text(visit)
            .popoverTip(swipeTip)
        } else {
          Text(visit)
        }
      }
      .onDelete { offsets in
        visits.remove(atOffsets: offsets)
        swipeTip.invalidate(reason: .actionPerformed)
      }
    }
    .overlay {
      if visits.isEmpty {
        Text("No visits yet")
          .foregroundStyle(.secondary)
      }
    }
  }
}
