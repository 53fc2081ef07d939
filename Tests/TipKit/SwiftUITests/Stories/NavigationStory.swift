import SwiftUI
import TipKit

struct NestBoxTip: Tip {
  var title: Text { Text("Put Up a Nest Box") }
  var options: [any TipOption] { MaxDisplayCount(2) }
}

struct Backyard: Hashable, Identifiable {
  var id: String { name }
  let name: String
}

struct BackyardsView: View {
  private let backyards = [Backyard(name: "North Pond"), Backyard(name: "Old Orchard")]
  @State private var path: [Backyard] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(backyards) { backyard in
        NavigationLink(backyard.name, value: backyard)
      }
      .navigationTitle("All Backyards")
      .navigationDestination(for: Backyard.self) { backyard in
        BackyardDetail(backyard: backyard)
      }
    }
  }
}

struct BackyardDetail: View {
  let backyard: Backyard
  @Environment(\.dismiss) private var dismiss
  @State private var hasAppeared = false

  var body: some View {
    VStack {
      TipView(NestBoxTip(), arrowEdge: .top)
      Text(hasAppeared ? "Welcome to \(backyard.name)" : "Loading")
      NavigationLink("Visitors") {
        Text("Nobody visits \(backyard.name) now")
      }
      Button("Leave", role: .cancel) { dismiss() }
    }
    .onAppear { hasAppeared = true }
    .navigationTitle(backyard.name)
  }
}
