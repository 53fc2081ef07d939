/// A backyard that birds visit.
struct Backyard: Identifiable, Hashable, Sendable {
  /// The backyard's name in commands.
  let id: String
  let name: String
  let feeder: String
  /// The species that visit, in alphabetical order.
  let birds: [String]
}

extension Backyard {
  static let all = [
    Backyard(
      id: "north", name: "North Backyard", feeder: "half full",
      birds: ["blue jay", "northern cardinal"]),
    Backyard(
      id: "south", name: "South Backyard", feeder: "empty",
      birds: ["blue jay", "house sparrow"]),
    Backyard(
      id: "pond", name: "Pond", feeder: "full",
      birds: ["mallard", "red-winged blackbird", "wood duck"]),
  ]

  /// The species of all backyards, in alphabetical order.
  static let species = Set(all.flatMap(\.birds)).sorted()

  /// The species that visits only in its season.
  static let seasonalVisitor = "wood duck"
}
