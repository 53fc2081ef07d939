import SwiftUI
import TipKit

struct ChooseSeedTip: Tip {
  var title: Text { Text("Choose the Right Seeds") }
  var message: Text? { Text("Finches like thistle seeds.") }
}

struct FeederView: View {
  @State private var isChoosing = false
  @State private var seed = "Sunflower"
  @State private var closed = 0

  var body: some View {
    VStack {
      Text("Seed: \(seed)")
      Button("Change Seed") { isChoosing = true }
      Text("Closed \(closed) times")
    }
    .sheet(isPresented: $isChoosing) {
      closed += 1
    } content: {
      SeedSheet(seed: $seed)
        .presentationDetents([.medium])
    }
  }
}

struct SeedSheet: View {
  @Binding var seed: String
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationView {
      Form {
        TipView(ChooseSeedTip())
        Picker("Seed", selection: $seed) {
          ForEach(["Sunflower", "Thistle", "Millet"], id: \.self) { name in
            Text(name).tag(name)
          }
        }
        .pickerStyle(.inline)
        TextField("Another Seed", text: $seed)
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { dismiss() }
        }
      }
    }
  }
}
