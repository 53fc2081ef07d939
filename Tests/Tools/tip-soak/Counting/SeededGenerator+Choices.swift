import TestBasics

extension SeededGenerator {
  /// Creates the sequence of one input of a seed, so that it can be made again alone.
  init(seed: UInt64, input: Int) {
    var first = SeededGenerator(seed: seed)
    self.init(seed: first.next() &+ UInt64(truncatingIfNeeded: input) &* 0xD134_2543_DE82_EF95)
  }

  /// Returns a number of a range.
  mutating func whole(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns one of the elements, of which there must be one.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0..<elements.count)]
  }
}
