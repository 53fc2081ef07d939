/// A collection that returns its smallest element first, and equal elements in any order.
package struct Heap<Element: Comparable> {
  /// Each element is not greater than those at twice its index plus one and two.
  private var elements: [Element] = []

  package init() {}

  /// Creates a heap of elements in any order.
  package init(_ elements: some Sequence<Element>) {
    // A sorted array is a heap.
    self.elements = elements.sorted()
  }

  package var count: Int { elements.count }

  /// The smallest element.
  package var first: Element? { elements.first }

  package mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    // The first element ends the loop: half of its index is its own.
    while elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the smallest element.
  package mutating func popFirst() -> Element? {
    guard let first = elements.first, let last = elements.popLast() else { return nil }
    if elements.isEmpty { return first }
    elements[0] = last
    var index = 0
    while let child = smallerChild(of: index), elements[child] < elements[index] {
      elements.swapAt(index, child)
      index = child
    }
    return first
  }

  /// Returns the heap without the elements that do not satisfy a condition.
  package func filter(_ isIncluded: (Element) -> Bool) -> Heap {
    Heap(elements.filter(isIncluded))
  }

  private func smallerChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    let right = left + 1
    guard left < elements.count else { return nil }
    guard right < elements.count, elements[right] < elements[left] else { return left }
    return right
  }
}

extension Heap: Sendable where Element: Sendable {}
