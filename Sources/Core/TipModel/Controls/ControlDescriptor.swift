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

  init<Value>(
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
    names = { format.names($0[keyPath: property]) }
  }
}

/// The scope of a control.
public enum ControlEffect: Hashable, Sendable {
  /// Single tips: all sources are applied, because each may force different tips.
  case tips
  /// Single tooltips: all sources are applied.
  case toolTips
  /// Single alerts: all sources are applied.
  case alerts
  /// The clock, the display frequency of all tips and the times of all tooltips: the first source
  /// decides.
  case eligibility
  /// The start of a process and the location of its files: the first source decides.
  case process

  /// Whether all sources are applied, because each may force different things.
  package var accumulates: Bool {
    switch self {
    case .tips, .toolTips, .alerts: true
    case .eligibility, .process: false
    }
  }
}
