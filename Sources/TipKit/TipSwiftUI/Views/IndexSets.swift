// Rows that people delete or move (SwiftUI reference).

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { $0 }
    let moved = elements.filter { source.contains($0.offset) }
    let before = elements.filter { !source.contains($0.offset) && $0.offset < destination }
    let after = elements.filter { !source.contains($0.offset) && $0.offset >= destination }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element.element }
  }
}
