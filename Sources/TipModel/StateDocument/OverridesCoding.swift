/// A frozen clock does not need an anchor; a missing one is replaced by 1 January 1970.
extension AnchoredClock: StoredObject {
  package static let storedKeys: [StoredKey] = [.setting, .anchor]

  package var storedMembers: [StoredKey: StoredValue?] {
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
  package static let storedKeys: [StoredKey] = [.all, .tips, .displayFrequency]

  package var storedMembers: [StoredKey: StoredValue?] {
    [
      .all: all.map { .string($0.rawValue) },
      .tips: .object(tips.mapValues { .string($0.rawValue) }).unless(tips.isEmpty),
      .displayFrequency: displayFrequency?.storedValue,
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      tips: try object.dictionary(.tips, .choice), all: try object.optional(.all, .choice),
      displayFrequency: try object.optional(.displayFrequency, .displayFrequency))
  }
}

/// The text of the control: `daily`, `36h`.
extension DisplayFrequency {
  /// The frequency as text.
  package var storedValue: StoredValue { .string(description) }

  /// Reads a frequency's text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the path when the text is invalid.
  package init(storedValue: StoredValue, at path: String) throws(TipControlError) {
    self = try Reading.displayFrequency.read(storedValue, path)
  }
}

extension Reading where Value == DisplayFrequency {
  static var displayFrequency: Reading {
    Reading(
      text: ControlValueKind.displayFrequency.accepts, DisplayFrequency.init(_:subject:))
  }
}

extension Reading where Value == ClockSetting {
  fileprivate static var clockSetting: Reading {
    Reading(text: ControlValueKind.clock.accepts, ClockSetting.init(_:subject:))
  }
}
