#if canImport(SwiftUI)
  import SwiftUI

  // A library for Apple's systems may use all of SwiftUI.
  struct RoostRenderer: View {
    var body: some View {
      Canvas { context, _ in context.draw(Text(verbatim: "Roost"), at: .zero) }
    }

    @MainActor func image() -> CGImage? { ImageRenderer(content: self).cgImage }
  }
#endif
