/// Random numbers from a seed, the same on every machine (SplitMix64).
struct SoakRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the sequence of a seed.
  init(seed: UInt64) { state = seed }

  /// Creates the sequence of one input of a seed, so that it can be made again alone.
  init(seed: UInt64, input: Int) {
    var first = SoakRandom(seed: seed)
    self.init(seed: first.next() &+ UInt64(truncatingIfNeeded: input) &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number of a range.
  mutating func whole(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns one of the elements, of which there must be one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0..<elements.count)]
  }
}
