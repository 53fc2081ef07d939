import TestSupport
import Testing
import TipFoundation

@Suite("A heap")
struct HeapTests {
  @Test("returns its elements in order, however they were added and removed", arguments: 0..<50)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var heap = Heap<Int>()
    var expected: [Int] = []
    for _ in 0..<200 {
      if Int.random(in: 0...2, using: &generator) > 0 {
        let number = Int.random(in: 0...40, using: &generator)
        heap.insert(number)
        expected.append(number)
        expected.sort()
      } else {
        let first = expected.isEmpty ? nil : expected.removeFirst()
        #expect(heap.first == first)
        #expect(heap.popFirst() == first)
      }
      #expect(heap.count == expected.count)
    }
    var rest: [Int] = []
    while let first = heap.popFirst() { rest.append(first) }
    #expect(rest == expected)
  }

  @Test("is made of elements in any order")
  func made() {
    var heap = Heap([3, 1, 2])
    #expect(
      [heap.popFirst(), heap.popFirst(), heap.popFirst(), heap.popFirst()] == [1, 2, 3, nil])
    let filtered = Heap([3, 1, 2]).filter { $0 > 1 }
    #expect(filtered.first == 2 && filtered.count == 2)
  }
}
