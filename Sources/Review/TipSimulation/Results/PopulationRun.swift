import Dispatch
import Synchronization
package import TipFoundation

/// A part of a population, for one of several machines.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of all parts.
  package let count: Int

  package static let whole = Shard(number: 1, count: 1)
  /// The greatest number of parts.
  package static let most = 1_000_000

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Creates a part, if the number is from 1 to the count.
  package init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.init(number: number, count: count)
  }

  /// Reads `2/8`, and nothing else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// Returns the number of people of the part.
  package func count(of people: Int) -> Int {
    guard people >= number else { return 0 }
    return (people - number) / count + 1
  }

  /// The text, which reads back.
  package var text: String { "\(number)/\(count)" }
}

/// Simulates many people on several cores, while others can watch and stop it.
package final class PopulationRun: Sendable {
  private struct State {
    var next: Int
    var population: Population
    /// The error of the person with the smallest number.
    var failure: (person: Int, error: TipControlError)?
    var isCancelled = false
  }

  /// The number of people in the part.
  package let total: Int
  private let simulation: Simulation
  private let shard: Shard
  private let state: Mutex<State>

  /// The number of people that a core takes at once.
  private static let chunk = 16
  package static let mostPeople = 100_000_000

  /// Prepares a run for a part of all people.
  package init(_ simulation: Simulation, people: Int, shard: Shard = .whole) {
    self.simulation = simulation
    self.shard = shard
    total = shard.count(of: people)
    state = Mutex(State(next: 0, population: Population(simulation)))
  }

  /// The number of people who have lived to the end.
  package var done: Int { state.withLock { $0.population.people } }

  /// Ends the run soon, with the people so far as its result.
  package func cancel() { state.withLock { $0.isCancelled = true } }

  /// Runs to the end, or until it is cancelled.
  ///
  /// - Parameter cores: The number of people who live at the same time, from 1 on. It changes no
  ///   result.
  /// - Returns: The people who have lived to the end.
  /// - Throws: `TipControlError` (`malformed`), of the person with the smallest number, when
  ///   changes at one instant have no end.
  package func run(cores: Int) throws(TipControlError) -> Population {
    DispatchQueue.concurrentPerform(iterations: min(cores, total)) { _ in work() }
    let (population, failure) = state.withLock { ($0.population, $0.failure) }
    if let failure { throw failure.error }
    return population
  }

  private func work() {
    while let chunk = take() {
      var part = Population(simulation)
      for index in chunk {
        let person = shard.number - 1 + index * shard.count
        do throws(TipControlError) {
          try simulation.add(person, to: &part)
        } catch {
          fail(person, error)
          break
        }
      }
      state.withLock { $0.population.add(part) }
    }
  }

  private func take() -> Range<Int>? {
    state.withLock { state in
      guard !state.isCancelled, state.failure == nil, state.next < total else { return nil }
      let first = state.next
      state.next = min(total, first + Self.chunk)
      return first..<state.next
    }
  }

  private func fail(_ person: Int, _ error: TipControlError) {
    state.withLock { state in
      if let failure = state.failure, failure.person < person { return }
      state.failure = (person, error)
    }
  }
}
