/// The members that an alert has in every document.
extension TipAlert: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .id, .title, .message, .buttons, .intent, .informational, .undoable, .textField, .icon,
    .caution, .accessory, .suppression, .help, .scene,
  ]

  /// The title is always present, because a document may have an alert without one.
  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .title: .string(title), .message: message.map(StoredValue.string),
      .buttons: StoredValue(buttons.map(\.storedValue)),
      .intent: intent.map { .string($0.rawValue) },
      .informational: .bool(true).unless(!isInformational),
      .undoable: isUndoable.map(StoredValue.bool), .textField: textField?.storedValue,
      .icon: icon.map(StoredValue.string), .caution: .bool(true).unless(!isCaution),
      .accessory: accessory?.storedValue, .suppression: .bool(true).unless(!hasSuppression),
      .help: .bool(true).unless(!hasHelp), .scene: scene.map(StoredValue.string),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      id: try object.required(.id, .text), title: try object.optional(.title, .text) ?? "",
      message: try object.optional(.message, .text), buttons: try object.list(.buttons, .object),
      intent: try object.optional(.intent, .choice),
      isInformational: try object.optional(.informational, .flag) ?? false,
      isUndoable: try object.optional(.undoable, .flag),
      textField: try object.optional(.textField, .object),
      icon: try object.optional(.icon, .text),
      isCaution: try object.optional(.caution, .flag) ?? false,
      accessory: try object.optional(.accessory, .object),
      hasSuppression: try object.optional(.suppression, .flag) ?? false,
      hasHelp: try object.optional(.help, .flag) ?? false,
      scene: try object.optional(.scene, .text))
  }
}

extension TipAlert.Button: StoredObject {
  package static let storedKeys: [StoredKey] = [.title, .role]

  package var storedMembers: StoredMembers {
    [.title: .string(title), .role: .string(role.rawValue).unless(role == .plain)]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      try object.required(.title, .text),
      role: try object.optional(.role, .choice) ?? .plain)
  }
}

extension TipAlert.TextField: StoredObject {
  package static let storedKeys: [StoredKey] = [.secure, .placeholder]

  package var storedMembers: StoredMembers {
    [
      .secure: .bool(true).unless(!isSecure), .placeholder: placeholder.map(StoredValue.string),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      isSecure: try object.optional(.secure, .flag) ?? false,
      placeholder: try object.optional(.placeholder, .text))
  }
}

extension TipAlert.Accessory: StoredObject {
  package static let storedKeys: [StoredKey] = [.height, .cornerRadius]

  package var storedMembers: StoredMembers {
    [
      .height: StoredValue.double(height).canonical,
      .cornerRadius: cornerRadius.map { StoredValue.double($0).canonical },
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      height: try object.required(.height, .points),
      cornerRadius: try object.optional(.cornerRadius, .points))
  }
}

extension Reading where Value == Double {
  /// A length on screen.
  package static var points: Reading {
    Reading("a number of points, such as 120") { value in
      switch value {
      case .int(let points): Double(points)
      case .double(let points): points
      default: nil
      }
    }
  }
}

/// An alert of a datastore, with its record.
extension AlertRecord: StoredObject {
  package static let storedKeys: [StoredKey] = [
    .alert, .displayCount, .lastDisplayed, .suppressed, .activeDisplays,
  ]

  package var storedMembers: StoredMembers {
    [
      .alert: alert.storedValue, .displayCount: .int(displayCount).unless(displayCount == 0),
      .lastDisplayed: lastDisplayed.map { StoredValue($0) },
      .suppressed: suppression?.storedValue,
      .activeDisplays: StoredValue(activeDisplays.map(\.storedValue)),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(try object.required(.alert, .object))
    displayCount = try object.optional(.displayCount, .count) ?? 0
    lastDisplayed = try object.optional(.lastDisplayed, .date)
    suppression = try object.optional(.suppressed, .object)
    activeDisplays = try object.list(.activeDisplays, unique: .id, \.id, .object)
  }
}

extension AlertRecord.Suppression: StoredObject {
  package static let storedKeys: [StoredKey] = [.date, .button]

  package var storedMembers: StoredMembers {
    [.date: StoredValue(date), .button: .string(button)]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      date: try object.required(.date, .date), button: try object.required(.button, .text))
  }
}
