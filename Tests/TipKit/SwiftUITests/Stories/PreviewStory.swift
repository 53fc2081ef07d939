import SwiftUI
import TipKit

struct NightModeTip: Tip {
  var title: Text { Text("Listen at Night") }
}

struct NightView: View {
  @Binding var isNight: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Toggle("Night", isOn: $isNight)
      .popoverTip(NightModeTip())
      .tint(colorScheme == .dark ? .orange : .accentColor)
  }
}

#Preview {
  NightView(isNight: .constant(false))
}

#Preview("Night", traits: .sizeThatFitsLayout) {
  @Previewable @State var isNight = true
  NightView(isNight: $isNight)
    .preferredColorScheme(.dark)
}

struct NightView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      NightView(isNight: .constant(true))
        .previewDisplayName("Night")
      NightView(isNight: .constant(false))
    }
  }
}
