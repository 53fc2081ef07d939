import TipEngine
import TipModel

/// The state for the rules of these tips.
enum Garden {
  static let isPro = Tips.Parameter(Garden.self, "isPro", false)
  static let isOpen = Tips.Parameter(Garden.self, "isOpen", false)
  static let visits = Tips.Parameter(Garden.self, "visits", 0)
  static let goal = Tips.Parameter(Garden.self, "goal", 3)
  static let viewed = Tips.Event(id: "didViewBackyard")
}
