/// The line difference of two texts: Myers' greedy algorithm with a limit.
struct LineDifference {
  /// One step from the old text to the new one.
  enum Step: Hashable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
  }

  /// The maximum number of differing lines that are matched.
  ///
  /// Beyond it, the middle is replaced. Time and memory grow with the square of this number, and a
  /// longer difference is not readable.
  static let limit = 400

  /// Returns the steps from one text to another, in the order of the texts.
  static func steps(from old: DiffText, to new: DiffText) -> [Step] {
    let room = min(old.count, new.count)
    let start = (0..<room).first { !old.isSame($0, as: $0, of: new) } ?? room
    let end =
      (0..<(room - start)).first {
        !old.isSame(old.count - 1 - $0, as: new.count - 1 - $0, of: new)
      } ?? room - start
    var numbers = LineNumbers(old)
    let middle = LineDifference(
      old: (start..<(old.count - end)).map { numbers.number(of: $0, in: old) },
      new: (start..<(new.count - end)).map { numbers.number(of: $0, in: new) }, offset: start)
    return (0..<start).map { Step.keep(old: $0, new: $0) } + middle.steps()
      + (0..<end).map { Step.keep(old: old.count - end + $0, new: new.count - end + $0) }
  }

  /// The numbers of the lines, which compare faster.
  ///
  /// Equal lines have the same number.
  private let old: [Int]
  private let new: [Int]
  private let offset: Int

  private func steps() -> [Step] {
    guard let trace = trace() else {
      return old.indices.map { .remove(old: offset + $0) }
        + new.indices.map { .insert(new: offset + $0) }
    }
    return walk(back: trace)
  }

  /// The furthest points after 0, 1, 2, … differences, or nil when there are too many.
  ///
  /// A point on diagonal k is the number of old lines before it, at index k + limit + 1.
  private func trace() -> [[Int]]? {
    let most = min(Self.limit, old.count + new.count)
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    var trace: [[Int]] = []
    for differences in 0...most {
      trace.append(furthest)
      for k in stride(from: -differences, through: differences, by: 2) {
        let index = k + most + 1
        var x: Int
        if Self.isInsertion(k, differences, furthest, index) {
          x = furthest[index + 1]
        } else {
          x = furthest[index - 1] + 1
        }
        while x < old.count, x - k < new.count, old[x] == new[x - k] { x += 1 }
        furthest[index] = x
        if x >= old.count, x - k >= new.count { return trace }
      }
    }
    return nil
  }

  private static func isInsertion(
    _ k: Int, _ differences: Int, _ furthest: [Int], _ index: Int
  ) -> Bool {
    k == -differences || (k != differences && furthest[index - 1] < furthest[index + 1])
  }

  private func walk(back trace: [[Int]]) -> [Step] {
    var x = old.count
    var y = new.count
    var steps: [Step] = []
    for (differences, furthest) in trace.enumerated().reversed() {
      let index = x - y + (furthest.count - 3) / 2 + 1
      let isInsertion = Self.isInsertion(x - y, differences, furthest, index)
      let start = isInsertion ? furthest[index + 1] : furthest[index - 1] + 1
      while x > start {
        x -= 1
        y -= 1
        steps.append(.keep(old: offset + x, new: offset + y))
      }
      guard differences > 0 else { break }
      if isInsertion {
        y -= 1
        steps.append(.insert(new: offset + y))
      } else {
        x -= 1
        steps.append(.remove(old: offset + x))
      }
    }
    return steps.reversed()
  }
}

/// Numbers for lines by their bytes.
private struct LineNumbers {
  /// The texts and indices of the lines by number.
  private var lines: [(text: DiffText, index: Int)] = []
  /// The numbers by hash.
  ///
  /// Of two lines with the same hash, the second has the next free one.
  private var numbers: [UInt64: Int] = [:]

  init(_ text: DiffText) { numbers.reserveCapacity(text.count) }

  mutating func number(of index: Int, in text: DiffText) -> Int {
    var hash = text.hash(index)
    while let number = numbers[hash] {
      let known = lines[number]
      if text.isSame(index, as: known.index, of: known.text) { return number }
      hash &+= 1
    }
    numbers[hash] = lines.count
    lines.append((text, index))
    return lines.count - 1
  }
}
