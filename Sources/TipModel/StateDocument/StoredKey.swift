/// The names of all members that stored objects have; one vocabulary for the whole document.
package enum StoredKey: String, CaseIterable, Sendable {
  // The document.
  case schema, clock, displayFrequency, tips, parameters, events, overrides, history
  // A tip.
  case id, type, title, message, image, actions, rules, options, record
  // Its options.
  case ignoresDisplayFrequency, maxDisplayCount, maxDisplayDuration
  // Its record.
  case invalidation, displayCount, displayedSeconds, firstDisplayed, lastDisplayed, activeDisplays
  case opaqueResults, reason, date, began, owner, rule, value
  // A parameter.
  case initialValue, transient, written
  // An event.
  case limit, donations, maximumCount, maximumAge, info
  // The clock and the overrides.
  case setting, anchor, all
  // A line of the history.
  case actor, event, subject, detail, forced
}
