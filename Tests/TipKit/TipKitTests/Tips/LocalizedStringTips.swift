import Foundation
import TipKit

struct TranslatedTip: Tip {
  var title: Text { Text(String(localized: "Birds Speak Many Languages")) }
  var message: Text? {
    Text(String(localized: "tip.translated.message", defaultValue: "Choose yours in Settings."))
  }

  var actions: [Action] {
    Action(id: "settings", title: String(localized: "Open Settings", comment: "Button"))
  }
}

struct ResourceTip: Tip {
  static let headline = LocalizedStringResource("A Letter from a Friend")
  static let body: LocalizedStringResource = "Open it."

  var title: Text { Text(Self.headline) }
  var message: Text? { Text(Self.body) }
}

struct LegacyStringTip: Tip {
  var title: Text { Text(NSLocalizedString("Letters", comment: "Title")) }
  var message: Text? {
    Text(String(format: NSLocalizedString("%d letters", comment: "Count"), 3))
  }
}

struct KeyTip: Tip {
  let key: LocalizedStringKey

  var title: Text { Text(key) }
  var message: Text? { Text(LocalizedStringKey("key.message"), bundle: .main) }
}
