import TipFoundation

extension Timestamp {
  /// The date in UTC, with as much of the time as it has: `2026-11-21` or `2026-11-21 09:00`.
  var brief: String {
    let text = description
    let midnight = "T00:00:00.000Z"
    let length = [10, 16, 19].first { text.dropFirst($0) == midnight.dropFirst($0 - 10) } ?? 23
    return text.prefix(length).split(separator: "T").joined(separator: " ")
  }
}
