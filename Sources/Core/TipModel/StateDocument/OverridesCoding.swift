/// A frozen clock does not need an anchor; a missing one is replaced by 1 January 1970.
extension AnchoredClock: StoredObject {
  package static let storedKeys: [StoredKey] = [.setting, .anchor]

  package var storedMembers: StoredMembers {
    [.setting: .string(setting.description), .anchor: StoredValue(anchor)]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    let setting = try object.required(.setting, .clockSetting)
    let anchor: Timestamp
    if case .frozen = setting.kind {
      anchor = try object.optional(.anchor, .date) ?? Timestamp(milliseconds: 0)
    } else {
      anchor = try object.required(.anchor, .date)
    }
    self.init(setting: setting, anchor: anchor)
  }
}

/// The overrides without the clock, which is stored separately (``AnchoredClock``).
extension StoredOverrides: StoredObject {
  package static let storedKeys: [StoredKey] = [.all, .tips, .displayFrequency, .controls]

  package var storedMembers: StoredMembers {
    [
      .all: all.map { .string($0.rawValue) },
      .tips: .object(tips.mapValues { .string($0.rawValue) }).unless(tips.isEmpty),
      .displayFrequency: displayFrequency?.storedValue,
      .controls: .object(help.storedTexts).unless(help.isEmpty),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      tips: try object.dictionary(.tips, .choice), all: try object.optional(.all, .choice),
      displayFrequency: try object.optional(.displayFrequency, .displayFrequency),
      help: try TipControls(
        storedTexts: try object.dictionary(.controls, Reading<String>.text),
        at: object.place(of: .controls), of: Control.help))
  }
}

extension TipControls {
  /// The texts of the controls by key; a control whose value has no text is left out.
  var storedTexts: [String: StoredValue] {
    var texts: [String: StoredValue] = [:]
    for control in Control.allCases {
      do throws(TipControlError) {
        texts[control.rawValue] = try text(of: control).map(StoredValue.string)
      } catch {
        continue
      }
    }
    return texts
  }

  /// Reads the texts of controls by key.
  ///
  /// - Parameters:
  ///   - storedTexts: The texts.
  ///   - path: The path of the texts, for messages.
  ///   - accepted: The controls that may be among them; nil to ignore those of newer versions.
  /// - Throws: ``TipControlError`` (`malformed`) for a text that cannot be read, and for a control
  ///   that is not accepted.
  init(
    storedTexts: [String: String], at path: String, of accepted: [Control]?
  ) throws(TipControlError) {
    self.init()
    for (name, text) in storedTexts.sorted(by: { $0.key < $1.key }) {
      let place = StoredPath.member(name, of: path)
      guard let control = Control(rawValue: name), accepted?.contains(control) ?? true else {
        guard let names = accepted?.map(\.rawValue) else { continue }
        throw TipControlError(
          .malformed, subject: place, reason: "\(place) is not a control of tooltips or alerts",
          suggestion: NearestName.suggestion(
            for: name, in: names, otherwise: "Write one of \(names.joined(separator: ", "))"))
      }
      try set(control, to: text, subject: place)
    }
  }
}

extension Control {
  /// The controls of tooltips and alerts, which the datastore stores by their texts.
  package static let help: [Control] = [
    .toolTipDelay, .toolTipDuration, .showToolTips, .hideToolTips, .answerAlerts, .suppressAlerts,
  ]
}

/// The text of the control: `daily`, `36h`.
extension DisplayFrequency {
  /// The frequency as text.
  package var storedValue: StoredValue { .string(description) }
}

extension Reading where Value == DisplayFrequency {
  static var displayFrequency: Reading {
    Reading(
      text: DisplayFrequency.accepts, DisplayFrequency.init(_:subject:))
  }
}

extension Reading where Value == ClockSetting {
  fileprivate static var clockSetting: Reading {
    Reading(text: ControlValueKind.clock.accepts, ClockSetting.init(_:subject:))
  }
}
