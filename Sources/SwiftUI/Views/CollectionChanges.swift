// What lists change in a collection, as SwiftUI offers it.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Parameter offsets: The offsets from the beginning; those beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before another.
  ///
  /// - Parameters:
  ///   - source: The offsets from the beginning; those beyond the end are ignored.
  ///   - destination: The offset before which they go, as counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = Array(enumerated())
    let moved = numbered.filter { source.contains($0.offset) }
    let before = numbered.filter { $0.offset < destination && !source.contains($0.offset) }
    let after = numbered.filter { $0.offset >= destination && !source.contains($0.offset) }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element.element }
  }
}
