import Foundation
import Testing
import TipEngine
import TipKit

/// A tip with the actions that make all of its rules hold and each of them fail.
struct TipCase: Sendable, CustomTestStringConvertible {
  typealias Step = @Sendable () async -> Void

  let tip: any Tip
  let holds: Step
  let fails: [Step]

  init(_ tip: any Tip, when holds: @escaping Step = {}, unless fails: Step...) {
    self.tip = tip
    self.holds = holds
    self.fails = fails
  }

  var testDescription: String { tip.id }
}

/// Runs code with its own configured center, which ignores the process's sources.
func withBirds<Result>(
  _ options: [Tips.ConfigurationOption] = [], isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async throws -> Result {
  let center = TipsCenter(arguments: [], environment: [:], application: "Birds")
  try center.configure([.datastoreLocation(.memory)] + options)
  return try await Tips.withCenter(center, operation: body)
}

/// Donates a number of times.
func donate(_ count: Int, to event: Tips.Event<Tips.EmptyDonation>) async {
  for _ in 0..<count { await event.donate() }
}

/// Donates with payloads.
func donate<Info>(_ infos: Info..., to event: Tips.Event<Info>) async {
  for info in infos { await event.donate(info) }
}

/// Returns the current results of a tip's rules, in order.
func answers(of tip: any Tip) -> [Bool] {
  Tips.center.verdict(for: tip).gates.filter { $0.gate == .rule }.map(\.passed)
}
