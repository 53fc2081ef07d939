/// A frozen clock does not need an anchor, and 1 January 1970 replaces a missing one.
extension AnchoredClock: StoredObject {
  package static let coding = ObjectCoding<AnchoredClock>(
    .required("setting", \.setting, .clockSetting),
    ObjectField(keys: ["anchor"]) { object throws(TipControlError) in
      let setting = try object.required("setting", .clockSetting)
      guard case .frozen = setting.kind else { return try object.required("anchor", .date) }
      return try object.optional("anchor", .date) ?? Timestamp(milliseconds: 0)
    } write: { clock, members in
      members["anchor"] = ValueCoding.date.write(clock.anchor)
    },
    make: AnchoredClock.init)
}

/// The overrides without the clock, which is stored separately (``AnchoredClock``).
extension StoredOverrides: StoredObject {
  package static let coding = ObjectCoding<StoredOverrides>(
    .optional("all", \.all, .choice),
    .optional("tips", \.tips, .dictionary(of: .choice), default: [:]),
    .optional("displayFrequency", \.displayFrequency, .displayFrequency),
    .optional("controls", \.help, .controls(Control.stored), default: TipControls()),
    make: { StoredOverrides(tips: $1, all: $0, displayFrequency: $2, help: $3) })
}

extension ValueCoding where Value == TipControls {
  /// The texts of controls by key, without controls whose value has no text.
  ///
  /// Others than the accepted controls are errors. Without a list, controls of newer versions are
  /// ignored.
  static func controls(_ accepted: [Control]?) -> ValueCoding {
    let texts = ValueCoding<[String: String]>.dictionary(of: .text)
    return ValueCoding(wanted: texts.wanted) { value, path throws(TipControlError) in
      let path = path()
      var controls = TipControls()
      for (name, text) in try texts.read(value, path).sorted(by: { $0.key < $1.key }) {
        let memberPath = StoredPath.member(name, of: path)
        guard let control = Control(rawValue: name), accepted?.contains(control) ?? true else {
          guard let names = accepted?.map(\.rawValue) else { continue }
          throw TipControlError(
            .malformed, subject: memberPath, reason: "\(memberPath) is not a stored control",
            suggestion: NearestName.suggestion(
              for: name, in: names, otherwise: "Write one of \(names.joined(separator: ", "))"))
        }
        try controls.set(control, to: text, subject: memberPath)
      }
      return controls
    } write: { controls in
      .object(controls.storedTexts)
    }
  }
}

extension TipControls {
  /// The texts of the controls by key, without controls whose value has no text.
  var storedTexts: [String: StoredValue] {
    var texts: [String: StoredValue] = [:]
    for control in Control.allCases {
      if let text = try? text(of: control) { texts[control.rawValue] = .string(text) }
    }
    return texts
  }
}

extension Control {
  /// The controls of tooltips and alerts, which the datastore stores by their texts.
  package static let help: [Control] = [
    .toolTipDelay, .toolTipDuration, .showToolTips, .hideToolTips, .answerAlerts, .suppressAlerts,
  ]

  /// The controls that the datastore stores by their texts: a reset waits there for the next start
  /// (D65).
  package static let stored = help + [.resetDatastore]
}

/// The text of the control: `daily`, `36h`.
extension DisplayFrequency {
  package var storedValue: StoredValue { .string(description) }
}

extension ValueCoding where Value == DisplayFrequency {
  static var displayFrequency: ValueCoding {
    ValueCoding(
      text: DisplayFrequency.accepts, read: DisplayFrequency.init(_:subject:), write: \.description)
  }
}

extension ValueCoding where Value == ClockSetting {
  fileprivate static var clockSetting: ValueCoding {
    ValueCoding(
      text: ClockSetting.accepts, read: ClockSetting.init(_:subject:), write: \.description)
  }
}
