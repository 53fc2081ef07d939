import TipModel

/// The effect of a reset, counted before it is applied.
struct ResetPlan {
  /// The changes to apply, none when there is nothing to erase.
  var actions: [Change.Action] = []
  /// The losses, as parts of a sentence: "3 donations".
  var losses: [String] = []
  /// The names with nothing to erase, as the user wrote them.
  var untouched: [String] = []

  /// Plans the reset of all records.
  init(of facts: Facts) {
    let written = facts.parameters.values.filter { $0.value != nil }.count
    let overrides = facts.overrides
    // The count comes first: "the overrides of all tips" reads as if tips were erased.
    var forced = overrides.tips.keys.sorted().map { "\"\($0)\"" }
    if overrides.all != nil { forced.append("all tips") }
    if overrides.forcesHelp { forced.append("tooltips and alerts") }
    // The line of an earlier reset is not a loss.
    let isFresh = facts.history.map(\.event) == ["reset"]
    count(facts.recordedTips.filter { facts.record(of: $0) != TipRecord() }.count, "tip record")
    count(facts.devices.values.filter { $0.version > 0 }.count, "merged device")
    count(facts.donationCount, "donation")
    count(written, "parameter value")
    if !forced.isEmpty {
      let names = forced.joined(separator: ", ")
      losses.append("\(Plural.count(forced.count, "override")) (\(names))")
    }
    if let clock = overrides.clock { losses.append("the clock \(clock.setting)") }
    if let frequency = overrides.displayFrequency {
      losses.append("the display frequency \(frequency)")
    }
    if !isFresh { count(facts.history.count, "history line") }
    if !losses.isEmpty { actions = [.reset] }
  }

  /// Plans the reset of parts, each of which is known.
  init(tips: [String], events: [String], parameters: [String], of facts: Facts) {
    for tip in tips {
      let record = facts.record(of: tip)
      guard !record.hasNothingToReset else {
        untouched.append(tip)
        continue
      }
      var loss = "\(Plural.count(record.displayCount, "display")) of \"\(tip)\""
      if let invalidation = record.invalidation {
        loss = "the invalidation \(invalidation.reason.rawValue) and \(loss)"
      }
      add(.resetEligibility(tip: tip), loss)
    }
    for event in events {
      let count = facts.events[event]?.log.donations.count ?? 0
      guard count != 0 else {
        untouched.append(event)
        continue
      }
      add(
        .deleteDonations(event: event),
        "\(Plural.count(count, "donation")) of \"\(event)\"")
    }
    for id in parameters {
      guard let value = facts.parameters[id]?.value else {
        untouched.append(id)
        continue
      }
      add(.unsetParameter(id: id), "the value \(value.json) of \"\(id)\"")
    }
  }

  private mutating func count(_ count: Int, _ noun: String) {
    if count > 0 { losses.append(Plural.count(count, noun)) }
  }

  private mutating func add(_ action: Change.Action, _ loss: String) {
    actions.append(action)
    losses.append(loss)
  }

  /// The losses, as a list in a sentence.
  var lossText: String {
    guard let last = losses.last else { return "" }
    guard losses.count > 1 else { return last }
    return losses.dropLast().joined(separator: ", ") + " and " + last
  }
}
