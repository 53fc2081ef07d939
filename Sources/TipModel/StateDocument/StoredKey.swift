/// The names of all members that stored objects have; one vocabulary for the whole document.
package enum StoredKey: String, CaseIterable, Sendable {
  // The document.
  case schema, clock, displayFrequency, tips, parameters, events, overrides, history, devices
  case resets
  // A tip.
  case id, type, title, message, image, actions, rules, options, record
  // Its options.
  case ignoresDisplayFrequency, maxDisplayCount, maxDisplayDuration
  // Its record.
  case invalidation, displayCount, displayedSeconds, firstDisplayed, lastDisplayed, activeDisplays
  case opaqueResults, eligibilityReset, reason, date, began, owner, rule, value
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
}
