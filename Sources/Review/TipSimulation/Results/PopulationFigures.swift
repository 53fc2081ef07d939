extension Population {
  /// The days by which the reach of tips is reported.
  package static let reportedDays = [1, 7, 30, 90]

  /// The tallies with the tips' ids, sorted by them.
  package var sortedTips: [(id: String, tally: Tally)] {
    tips.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The tips that were offered and that no person saw, with the hindrance of most people.
  package var starving: [(tip: String, hindrance: Hindrance)] {
    sortedTips.compactMap { tip, tally in
      guard tally.seen == 0, let hindrance = tally.starved.most else { return nil }
      return (tip, hindrance)
    }
  }

  /// The tips that no open screen offered to any person, sorted.
  package var unoffered: [String] {
    sortedTips.filter { $0.tally.offered == 0 && $0.tally.seen == 0 }.map(\.id)
  }

  /// The sentences about tips that no person saw, each with its reason.
  package var unseen: [String] {
    starving.map { $1.starvation(of: $0) } + unoffered.map(Hindrance.absence(of:))
  }
}

extension Population.Tally {
  /// Returns the number of people who have seen the tip on a day or before, from day 0 on.
  package func reached(byDay day: Int) -> Int {
    var reached = 0
    for (firstDay, people) in firstDays where firstDay <= day { reached += people }
    return reached
  }

  /// The day by which half of the people who saw the tip had seen it.
  package var medianFirstDay: Int? {
    guard seen > 0 else { return nil }
    var rest = (seen + 1) / 2
    for (day, people) in firstDays.sorted(by: { $0.key < $1.key }) {
      rest -= people
      if rest <= 0 { return day }
    }
    return nil
  }

  package var displayCount: Int { displays.reduce(0) { $0 + $1.key * $1.value } }

  /// The number of people who were offered the tip and never saw it.
  package var starvedCount: Int { starved.values.reduce(0, +) }
}

/// Whole numbers as shares and averages, rounded the same way on every machine.
package enum Share {
  /// Returns a share as a percentage with one digit after the point: `12.5%`.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    return "\(fixed(part, of: whole, scale: 1000, unit: 10))%"
  }

  /// Returns an average with two digits after the point: `1.25`.
  package static func average(_ sum: Int, of count: Int) -> String {
    guard count > 0 else { return "-" }
    return fixed(sum, of: count, scale: 100, unit: 100)
  }

  /// Returns a quotient with as many digits after the point as the unit has zeros.
  private static func fixed(_ part: Int, of whole: Int, scale: Int, unit: Int) -> String {
    let scaled = Int((Double(part) * Double(scale) / Double(whole)).rounded())
    let rest = String(unit + scaled % unit).dropFirst()
    return "\(scaled / unit).\(rest)"
  }
}
