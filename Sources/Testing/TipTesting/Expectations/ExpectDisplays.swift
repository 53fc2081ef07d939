import Foundation
import TipEngine
import TipModel
import TipSnapshot

/// Expects what tips did so far in the test's center: each thing once, in order.
///
/// The text has a line for each update, in the words of `tipctl history`. Dates and places do not
/// matter. An empty text expects that tips did nothing.
///
/// ```swift
/// expectDisplays(
///   """
///   display began FeedBirdsTip
///   pressed FeedBirdsTip: feed
///   invalidated FeedBirdsTip: actionPerformed
///   display ended FeedBirdsTip: invalidated(actionPerformed)
///   """)
/// ```
///
/// - Parameters:
///   - text: The lines, whose indentation does not matter.
///   - position: The caller's position, where a failure is reported.
public func expectDisplays(_ text: String, at position: SourcePosition = #position) {
  Expectation.check(at: position) { .displays(text, Tips.center.displayUpdatesSoFar) }
}

extension Expectation {
  static func displays(_ text: String, _ updates: [Tips.DisplayUpdate]) -> Expectation {
    let expected = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let found = updates.map(\.description)
    guard expected != found else { return Expectation(failure: nil) }
    let same = zip(expected, found).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String {
      lines.indices.contains(same) ? "\"\(lines[same])\"" : "nothing"
    }
    let difference = SnapshotDiff(
      from: expected.map { "\($0)\n" }.joined(), to: found.map { "\($0)\n" }.joined(),
      oldName: "expected", newName: "found")
    return Expectation(
      failure: "Line \(same + 1) of the displays differs: found \(line(found)), expected "
        + "\(line(expected)).\n\(difference)")
  }
}
