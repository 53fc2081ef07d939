import SwiftUI
import TipKit

struct JournalTip: Tip {
  var title: Text { Text("Write a Journal") }
  var message: Text? { Text("Note who came, and when.") }
  var image: Image? { Image(systemName: "book") }
  var actions: [Action] {
    Action(title: "Start") { JournalLog.shared.lines.append("handler") }
  }
}

@MainActor final class JournalLog {
  static let shared = JournalLog()
  var lines: [String] = []
}

struct HeadlineTipViewStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyle.Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("TIP").font(.system(.headline).smallCaps())
        Spacer()
        Button(action: { configuration.tip.invalidate(reason: .tipClosed) }) {
          Image(systemName: "xmark").scaledToFit()
        }
      }
      HStack(alignment: .top) {
        configuration.image?
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 48, height: 48)
        VStack(alignment: .leading) {
          configuration.title?.font(.headline)
          configuration.message?.font(.subheadline)
          ForEach(configuration.actions) { action in
            Button(action: action.handler) {
              action.label().foregroundStyle(.blue)
            }
          }
        }
      }
    }
    .padding()
  }
}

struct JournalView: View {
  var body: some View {
    TipView(JournalTip()) { action in
      JournalLog.shared.lines.append("view \(action.id)")
    }
    .tipViewStyle(HeadlineTipViewStyle())
  }
}
