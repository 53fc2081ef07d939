import SwiftUI
import TipKit

struct SortBackyardsTip: Tip {
  static let backyardAdded = Event(id: "backyardAdded")

  var title: Text {
    Text("Sort Your Backyards")
  }

  var message: Text? {
    Text("Drag a backyard to move it in the list.")
  }

  var image: Image? {
    Image(systemName: "arrow.up.arrow.down")
  }

  var rules: [Rule] {
    #Rule(Self.backyardAdded) {
      $0.donations.count >= 3
    }
  }

  var options: [TipOption] {
    MaxDisplayCount(5)
  }
}

struct BackyardListView: View {
  @State private var names = ["North Pond"]

  private let sortTip = SortBackyardsTip()

  var body: some View {
    List {
      TipView(sortTip)
        .tipBackground(Color.teal.opacity(0.2))
        .tipCornerRadius(8)

      ForEach(names, id: \.self) { name in
        Label(name, systemImage: "tree")
      }
      .onDelete { names.remove(atOffsets: $0) }

      Button("Add Backyard", systemImage: "plus") {
        names.append("Backyard \(names.count + 1)")
        Task {
          await SortBackyardsTip.backyardAdded.donate()
        }
      }
      .buttonStyle(.borderedProminent)
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Backyards")
  }
}

#Preview {
  BackyardListView()
    .task {
      try? Tips.resetDatastore()
      try? Tips.configure([
        .displayFrequency(.immediate),
        .datastoreLocation(.applicationDefault),
      ])
    }
}
