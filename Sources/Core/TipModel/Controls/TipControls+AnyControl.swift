extension TipControls {
  /// Whether no control is set.
  public var isEmpty: Bool { self == TipControls() }

  /// Sets a control from its text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the text and its subject.
  package mutating func set(
    _ control: Control, to text: String, subject: String
  ) throws(TipControlError) {
    try control.descriptor.set(&self, text, subject)
  }

  /// Returns the text of a control's value, which parses back, or nil when the control is not set.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value cannot be written as text.
  package func text(of control: Control) throws(TipControlError) -> String? {
    try control.descriptor.text(self)
  }

  /// The text of each control that is set, in the order of ``Control``.
  package var values: [(control: Control, value: String)] {
    get throws(TipControlError) {
      var values: [(control: Control, value: String)] = []
      for control in Control.allCases {
        if let value = try text(of: control) { values.append((control, value)) }
      }
      return values
    }
  }

  /// Returns whether a control is set.
  package func says(_ control: Control) -> Bool {
    var others = self
    control.descriptor.clear(&others)
    return others != self
  }

  /// Merges other controls into these: names accumulate, other values are replaced.
  package mutating func merge(_ other: TipControls) {
    for control in Control.allCases { control.descriptor.merge(&self, other) }
  }

  /// Clears every control that forces single tips, tooltips or alerts.
  package mutating func clearForces() {
    for control in Control.allCases where control.descriptor.effect.accumulates {
      control.descriptor.clear(&self)
    }
  }

  /// Clears every control with an effect.
  package mutating func clear(_ effect: ControlEffect) {
    for control in Control.allCases where control.descriptor.effect == effect {
      control.descriptor.clear(&self)
    }
  }
}
