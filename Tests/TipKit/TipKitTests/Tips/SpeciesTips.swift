import SwiftUI
import TipKit

struct SpeciesFilterTip: Tip {
  @Parameter static var hasOpenedSpeciesList: Bool = false
  static let didScrollSpecies = Event(id: "didScrollSpecies")

  var title: Text { Text("Filter by Species") }
  var message: Text? { Text("Tap a bird to see only the backyards it visits.") }
  var image: Image? { Image(systemName: "line.3.horizontal.decrease.circle") }

  var rules: [Rule] {
    [
      #Rule(Self.$hasOpenedSpeciesList) { $0 == true },
      #Rule(Self.didScrollSpecies) { $0.donations.count >= 2 },
    ]
  }

  var options: [TipOption] {
    [MaxDisplayCount(3)]
  }
}

struct SpeciesSortTip: Tip {
  @Parameter static var hasSorted: Bool = false

  var title: Text {
    Text("Sort the List")
      .foregroundStyle(.indigo)
      .bold()
  }

  var rules: [Rule] {
    [
      #Rule(Self.$hasSorted) { hasSorted in
        hasSorted == false
      }
    ]
  }
}

struct RareSpeciesTip: Tip {
  var title: Text { Text("You found a rare bird") }
  var message: Text? { Text("Keep it in your life list.").foregroundColor(.secondary) }
  var image: Image? {
    Image(systemName: "bird.fill")
      .symbolRenderingMode(.hierarchical)
  }
}
