/// The chances of one person: numbers that depend on the seed, the person and the question alone.
///
/// A question has always the same answer, whatever was asked before it, so that the results depend
/// neither on the order of questions nor on the number of cores.
package struct Draws: Hashable, Sendable {
  /// The decision that a number makes.
  package enum Question: Sendable {
    /// Whether a line of the script happens, at an occurrence.
    case happens(line: Int, occurrence: Int)
    /// The time of an occurrence within a week, of a line at random times.
    case time(line: Int, week: Int, occurrence: Int)
    /// The person's reaction to a display of a tip.
    case reaction(tip: Int, display: Int)
  }

  private let key: UInt64

  /// Creates the chances of a person, where the first person has the number 0.
  package init(seed: Int, person: Int) {
    key = Self.mix(Self.mix(UInt64(bitPattern: Int64(seed))) ^ UInt64(bitPattern: Int64(person)))
  }

  package func happens(_ chance: Chance, _ question: Question) -> Bool {
    chance == .always || number(question, below: Chance.whole) < chance.millionths
  }

  /// Returns a number from 0 up to a bound, which is greater than 0.
  package func number(_ question: Question, below bound: Int) -> Int {
    Int(bits(question) % UInt64(bound))
  }

  private func bits(_ question: Question) -> UInt64 {
    let parts =
      switch question {
      case .happens(let line, let occurrence): [1, line, occurrence, 0]
      case .time(let line, let week, let occurrence): [2, line, week, occurrence]
      case .reaction(let tip, let display): [3, tip, display, 0]
      }
    return parts.reduce(key) { Self.mix($0 ^ UInt64(bitPattern: Int64($1))) }
  }

  /// One step of SplitMix64, the same on every machine.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
