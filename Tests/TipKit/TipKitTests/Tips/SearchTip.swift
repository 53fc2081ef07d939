import TipKit

struct SearchTip {
  @Parameter static var searches: Int = 0
  let placeholder: String
}

extension SearchTip: Tip {
  var title: Text { Text("Search \(placeholder)") }

  var rules: [Rule] {
    #Rule(Self.$searches) { $0 == 0 }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct VoiceSearchTip: Tip {
  var title: Text { Text("Ask for a Bird") }
  var message: Text? { Text("Say its name.") }
  var image: Image? { Image(systemName: "mic") }
}

@available(iOS 18.0, macOS 15.0, *)
extension SearchTip {
  static var group: TipGroup {
    TipGroup(.ordered) {
      SearchTip(placeholder: "Species")
      VoiceSearchTip()
    }
  }
}
