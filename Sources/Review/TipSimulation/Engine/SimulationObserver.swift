import TipFoundation
import TipModel

/// Receives what happens to a person in a simulation.
protocol SimulationObserver {
  /// Whether the statuses of all tips are followed at all times, and not only on open screens.
  var followsAllTips: Bool { get }

  /// A screen was opened, and its tips have settled.
  mutating func opened(_ person: inout Person)
  /// A tip began to show, and still shows after everything else of the instant.
  mutating func showed(_ tip: Int, at date: Timestamp)
  /// Everything of an instant has happened.
  mutating func passed(_ person: inout Person)
}
