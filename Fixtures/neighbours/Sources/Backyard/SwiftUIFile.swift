import struct SwiftUI.Text
import SwiftUI

struct FeederView: SwiftUI.View {
  @SwiftUI.State private var visits = 0

  var body: some View {
    VStack {
      SwiftUI.Text("\(visits) visits")
      Button("Fill") { visits += 1 }
        .popoverTip(FeederTip())
    }
  }
}

#Preview { FeederView() }
