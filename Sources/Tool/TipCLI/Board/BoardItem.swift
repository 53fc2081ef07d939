/// A row of the board: something in the datastore that keys can act on.
package enum BoardItem: Hashable, Sendable {
  /// A tip, by its id.
  case tip(String)
  /// A group, by its key.
  case group(String)
  /// An event, by its id.
  case event(String)
  /// A parameter, by its id.
  case parameter(String)
  /// A live process, by the owner of its center.
  case process(String)

  /// The kinds of rows, in the order of the board.
  package enum Kind: String, CaseIterable, Sendable {
    /// Tips.
    case tip
    /// Groups of tips.
    case group
    /// Events.
    case event
    /// Parameters.
    case parameter
    /// Live processes.
    case process

    /// The kind with its article, in a sentence.
    package var words: String { self == .event ? "an event" : "a \(rawValue)" }
  }

  /// The kind of the row.
  package var kind: Kind {
    switch self {
    case .tip: .tip
    case .group: .group
    case .event: .event
    case .parameter: .parameter
    case .process: .process
    }
  }

  /// The id, as commands take it.
  package var id: String {
    switch self {
    case .tip(let id), .group(let id), .event(let id), .parameter(let id), .process(let id): id
    }
  }
}
