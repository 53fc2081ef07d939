/// A value that is stored as a JSON object: a row of the datastore, or a part of the document.
package protocol StoredObject {
  /// The accepted members of the object; others are rejected.
  static var storedKeys: [StoredKey] { get }
  /// The members of the object; nil, as for a default, leaves a member out.
  var storedMembers: StoredMembers { get }

  /// Reads the members.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the member's path.
  init(_ object: ObjectReader) throws(TipControlError)
}

extension StoredObject {
  /// The value as an object, without defaults and empty members.
  package var storedValue: StoredValue {
    let members = storedMembers.members
    var object = [String: StoredValue](minimumCapacity: members.count)
    for (key, value) in members { object[key.rawValue] = value }
    return .object(object)
  }

  /// Reads the value from an object.
  ///
  /// - Parameters:
  ///   - storedValue: The object.
  ///   - path: The path of the object, such as `tips[2].record`, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) that names the path of the invalid value.
  package init(storedValue: StoredValue, at path: String) throws(TipControlError) {
    self = try Self(ObjectReader(storedValue, at: path, keys: Self.storedKeys))
  }
}

/// The members of an object by name; few enough to be searched one by one.
package struct StoredMembers: ExpressibleByDictionaryLiteral {
  /// The members that are not nil.
  fileprivate private(set) var members: [(key: StoredKey, value: StoredValue)]

  /// Creates the members of a literal, without those that are nil.
  package init(dictionaryLiteral elements: (StoredKey, StoredValue?)...) {
    members = elements.compactMap { key, value in value.map { (key, $0) } }
  }

  /// The value of a member; nil leaves it out.
  package subscript(key: StoredKey) -> StoredValue? {
    get { members.first { $0.key == key }?.value }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append((key, newValue)) }
    }
  }
}

extension StoredValue {
  /// Creates the value of a date member.
  init(_ date: Timestamp) { self = .string(date.description) }

  /// Returns the value, or nil when it is a default; a literal `nil` would be the value null.
  func unless(_ isDefault: Bool) -> StoredValue? { isDefault ? Optional.none : self }

  /// Creates the value of a list member, or nil for an empty list, which is left out.
  init?(_ elements: some Collection<StoredValue>) {
    guard !elements.isEmpty else { return nil }
    self = .array(Array(elements))
  }

  /// Creates the value of an object member, or nil for an empty object, which is left out.
  init?(unlessEmpty object: some StoredObject) {
    let value = object.storedValue
    guard value != .object([:]) else { return nil }
    self = value
  }
}

/// The names of all members of stored objects; one vocabulary for the whole document.
package enum StoredKey: String, CaseIterable, Sendable {
  // The document.
  case schema, clock, displayFrequency, displayFrequencyFrom, tips, groups, toolTips, alerts
  case parameters, events, overrides, history, devices, resets
  // A tip.
  case id, type, title, message, image, actions, rules, options, record
  // Its options.
  case ignoresDisplayFrequency, maxDisplayCount, maxDisplayDuration
  // Its record.
  case invalidation, displayCount, displayedSeconds, firstDisplayed, lastDisplayed, activeDisplays
  case firstDismissed, opaqueResults, eligibilityReset, reason, date, began, owner, rule, value
  // A group.
  case priority, unused
  // A tooltip.
  case text, control, asksDelegate, disabled, platform
  // An alert and its record.
  case alert, buttons, role, intent, informational, undoable, textField, icon, caution, accessory
  case suppression, help, scene, secure, placeholder, height, cornerRadius, suppressed, button
  // A parameter.
  case initialValue, transient, written
  // An event.
  case limit, deleted, donations, maximumCount, maximumAge, info
  // Other devices and resets.
  case origin, version, reset, own, known
  // The clock and the overrides.
  case setting, anchor, all
  // A line of the history.
  case actor, event, subject, detail, forced
  // A process and the controls of its sources, in the datastore alone.
  case process, start, program, configured, ignoresOverrides, controls, source, values
}
