import SwiftUI
import TipKit

struct FillFeederTip: Tip {
  var title: Text { Text("Fill the Feeder") }
  var message: Text? { Text("Birds come back to a feeder that is full.") }
}

struct FeederView: View {
  @Binding var seeds: Int

  var body: some View {
    VStack {
      Text("\(seeds) seeds")
      Button("Add a Seed") { seeds += 1 }
    }
  }
}

private struct NightBirds: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Owl" }

  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context)
    }
  }
}

#Preview {
  FeederView(seeds: .constant(3))
}

#Preview("Night", traits: .sizeThatFitsLayout, .modifier(NightBirds())) {
  @Previewable @State var seeds = 1
  FeederView(seeds: $seeds)
}

#Preview("Blank") {
  Button("") {}
}

#Preview("Everyone") {
  TipView(FillFeederTip())
}

#Preview("Trap") {
  let seeds: [Int] = []
  Text("\(seeds[0]) seeds")
}

enum Hidden {
  #Preview("Nested") {
    Button("") {}
  }
}

#Preview("Night") {
  FeederView(seeds: .constant(7))
}
