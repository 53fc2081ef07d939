import TestSupport
import TipEngine
import TipModel
import TipTesting

/// The changes of an app in ninety days.
enum Season {
  static var batches: [[Change]] {
    [registrations, displays] + donations.chunked(by: 100) + [settings]
  }

  private static let subjects = [
    "Backyard", "Feeder", "Species", "Visitor", "Season", "Favorite", "Photo", "Journal",
    "Trail", "Weather", "Water", "Nest",
  ]

  private static var tips: [TipDefinition] {
    subjects.flatMap { subject in
      ["Discover", "Share"].map { verb in
        TipDefinition(
          id: "\(verb)\(subject)Tip", title: "\(verb) Your \(subject)",
          message: "Open the \(subject.lowercased()) list to see what is new in your backyard, "
            + "and keep what you like best.",
          image: "square.and.arrow.up",
          actions: [ActionDefinition(id: "learn-more", title: "Learn More")],
          rules: [
            .binary(.equal, .parameter("\(subject).isEnabled"), .literal(true)),
            .binary(
              .greaterOrEqual,
              .count(.donatedWithin(.donations(event: "didOpen\(subject)"), .days(5))),
              .literal(3)),
          ],
          options: TipOptions(maxDisplayCount: 5, maxDisplayDuration: 120))
      }
    }
  }

  private static var parameters: [ParameterDefinition] {
    subjects.flatMap { subject in
      [
        ParameterDefinition(id: "\(subject).isEnabled", type: "Bool", initialValue: false),
        ParameterDefinition(id: "\(subject).count", type: "Int", initialValue: 0),
      ]
    }
  }

  private static var registrations: [Change] {
    tips.map { Backyard.change(.registerTip($0)) }
      + parameters.map { Backyard.change(.registerParameter($0)) }
  }

  private static var displays: [Change] {
    tips.enumerated().flatMap { index, tip in
      (0..<4).flatMap { round in
        let began = Int64(index * 4 + round) * 7_001
        let display = ActiveDisplay(
          id: "\(tip.id)-\(round)", began: Backyard.at(began), owner: "BackyardBirds 4242")
        return [
          Backyard.change(.beginDisplay(tip: tip.id, display: display, isForced: false), began),
          Backyard.change(
            .endDisplay(tip: tip.id, display: display.id, isForced: false, isAbandoned: false),
            began + 12),
        ]
      } + [Backyard.change(.invalidate(tip: tip.id, reason: .tipClosed, isForced: false), 900)]
    }
  }

  private static var donations: [Change] {
    let length: Int64 = 90 * 86_400_000
    return (0..<5000).map { index in
      let event = index % 10
      // An app's changes do not occur at whole seconds.
      let date = Backyard.start.adding(
        milliseconds: Int64(index) * length / 5000 + Int64(index * 7919 % 60_000))
      let info: StoredValue = ["backyardID": .string(["north", "south", "pond"][index / 10 % 3])]
      return Change(
        .donate(
          event: "didOpen\(subjects[event])", date: date,
          info: event.isMultiple(of: 2) ? info : nil),
        at: date)
    }
  }

  private static var settings: [Change] {
    parameters.enumerated().map { index, parameter in
      Backyard.change(
        .setParameter(
          id: parameter.id, value: parameter.type == "Bool" ? true : .int(index + 1)),
        Int64(1000 + index))
    }
      + [
        Backyard.change(.recordReceipt(["schema": 1, "application": "BackyardBirds"])),
        Backyard.change(.configure(displayFrequency: .daily)),
      ]
  }
}

extension Array {
  fileprivate func chunked(by count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map { Array(self[$0...].prefix(count)) }
  }
}
