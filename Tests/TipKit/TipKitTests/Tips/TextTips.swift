import Foundation
import TipKit

struct CaptionTip: Tip {
  private let caption = "Name your backyard"
  private let hint = "A name makes it easy to find."

  var title: Text { Text(caption) }
  var message: Text? { Text(hint) }
}

struct LocalizedTip: Tip {
  var title: Text {
    Text("tip.bath.title", tableName: "Tips", bundle: .main, comment: "Title of the bath tip")
  }
  var message: Text? {
    Text("tip.bath.message", comment: "Message of the bath tip")
  }
}

struct JoinedTextTip: Tip {
  var title: Text { Text("Tap ") + Text(Image(systemName: "heart")) + Text(" to Like").bold() }
  var message: Text? { Text(verbatim: "100% seeds") }
}

struct AttributedTip: Tip {
  var title: Text {
    var words = AttributedString("Golden Hour")
    words.foregroundColor = .orange
    return Text(words)
  }

  var message: Text? {
    Text(AttributedString("Birds are busy at dawn."))
  }
}

struct InitTip: Tip {
  var title: Text { .init("Build a Bird Bath") }
  var message: Text? { .init(verbatim: "Fresh water, every day") }
  var image: Image? { .init(systemName: "drop") }
}

struct MarkdownTip: Tip {
  let count: Int

  var title: Text { Text("You saw **\(count)** birds") }
  var message: Text? { Text("That is \(Double(count) / 7, specifier: "%.1f") a day.") }
}
