/// A value and the source it comes from.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public let value: Value
  /// The source that decided.
  public let source: ControlSource

  /// Creates a value with its source.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - source: The source that decided.
  public init(value: Value, source: ControlSource) {
    self.value = value
    self.source = source
  }
}

/// The forced state of one tip, and what forces it.
public struct TipOverride: Hashable, Sendable {
  /// Whether the tip is shown; otherwise it is hidden.
  public let isShown: Bool
  /// The source that decided.
  public let source: ControlSource
  /// The control that decided within the source.
  public let control: Control

  /// Creates a forced state.
  ///
  /// - Parameters:
  ///   - isShown: Whether the tip is shown.
  ///   - source: The source that decided.
  ///   - control: The control that decided within the source.
  public init(isShown: Bool, source: ControlSource, control: Control) {
    self.isShown = isShown
    self.source = source
    self.control = control
  }
}

/// What all sources say, and who decides: the first of ``ControlSource`` that says anything.
public struct Controls: Hashable, Sendable {
  /// Only what says something, so that equal controls compare as equal.
  private var settings: [ControlSource: ControlSettings]

  /// Creates controls from what each source says.
  public init(_ settings: [ControlSource: ControlSettings] = [:]) {
    self.settings = settings.filter { !$0.value.isEmpty }
  }

  /// What one source says.
  public subscript(source: ControlSource) -> ControlSettings {
    get { settings[source] ?? ControlSettings() }
    set { settings[source] = newValue.isEmpty ? nil : newValue }
  }

  /// The sources that say anything, in order of precedence.
  public var sources: [ControlSource] {
    ControlSource.allCases.filter { settings[$0] != nil }
  }

  /// Returns the controls of some sources only; a release build has no others (D25).
  public func limited(to sources: some Sequence<ControlSource>) -> Controls {
    let kept = Set(sources)
    return Controls(settings.filter { kept.contains($0.key) })
  }

  /// Decides whether a tip is forced: the first source that says anything about it does (D6).
  ///
  /// - Parameters:
  ///   - id: The tip's id.
  ///   - type: The name of the tip's type.
  /// - Returns: The forced state; nil when the tip's rules decide.
  public func override(id: String, type: String) -> TipOverride? {
    for source in sources {
      if let (isShown, control) = self[source].force(id: id, type: type) {
        return TipOverride(isShown: isShown, source: source, control: control)
      }
    }
    return nil
  }

  /// What the clock shows.
  package var clock: Sourced<AnchoredClock>? { first(\.clock) }
  /// The least time between the first displays of two tips.
  public var displayFrequency: Sourced<DisplayFrequency>? { first(\.displayFrequency) }
  /// A file or a folder for the datastore, or `memory`.
  public var datastore: Sourced<String>? { first(\.datastore) }
  /// Which snapshots are recorded.
  public var snapshotRecord: Sourced<SnapshotRecordMode>? { first(\.snapshotRecord) }
  /// Where the receipt is written: a path, or `-` for standard error.
  public var receipt: Sourced<String>? { first(\.receipt) }
  /// True when the datastore's facts are erased at configure; nil when nobody asks for it.
  public var resetDatastore: Sourced<Bool>? { first { $0.resetDatastore ? true : nil } }

  private func first<Value>(_ value: (ControlSettings) -> Value?) -> Sourced<Value>? {
    for source in sources {
      if let value = value(self[source]) { return Sourced(value: value, source: source) }
    }
    return nil
  }
}
