extension ToolTipDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .id, .text, .control, .asksDelegate, .disabled, .platform,
  ]

  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .text: text.map(StoredValue.string),
      .control: control.map(StoredValue.string),
      .asksDelegate: .bool(true).unless(!asksDelegate), .disabled: .bool(true).unless(isEnabled),
      .platform: .string(platform.rawValue),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), text: try object.optional(.text, .text),
      control: try object.optional(.control, .text),
      asksDelegate: try object.optional(.asksDelegate, .flag) ?? false,
      isEnabled: try object.optional(.disabled, .flag) != true,
      platform: try object.optional(.platform, .choice) ?? .macOS)
  }
}
