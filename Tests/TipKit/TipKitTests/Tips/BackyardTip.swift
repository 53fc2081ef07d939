import TipKit

protocol BackyardTip: Tip {
  var words: String { get }
  var symbol: String { get }
}

extension BackyardTip {
  var title: Text { Text(words) }
  var image: Image? { Image(systemName: symbol) }
  var options: [any TipOption] { [Tips.MaxDisplayCount(3)] }
}

struct FountainTip: BackyardTip {
  let words = "Add a Fountain"
  let symbol = "drop.fill"
}

struct NestBoxTip: BackyardTip {
  static let didHangBox = Event(id: "didHangNestBox")

  var words: String { "Hang a Nest Box" }
  var symbol: String { "house" }

  var rules: [Rule] {
    #Rule(Self.didHangBox) { $0.donations.count <= 1 }
  }
}
