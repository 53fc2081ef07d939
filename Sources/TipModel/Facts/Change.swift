package import TipFoundation

/// Something that happened: the only way in which facts change.
package struct Change: Hashable, Sendable {
  /// Who made a change.
  package enum Actor: String, Hashable, Sendable, CaseIterable {
    /// The app.
    case app
    /// The command-line tool.
    case tipctl
  }

  /// What happened.
  package enum Action: Hashable, Sendable {
    /// A tip became known, or its definition changed (D28).
    case registerTip(TipDefinition)
    /// A parameter became known.
    case registerParameter(ParameterDefinition)
    /// An event became known.
    case registerEvent(EventDefinition)
    /// A parameter was written.
    case setParameter(id: String, value: StoredValue)
    /// A parameter went back to its initial value.
    case unsetParameter(id: String)
    /// An event was donated; `date` is the donation's own.
    case donate(event: String, date: Timestamp, info: StoredValue?)
    /// An event's donations were deleted.
    case deleteDonations(event: String)
    /// A tip came on screen (D22).
    case beginDisplay(tip: String, display: ActiveDisplay, isForced: Bool)
    /// A display ended, or was `abandoned` by a process that is gone.
    case endDisplay(tip: String, display: String, isForced: Bool, isAbandoned: Bool)
    /// A tip was invalidated; a forced invalidation is only noted (D7).
    case invalidate(tip: String, reason: Tips.InvalidationReason, isForced: Bool)
    /// A tip became eligible again (D16).
    case resetEligibility(tip: String)
    /// An opaque rule gave another result than before (D24).
    case recordOpaqueResult(tip: String, source: String, value: Bool)
    /// Tips were forced into a state, or with nil given back to their rules.
    case force(tips: [String], state: StoredOverrides.ForcedState?)
    /// All tips were forced into a state, or with nil given back to their rules.
    case forceAll(state: StoredOverrides.ForcedState?)
    /// The clock was set, or with nil cleared.
    case setClock(AnchoredClock?)
    /// The display frequency was overridden, or with nil given back to the app.
    case setDisplayFrequency(DisplayFrequency?)
    /// An app configured itself with a display frequency.
    case configure(displayFrequency: DisplayFrequency)
    /// Facts, history and overrides were erased (D2).
    case reset
    /// Everything was replaced by an imported state.
    case replace(Facts)
    /// What other datastores have to say came in.
    case merge(SharedFacts)
    /// A command was run: its changes are kept as one operation.
    case operate(command: String, changes: [Change])
    /// An operation was taken back, or done again.
    case setOperation(number: Int, isUndone: Bool)
    /// An app configured itself and left its receipt.
    case recordReceipt(StoredValue)
  }

  /// When it happened, on the engine's clock.
  package var date: Timestamp
  /// Who did it.
  package var actor: Actor
  /// What happened.
  package var action: Action

  /// Creates a change.
  package init(_ action: Action, at date: Timestamp, by actor: Actor = .app) {
    self.action = action
    self.date = date
    self.actor = actor
  }
}
