import SwiftUI

/// A button style that goes on with one of the system.
struct SeedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
      .padding(4)
  }
}

/// Seeds to order: equal buttons in rows, a picker in a menu, and an alert with a default action.
struct SeedOrderView: View {
  @State private var seeds: [String] = []
  @State private var size = "Small"
  @State private var isOrdering = false
  @State private var news = "Nothing ordered"

  var body: some View {
    Text(news)
    List {
      ForEach(["Millet", "Thistle"], id: \.self) { seed in
        HStack {
          Text(seed)
          Button("Add") { seeds.append(seed) }
            .buttonStyle(SeedButtonStyle())
        }
      }
    }
    Menu("Bag") {
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
    }
    Button("Order") { isOrdering = true }
      .alert("Order \(seeds.count) bags?", isPresented: $isOrdering) {
        Button("Later") { news = "Later" }
        Button("Order") { news = "\(size): " + seeds.joined(separator: ", ") }
          .keyboardShortcut(.defaultAction)
          .accessibilityIdentifier("order")
          .disabled(seeds.isEmpty)
        Button("Cancel", role: .cancel) {}
      }
  }
}
