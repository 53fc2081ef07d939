/// A change of the facts, which change in no other way.
package struct Change: Hashable, Sendable {
  /// The author of a change.
  package enum Actor: String, Hashable, Sendable, CaseIterable {
    case app
    case tipctl
  }

  /// The kind of a change, with its values.
  ///
  /// Large values are indirect, so that a donation, the most frequent change, is copied quickly.
  package enum Action: Hashable, Sendable {
    /// A tip was registered, or its definition changed (D28).
    indirect case registerTip(TipDefinition)
    indirect case registerParameter(ParameterDefinition)
    case registerEvent(EventDefinition)
    /// A process of the app uses these groups, and no others (D31).
    case useGroups([GroupDefinition])
    /// A tooltip was created, or its definition changed.
    indirect case registerToolTip(ToolTipDefinition)
    /// An alert was registered, before it is shown.
    indirect case registerAlert(TipAlert)
    /// An alert was presented.
    indirect case beginAlert(TipAlert, display: ActiveDisplay)
    /// A button of an alert on screen was pressed from outside of the app.
    case pressAlert(id: String, button: String)
    /// An alert was answered with a button, or was abandoned by a process that has ended.
    indirect case endAlert(id: String, display: String, button: String?)
    /// An alert was suppressed with a button as its answer, or allowed again with nil.
    case suppressAlert(id: String, button: String?)
    /// Controls of tooltips and alerts were overridden.
    ///
    /// These replace the earlier ones.
    indirect case setHelp(TipControls)
    case setParameter(id: String, value: StoredValue)
    /// A parameter was reset to its initial value.
    case unsetParameter(id: String)
    /// An event was donated at a date, which need not be the date of the change.
    case donate(event: String, date: Timestamp, info: StoredValue?)
    case deleteDonations(event: String)
    /// Donations before a date are deleted, except for the newest ones of the event (D48).
    case pruneDonations(event: String, before: Timestamp, keeping: Int)
    /// A display of a tip began (D22).
    indirect case beginDisplay(tip: String, display: ActiveDisplay, isForced: Bool)
    /// A display ended, or was abandoned by a process that has ended.
    indirect case endDisplay(tip: String, display: String, isForced: Bool, isAbandoned: Bool)
    /// A tip was invalidated.
    ///
    /// A forced invalidation is only recorded in the history (D7).
    case invalidate(tip: String, reason: Tips.InvalidationReason, isForced: Bool)
    /// A tip became eligible again (D16).
    case resetEligibility(tip: String)
    /// The result of an opaque rule changed (D24).
    case recordOpaqueResult(tip: String, source: String, value: Bool)
    /// Tips were forced into a state, or released with nil.
    case force(tips: [String], state: StoredOverrides.ForcedState?)
    /// All tips were forced into a state, or released with nil.
    case forceAll(state: StoredOverrides.ForcedState?)
    /// The clock was set, or cleared with nil.
    indirect case setClock(AnchoredClock?)
    /// The display frequency was overridden, or restored with nil.
    case setDisplayFrequency(DisplayFrequency?)
    /// An app configured itself with a display frequency, which counts from an instant (D34).
    case configure(
      displayFrequency: DisplayFrequency, from: DisplayFrequency.Origin = .display)
    /// Facts, history and overrides were erased (D2).
    case reset
    /// Everything was replaced by an imported state.
    indirect case replace(Facts)
    /// The facts of other datastores were merged.
    indirect case merge(SharedFacts)
    /// The datastore has a new name, because a copy of it, whose record is given, uses its name.
    indirect case separate(name: String, from: DeviceEntry)
    /// A command was run.
    ///
    /// Its changes are stored as one operation.
    case operate(command: String, changes: [Change])
    /// An operation was undone or redone.
    case setOperation(number: Int, isUndone: Bool)
    /// An app configured itself and stored its receipt.
    case recordReceipt(StoredValue)
    /// A center of a process reported its controls (D32).
    indirect case reportProcess(AppProcess)
    /// A center of a process released the datastore.
    case endProcess(owner: String)
  }

  /// The date of the change, on the engine's clock.
  package var date: Timestamp
  package var actor: Actor
  package var action: Action

  package init(_ action: Action, at date: Timestamp, by actor: Actor = .app) {
    self.action = action
    self.date = date
    self.actor = actor
  }
}
