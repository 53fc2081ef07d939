/// A row of the board: something in the datastore that keys can act on.
package struct BoardItem: Hashable, Sendable {
  /// The kinds of rows, in the order of the board.
  package enum Kind: String, CaseIterable, Sendable {
    /// Tips, by their ids.
    case tip
    /// Groups of tips, by their keys.
    case group
    /// Events, by their ids.
    case event
    /// Parameters, by their ids.
    case parameter
    /// Live processes, by the owners of their centers.
    case process

    /// The kind with its article, in a sentence.
    package var words: String { self == .event ? "an event" : "a \(rawValue)" }
  }

  package let kind: Kind
  /// The id, as commands take it.
  package let id: String
}
