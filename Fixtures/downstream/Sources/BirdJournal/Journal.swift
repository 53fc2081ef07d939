import TipEngine
import TipKit

// An app's own words, in its own module: they mean the same with tips imported as without.

/// A note that was edited.
public struct Change: Equatable {
  public let species: String

  public init(species: String) { self.species = species }
}

/// A button of the journal.
public enum Control { case save, discard }

/// The buttons that are shown.
public struct Controls {
  public var shown: [Control] = [.save, .discard]

  public init() {}
}

/// The server's answer to an upload.
public struct Receipt: Equatable {
  public let changes: [Change]

  public init(changes: [Change]) { self.changes = changes }
}

/// The notes about one species.
public struct Facts {
  public var notes: [String] = []

  public init() {}
}

/// The entrance of a backyard.
public enum Gate { case north, south }

/// The place where a bird came from.
public struct Origin {
  public let country: String

  public init(country: String) { self.country = country }
}

/// A note that is withdrawn.
public struct Invalidation {
  public let reason: String

  public init(reason: String) { self.reason = reason }
}

/// A step of the journal's own, which is not Foundation's class.
struct Operation {
  let change: Change
}

extension Receipt {
  /// The steps that led to the receipt.
  var operations: [Operation] { changes.map(Operation.init) }
}

struct JournalTip: Tip {
  var title: Text { Text("Write down what you saw") }
}
