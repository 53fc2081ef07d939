public import TipFoundation
package import TipModel

/// What happens in an app over days or months: its tips, its screens and what people do.
///
/// A scenario is a value that a simulation runs for one person or many. It is written as text:
///
/// ```
/// tips backyard-birds.json
/// start 2026-11-21T00:00:00Z
/// length 60d
///
/// screen home for 5m
///   tip FavoriteBackyardTip
///
/// every day at 08:00: open home
/// ```
public struct Scenario: Hashable, Sendable {
  /// The origin of the tips, their parameters and their events.
  package enum Source: Hashable, Sendable {
    /// Whatever runs the scenario has the tips: a test, or the datastore of a command line.
    case given
    /// A state document or a datastore, by its path from the scenario's folder.
    case file(String)
    /// A state document within the scenario.
    case state(StateDocument)
  }

  /// The origin of the tips.
  package var source: Source
  /// The first instant.
  package var start: Timestamp
  /// The length in milliseconds.
  package var length: Int64
  /// The display frequency, instead of the one in the tips' document.
  package var frequency: DisplayFrequency?
  /// The instant from which the display frequency counts, instead of the one in the document.
  package var origin: DisplayFrequency.Origin?
  /// The seed of all chances.
  package var seed: Int
  /// The screens that a person can open.
  package var screens: [Screen]
  /// The reactions of people to tips that show.
  package var people: [Reaction]
  /// The changes over time.
  package var script: [ScriptLine]

  /// Creates a scenario, whose end is limited to the year 9999.
  package init(
    source: Source = .given, start: Timestamp, length: Int64,
    frequency: DisplayFrequency? = nil, origin: DisplayFrequency.Origin? = nil, seed: Int = 0,
    screens: [Screen] = [], people: [Reaction] = [], script: [ScriptLine] = []
  ) {
    self.source = source
    self.start = start
    self.length = length
    self.frequency = frequency
    self.origin = origin
    self.seed = seed
    self.screens = screens
    self.people = people
    self.script = script
  }

  /// The greatest length in milliseconds: about a century.
  package static let longest: Int64 = 36_525 * dayLength
  /// The length of a day in milliseconds.
  package static let dayLength: Int64 = 86_400_000
  /// The length of a visit to a screen that does not have its own, in milliseconds.
  package static let visitLength: Int64 = 60_000

  package var end: Timestamp { start.adding(milliseconds: length) }

  /// The number of days that the scenario touches, at least one.
  package var dayCount: Int { Int(max(1, (length + Self.dayLength - 1) / Self.dayLength)) }

  /// Returns the number of the day of an instant, from 0 on.
  ///
  /// The end belongs to the last day: a tip can begin to show at it.
  package func day(of instant: Timestamp) -> Int {
    let day = (instant.milliseconds - start.milliseconds) / Self.dayLength
    return min(Int(max(0, day)), dayCount - 1)
  }
}

extension Scenario {
  /// A screen and the tips that it offers.
  package struct Screen: Hashable, Sendable {
    /// The name.
    package var id: String
    /// The length of a visit in milliseconds, unless it is the default.
    package var visit: Int64?
    /// The places for tips, in order.
    package var places: [Place]

    package init(id: String, visit: Int64? = nil, places: [Place]) {
      self.id = id
      self.visit = visit
      self.places = places
    }
  }

  /// A place for a tip on a screen.
  package struct Place: Hashable, Sendable {
    /// The content of a place.
    package enum Content: Hashable, Sendable {
      /// A tip, by its id.
      case tip(String)
      /// A group that lives as long as the visit, of which one tip shows at a time (D19).
      case group(GroupSelection.Priority, [String])
    }

    package var content: Content
    /// Whether the tip shows as a popover, of which one shows at a time.
    package var isPopover: Bool

    package init(_ content: Content, isPopover: Bool = false) {
      self.content = content
      self.isPopover = isPopover
    }

    /// The ids of the tips.
    package var tips: [String] {
      switch content {
      case .tip(let tip): [tip]
      case .group(_, let members): members
      }
    }
  }
}

/// A scenario with the lines of its parts, so that a message can name them.
package struct ScenarioFile: Sendable {
  package let scenario: Scenario
  /// The name of the text, such as a file's name.
  package let subject: String
  /// The line of each part, by its path, such as `screens[0].places[1]`.
  private let lines: [String: Int]

  /// Reads a scenario.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self.subject = subject
    var parser = ScenarioParser()
    scenario = try parser.read(text, subject: subject)
    lines = parser.lines
  }

  /// Returns an error about a path, such as `script[2]`, with the file and the line.
  package func located(_ error: TipControlError) -> TipControlError {
    let location = "\(subject):\(line(of: error.subject))"
    return TipControlError(
      error.code, subject: location, reason: "\(location): \(error.reason)",
      suggestion: error.suggestion)
  }

  /// Returns the line of a path, or of the nearest part around it.
  private func line(of path: String) -> Int {
    let found = lines.filter { key, _ in
      path.hasPrefix(key) && [nil, ".", "["].contains(path.dropFirst(key.count).first)
    }
    return found.max { $0.key.count < $1.key.count }?.value ?? 1
  }
}

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  public init(_ text: String, subject: String = "scenario") throws(TipControlError) {
    self = try ScenarioFile(text, subject: subject).scenario
  }
}
