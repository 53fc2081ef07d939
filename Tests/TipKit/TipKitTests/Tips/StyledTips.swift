import SwiftUI
import TipKit

struct StyledTip: Tip {
  var title: Text {
    Text("Style Your Backyard")
      .font(.headline)
      .fontWeight(.semibold)
      .fontDesign(.rounded)
      .foregroundStyle(Color.green)
  }

  var message: Text? {
    Text("Pick a theme.")
      .font(.system(size: 13, weight: .medium, design: .serif))
      .italic()
      .foregroundColor(Color.red)
  }

  var image: Image? {
    Image(systemName: "paintbrush.fill")
      .symbolRenderingMode(.palette)
      .resizable()
  }
}

struct AccentTip: Tip {
  var title: Text { Text("Tint").foregroundStyle(.tint) }
  var message: Text? { Text("Any color").foregroundStyle(.secondary).font(.caption) }
  var image: Image? { Image(systemName: "paintpalette").symbolRenderingMode(.multicolor) }
}

struct ThemeTip: Tip {
  let accent: Color

  init(accent: Color = .mint) {
    self.accent = accent
  }

  var title: Text { Text("A New Theme").foregroundColor(accent) }
  var message: Text? {
    Text("Warm colors").font(.system(.body, design: .monospaced)).underline()
  }
}
