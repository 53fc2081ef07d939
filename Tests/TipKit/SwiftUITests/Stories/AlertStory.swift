import SwiftUI
import TipKit

struct RemoveBackyardTip: Tip {
  var title: Text { Text("Removing Is Final") }
}

struct RemoveView: View {
  @State private var isAsking = false
  @State private var isSharing = false
  @State private var state = "North Pond"

  var body: some View {
    VStack {
      Text(state)
        .help("The name of the backyard")
      Button("Remove", role: .destructive) { isAsking = true }
        .popoverTip(RemoveBackyardTip(), arrowEdge: .bottom)
      Button("Share") { isSharing = true }
    }
    .alert("Remove “North Pond”?", isPresented: $isAsking) {
      Button("Remove", role: .destructive) { state = "Removed" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its visitors are removed from your journal.")
    }
    .confirmationDialog("Share", isPresented: $isSharing) {
      Button("Copy Link") { state = "Copied" }
    }
  }
}
