package import TipFoundation
package import TipModel

/// One line of a scenario's script: a change, and when it happens.
package struct ScriptLine: Hashable, Sendable {
  package var time: ScriptTime
  /// The probability that it happens, drawn each time.
  package var chance: Chance
  package var change: ScriptChange

  package init(_ time: ScriptTime, chance: Chance = .always, _ change: ScriptChange) {
    self.time = time
    self.chance = chance
    self.change = change
  }
}

/// The time of a line of a script.
package enum ScriptTime: Hashable, Sendable {
  case at(Timestamp)
  /// A number of milliseconds after the start.
  case after(Int64)
  /// Every day at a time, in UTC.
  case daily(TimeOfDay)
  /// Every week on some days, at a time in UTC.
  case weekly(Set<Weekday>, TimeOfDay)
  /// A number of times in each week from the start, at random instants.
  case timesAWeek(Int)

  /// The number of times a week that is accepted.
  package static let accepted = 1...10_000
}

/// A time of a day in UTC, in whole seconds.
package struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// The seconds since midnight, less than a day.
  package let seconds: Int

  /// Creates a time, if it is within a day.
  package init?(seconds: Int) {
    guard (0..<86_400).contains(seconds) else { return nil }
    self.seconds = seconds
  }

  /// Reads `08:00` or `08:00:30`, and nothing else.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Int? in
      guard part.utf8.count == 2, part.utf8.allSatisfy(\.isDigit) else { return nil }
      return Int(part)
    }
    guard numbers.count == parts.count, (2...3).contains(parts.count), numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let rest = numbers.count > 2 ? numbers[2] : 0
    seconds = numbers[0] * 3600 + numbers[1] * 60 + rest
  }

  /// The text, which parses back.
  package var description: String {
    var parts = [seconds / 3600, seconds / 60 % 60]
    if seconds % 60 != 0 { parts.append(seconds % 60) }
    return parts.map { $0.digits(2, radix: 10) }.joined(separator: ":")
  }
}

/// A day of the week.
package enum Weekday: String, Hashable, Sendable, CaseIterable {
  case mon, tue, wed, thu, fri, sat, sun

  /// Returns the day of the week of a number of days since 1970, which began on a Thursday.
  package static func ofDay(_ daysSince1970: Int64) -> Weekday {
    allCases[Int((daysSince1970 % 7 + 7 + 3) % 7)]
  }
}

/// A change of a script, or an effect of a person's deed.
package enum ScriptChange: Hashable, Sendable {
  case donate(event: String, info: StoredValue?, count: Int)
  case set(parameter: String, value: StoredValue)
  /// A parameter is reset to its initial value.
  case unset(parameter: String)
  case invalidate(tip: String, reason: Tips.InvalidationReason)
  /// A tip becomes eligible again.
  case reset(tip: String)
  /// The person opens a screen, and closes an open one.
  ///
  /// Without a length of the visit, the screen's own length counts.
  case open(screen: String, visit: Int64?)
  /// The person closes a screen if it is open.
  case close(screen: String)
  /// A display of a tip begins without a screen, whatever decides about the tip.
  case display(tip: String)
  /// The oldest display that began without a screen ends.
  case dismiss(tip: String)

  /// The number of donations that one change may make.
  package static let acceptedCount = 1...10_000
}

/// The reaction of a person to a tip that shows.
package struct Reaction: Hashable, Sendable {
  /// The tip, or nil for all tips without a separate reaction.
  package var tip: String?
  /// The possible outcomes, besides ignoring the tip with the remaining probability.
  package var outcomes: [Outcome]

  package init(to tip: String?, _ outcomes: [Outcome]) {
    self.tip = tip
    self.outcomes = outcomes
  }

  /// One of the things that a person may do with a tip.
  package struct Outcome: Hashable, Sendable {
    /// An action of the person.
    package enum Deed: Hashable, Sendable {
      /// Closes the tip, which invalidates it (`tipClosed`).
      case closes
      /// Presses an action, which invalidates the tip (`actionPerformed`).
      case presses(String)
      /// Performs the feature, which invalidates the tip (`actionPerformed`).
      case performs
    }

    package var chance: Chance
    package var deed: Deed
    /// The time in milliseconds after which it happens, if the tip still shows.
    package var delay: Int64
    /// The changes that the app makes after the tip's invalidation.
    package var effects: [ScriptChange]

    package init(
      _ chance: Chance, _ deed: Deed, after delay: Int64 = 0, effects: [ScriptChange] = []
    ) {
      self.chance = chance
      self.deed = deed
      self.delay = delay
      self.effects = effects
    }

    package var reason: Tips.InvalidationReason {
      deed == .closes ? .tipClosed : .actionPerformed
    }
  }
}
