import Synchronization
package import TipModel
import TipStore

/// A part of another module that follows a center's changes, such as alerts that wait.
package protocol CenterAttachment: AnyObject, Sendable {
  /// Creates the part, which must not keep the center alive.
  init(center: TipsCenter)

  /// Called under the center's lock after each change.
  ///
  /// The action that it returns is called once the lock is released.
  func changed(_ effects: Effects) -> StatusObservation.Deferred?

  /// Called when the center shuts down.
  func finish()
}

extension TipsCenter {
  /// Returns the center's part of a type, which is created at the first call.
  package func attachment<Part: CenterAttachment>(_ type: Part.Type) -> Part {
    state.withLock { state in
      if let part = state.attachments[ObjectIdentifier(type)] as? Part { return part }
      let part = Part(center: self)
      state.attachments[ObjectIdentifier(type)] = part
      return part
    }
  }

  /// Decides in one situation, under the center's lock, and applies the changes that follow in the
  /// same step.
  @discardableResult
  package func decide<Result: Sendable>(
    _ decide: (Situation) -> (Result, [Change.Action])
  ) -> Result {
    perform { state in
      let (result, actions) = decide(state.situation)
      for action in actions { state.apply(action) }
      return result
    }
  }

  /// Returns a presentation of this process that begins at an instant.
  package func newDisplay(at instant: Timestamp) -> ActiveDisplay {
    ActiveDisplay(id: UUID().uuidString, began: instant, owner: process.owner.name)
  }

  /// Ends the alerts of processes that no longer exist, as configure does.
  package func endAbandonedAlerts() {
    let ends = facts.endsOfAbandonedAlerts
    decide { _ in ((), ends) }
  }

  /// Adds an answered alert to the receipt.
  package func note(_ alert: Receipt.SeenAlert) {
    perform { state in
      state.seenAlerts.note(alert)
      let alerts = state.seenAlerts
      state.updateReceipt { $0.alerts = alerts }
    }
  }
}
