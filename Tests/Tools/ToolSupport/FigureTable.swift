/// Lines of a table: a name, and figures that are aligned to the right.
package struct FigureTable {
  private let widths: [Int]

  /// Creates a table with room for names, and columns for figures.
  package init(names: [String], columns: [Int]) {
    widths = [names.map(\.count).max() ?? 0] + columns
  }

  /// Returns the line of some cells.
  package func line(_ cells: [String]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return column == 0 ? cell.0 + space : space + cell.0
    }
    return padded.joined(separator: "  ")
  }
}
