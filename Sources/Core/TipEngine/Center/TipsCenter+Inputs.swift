import Synchronization
import TipModel

extension TipsCenter {
  /// Registers a parameter; a transient one starts from its initial value in each process.
  func refer(to definition: ParameterDefinition) {
    let isKnown = state.withLock { state in
      state.knownParameters.contains(definition.id)
        && state.facts.parameters[definition.id]?.definition == definition
    }
    guard !isKnown else { return }
    perform { state in
      let isFirst = state.knownParameters.insert(definition.id).inserted
      state.apply(.registerParameter(definition))
      if isFirst, definition.isTransient { state.apply(.unsetParameter(id: definition.id)) }
    }
  }

  /// Returns a parameter's value; one that is stored as another type gives the initial value (D43).
  func value<Value>(of parameter: Tips.Parameter<Value>) -> Value {
    refer(to: parameter.definition)
    let stored = state.withLock { $0.facts.parameters[parameter.id]?.value }
    guard let stored else { return parameter.initialValue }
    do {
      return try stored.decode(as: Value.self)
    } catch {
      note(
        "Invalid \(Value.self) \(stored.shortJSON) stored for the parameter \"\(parameter.id)\"; "
          + "the initial value is used, and the stored value stays until the app writes one.")
      return parameter.initialValue
    }
  }

  /// Writes a parameter; rules that read it are reevaluated.
  func set<Value>(_ parameter: Tips.Parameter<Value>, to value: Value) {
    refer(to: parameter.definition)
    do {
      apply(.setParameter(id: parameter.id, value: try StoredValue(encoding: value)))
    } catch {
      note(
        "\"\("\(value)".prefix(200))\" cannot be stored for the parameter \"\(parameter.id)\": "
          + "\(error)")
    }
  }

  /// Records a donation.
  func donate<Info>(_ info: Info?, to event: Tips.Event<Info>) {
    let payload: StoredValue?
    do {
      payload = try info.map { try StoredValue(encoding: $0) }
    } catch {
      // TipKit's signatures do not throw; the receipt keeps the failure.
      return note("A donation of \"\(event.id)\" is not stored: \(error)")
    }
    perform { state in
      let now = state.changeDate
      if !state.facts.knows(event.definition) {
        state.apply(.registerEvent(event.definition), at: now)
      }
      state.apply(.donate(event: event.id, date: now, info: payload), at: now)
    }
  }

  /// Returns an event's donations, ascending by date (D13).
  func donations<Info>(of event: Tips.Event<Info>) -> [Tips.Event<Info>.Donation] {
    let scope = state.withLock { RuleScope(facts: $0.facts, now: $0.clock.now) }
    return event.donations(in: scope)
  }

  /// Waits until all changes so far are in the datastore, at most 30 seconds (D42).
  func stored() async {
    // The writer tries again after a failure, and the health says so.
    _ = await state.withLock { $0.writer }?.stored(within: DatastoreWriter.waitLimit)
  }

  /// Calls an action when all changes so far are in the datastore, after at most 30 seconds (D42).
  func whenStored(_ action: @escaping @Sendable () -> Void) {
    guard let writer = state.withLock({ $0.writer }) else { return action() }
    writer.whenStored(within: DatastoreWriter.waitLimit) { _ in action() }
  }

  /// Keeps the failure of a call that cannot throw, for the receipt and the health.
  func note(_ sentence: String) {
    perform { state in
      guard !state.health.refusals.contains(sentence) else { return }
      state.health.refusals.append(sentence)
      // A failure before configure is in the receipt of configure.
      state.updateReceipt { $0.notes.append(sentence) }
    }
  }
}
