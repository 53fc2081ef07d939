/// The properties of a control that do not derive from its key.
package struct ControlDescriptor: Sendable {
  /// The control.
  package let control: Control
  /// The kind of its value.
  package let kind: ControlValueKind
  /// Its scope.
  package let effect: ControlEffect
  /// Its effect, in one line.
  package let help: String
  /// Its spelling in code.
  package let api: String
  /// The `tipctl` command that sets it.
  package let command: String
  /// A value that is valid in every source.
  package let example: String
  /// Whether Apple's TipKit has it too, as a launch argument with TipKit's spelling.
  package let isInTipKit: Bool

  /// Sets the control's property from a text.
  let set: @Sendable (inout TipControls, String, _ subject: String) throws(TipControlError) -> Void
  /// Returns the text of the control's property, or nil when it is not set.
  let text: @Sendable (TipControls) throws(TipControlError) -> String?
  /// Merges the property of the second controls into the first controls.
  let merge: @Sendable (inout TipControls, TipControls) -> Void
  /// Resets the control's property to its default.
  let clear: @Sendable (inout TipControls) -> Void
  /// Returns the names in the control's property: of tips, tooltips or alerts.
  let names: @Sendable (TipControls) -> [String]

  fileprivate init<Value>(
    _ control: Control, _ property: any WritableKeyPath<TipControls, Value> & Sendable,
    _ format: ControlValueFormat<Value>, _ effect: ControlEffect, help: String, api: String,
    command: String, example: String, isInTipKit: Bool = false
  ) {
    self.control = control
    self.kind = format.kind
    self.effect = effect
    self.help = help
    self.api = api
    self.command = command
    self.example = example
    self.isInTipKit = isInTipKit
    set = { controls, text, subject throws(TipControlError) in
      controls[keyPath: property] = try format.read(text, subject)
    }
    text = { controls throws(TipControlError) in
      try format.print(controls[keyPath: property], control.rawValue)
    }
    merge = { controls, other in
      guard other[keyPath: property] != format.nothing else { return }
      controls[keyPath: property] = format.merge(
        controls[keyPath: property], other[keyPath: property])
    }
    clear = { $0[keyPath: property] = format.nothing }
    names = { controls in
      switch controls[keyPath: property] {
      case let names as [String]: names
      case let answers as [String: String]: answers.keys.sorted()
      default: []
      }
    }
  }
}

extension Control {
  /// The control's entry in the catalog.
  package var descriptor: ControlDescriptor { ControlCatalog.entries[self] ?? entry }

  fileprivate var entry: ControlDescriptor {
    switch self {
    case .showAllTips:
      ControlDescriptor(
        self, \.showAllTips, .bool, .tips, help: "Show every tip, whatever its rules say",
        api: "Tips.showAllTips()", command: "tipctl show --all", example: "1", isInTipKit: true)
    case .hideAllTips:
      ControlDescriptor(
        self, \.hideAllTips, .bool, .tips, help: "Show no tip, whatever its rules say",
        api: "Tips.hideAllTips()", command: "tipctl hide --all", example: "1", isInTipKit: true)
    case .showTips:
      ControlDescriptor(
        self, \.showTips, .names, .tips, help: "Show these tips, whatever their rules say",
        api: "Tips.showTips(_:)", command: "tipctl show", example: "FavoriteTip,FeedBirdsTip",
        isInTipKit: true)
    case .hideTips:
      ControlDescriptor(
        self, \.hideTips, .names, .tips, help: "Do not show these tips",
        api: "Tips.hideTips(_:)", command: "tipctl hide", example: "ShareTip", isInTipKit: true)
    case .resetDatastore:
      ControlDescriptor(
        self, \.resetDatastore, .bool, .process, help: "Erase everything recorded, then start",
        api: "Tips.resetDatastore()", command: "tipctl reset", example: "1", isInTipKit: true)
    case .clock:
      ControlDescriptor(
        self, \.clock, .clock, .eligibility, help: "Freeze, start, shift or speed up the clock",
        api: ".clock(_:)", command: "tipctl clock", example: "+3d")
    case .displayFrequency:
      ControlDescriptor(
        self, \.displayFrequency, .displayFrequency, .eligibility,
        help: "Set the least time between new tips", api: ".displayFrequency(_:)",
        command: "tipctl frequency", example: "daily")
    case .toolTipDelay:
      ControlDescriptor(
        self, \.toolTipDelay, .duration, .eligibility,
        help: "Set how long a pointer rests before a tooltip shows", api: ".toolTipDelay(_:)",
        command: "tipctl tooltips --delay", example: "2s")
    case .toolTipDuration:
      ControlDescriptor(
        self, \.toolTipDuration, .duration, .eligibility,
        help: "Set how long a tooltip shows", api: ".toolTipDuration(_:)",
        command: "tipctl tooltips --duration", example: "5s")
    case .showToolTips:
      ControlDescriptor(
        self, \.showToolTips, .toolTipNames, .toolTips,
        help: "Show these tooltips under the pointer at once", api: "Tips.showToolTips(_:)",
        command: "tipctl tooltips --show", example: "star.button")
    case .hideToolTips:
      ControlDescriptor(
        self, \.hideToolTips, .toolTipNames, .toolTips, help: "Do not show these tooltips",
        api: "Tips.hideToolTips(_:)", command: "tipctl tooltips --hide", example: "*")
    case .answerAlerts:
      ControlDescriptor(
        self, \.answerAlerts, .answers, .alerts, help: "Answer these alerts without showing them",
        api: "Tips.answerAlerts(_:)", command: "tipctl alerts --answer",
        example: "*=Cancel,remove-backyard=Remove")
    case .suppressAlerts:
      ControlDescriptor(
        self, \.suppressAlerts, .alertNames, .alerts,
        help: "Do not show these alerts, as after \"Don't ask again\"",
        api: "Tips.suppressAlerts(_:)", command: "tipctl alerts --suppress",
        example: "remove-backyard")
    case .datastore:
      ControlDescriptor(
        self, \.datastore, .location, .process, help: "Use the datastore at this location",
        api: ".datastoreLocation(_:)", command: "tipctl --datastore", example: "memory")
    case .snapshotRecord:
      ControlDescriptor(
        self, \.snapshotRecord, .recordMode, .process, help: "Choose which snapshots are recorded",
        api: "record:", command: "tipctl run", example: "missing")
    case .receipt:
      ControlDescriptor(
        self, \.receipt, .path, .process, help: "Write a receipt of the applied controls",
        api: ".receipt(_:)", command: "tipctl receipt", example: "-")
    case .syncFolder:
      ControlDescriptor(
        self, \.syncFolder, .folder, .process, help: "Sync with other devices through this folder",
        api: ".sync(folder:)", command: "tipctl run", example: "synced/birds")
    case .settling:
      ControlDescriptor(
        self, \.settling, .settling, .process,
        help: "Choose when changes reach the statuses of tips", api: ".settling(_:)",
        command: "tipctl run", example: "asOnDevice")
    }
  }
}

/// The list of controls from which names, help and documentation are generated.
package enum ControlCatalog {
  /// Every control's descriptor, in the order of ``Control``.
  package static let descriptors: [ControlDescriptor] = Control.allCases.map(\.entry)

  /// The descriptors by control, because every reading of the controls asks for all of them.
  fileprivate static let entries = Dictionary(
    uniqueKeysWithValues: descriptors.map { ($0.control, $0) })
}
