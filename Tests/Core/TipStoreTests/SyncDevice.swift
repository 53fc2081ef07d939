import Foundation
import TestSupport
import TipModel
import TipStore

/// A device with its facts and its view of a synced folder, without an app.
struct SyncDevice {
  var facts: Facts
  var exchange: SyncExchange
  /// The names that the device takes when it meets a copy of itself.
  private var names = ["tablet", "watch"]

  init(_ name: String, folder: String) {
    facts = Facts()
    facts.origin.name = name
    exchange = SyncExchange(folder: folder)
  }

  var file: String { "\(exchange.folder)/\(facts.origin.name).tipsync" }

  /// Reads, merges and writes, as an app does.
  ///
  /// - Returns: The changes that the files of other devices caused.
  @discardableResult
  mutating func sync() -> [Change.Action] {
    let now = ContractBackyard.at(1_000_000)
    let changes = facts.changes(bySyncing: exchange.read(), at: now) { names.removeFirst() }
    facts.apply(changes.map { Change($0, at: now) })
    exchange.write(facts)
    return changes
  }

  mutating func close(_ tip: String, at second: Int64 = 9) {
    facts.apply(
      ContractBackyard.change(.invalidate(tip: tip, reason: .tipClosed, isForced: false), second))
  }

  func hasClosed(_ tip: String) -> Bool { facts.record(of: tip).invalidation != nil }
}
