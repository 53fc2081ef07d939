import TipEngine
import TipKit

// An app's own words, in its own module: they mean the same with tips imported as without.

/// A note that was edited.
public struct Change: Equatable {
  /// The observed species.
  public let species: String

  /// Creates the value.
  public init(species: String) { self.species = species }
}

/// A button of the journal.
public enum Control { case save, discard }

/// The buttons that are shown.
public struct Controls {
  /// The buttons, in order.
  public var shown: [Control] = [.save, .discard]

  /// Creates the value.
  public init() {}
}

/// The server's answer to an upload.
public struct Receipt: Equatable {
  /// The uploaded changes.
  public let changes: [Change]

  /// Creates the value.
  public init(changes: [Change]) { self.changes = changes }
}

/// The notes about one species.
public struct Facts {
  /// The notes, oldest first.
  public var notes: [String] = []

  /// Creates the value.
  public init() {}
}

/// The entrance of a backyard.
public enum Gate { case north, south }

/// The place where a bird came from.
public struct Origin {
  /// The country.
  public let country: String

  /// Creates the value.
  public init(country: String) { self.country = country }
}

/// A note that is withdrawn.
public struct Invalidation {
  /// The reason, as a sentence.
  public let reason: String

  /// Creates the value.
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
