extension GroupDefinition: StoredObject {
  package static let storedKeys: [StoredKey] = [.priority, .tips, .unused]

  package var storedMembers: StoredMembers {
    [
      .priority: .string(priority.rawValue), .tips: .array(members.map(StoredValue.string)),
      .unused: .bool(true).unless(isInUse),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      try object.required(.priority, .choice), try object.required(.tips, .list(of: .text)),
      isInUse: !(try object.optional(.unused, .flag) ?? false))
  }
}
