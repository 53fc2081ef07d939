import Synchronization
public import TipModel

extension Tips.Event {
  /// The donations, ascending by date: the newest 1,000, or the event's limit (D13).
  public var donations: [Donation] {
    if let evaluatedDonations { return evaluatedDonations }
    let center = Tips.center
    center.noteUse(of: .event(id))
    return donations(
      in: center.state.withLock { RuleScope(facts: $0.facts, now: $0.clock.now) })
  }

  /// Donates, and returns when the donation is stored (TipKit reference).
  ///
  /// When the datastore cannot be written, it returns after 30 seconds at most. The donation is
  /// kept in memory, and ``Tips/health`` says so until it is stored (D42).
  public func donate() async where DonationInfo == Tips.EmptyDonation {
    await store(nil)
  }

  /// Donates with a payload, and returns when the donation is stored (TipKit reference).
  ///
  /// When the datastore cannot be written, it returns after 30 seconds at most. The donation is
  /// kept in memory, and ``Tips/health`` says so until it is stored (D42).
  public func donate(_ donation: DonationInfo) async {
    await store(donation)
  }

  /// Donates at once, and stores the donation soon (TipKit reference).
  ///
  /// - Parameter completion: Called when the donation is stored, or after 30 seconds at most (D42).
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil)
  where DonationInfo == Tips.EmptyDonation {
    send(nil, completion)
  }

  /// Donates with a payload at once, and stores the donation soon (TipKit reference).
  ///
  /// - Parameters:
  ///   - donation: The payload.
  ///   - completion: Called when the donation is stored, or after 30 seconds at most (D42).
  public func sendDonation(
    _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
  ) {
    send(donation, completion)
  }

  /// Deletes all donations of the event (TipKit 26 reference).
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func deleteDonations() async throws {
    let center = Tips.center
    center.noteUse(of: .event(id))
    center.apply(.deleteDonations(event: id))
    defer { center.settle() }
    try await center.committed()
  }

  private func store(_ donation: DonationInfo?) async {
    let center = Tips.center
    center.donate(donation, to: self)
    // The writer tries again after a failure, and the health says so.
    _ = await center.writer?.stored(triesAgain: true)
    center.settle()
  }

  private func send(_ donation: DonationInfo?, _ completion: (@Sendable () -> Void)?) {
    let center = Tips.center
    center.donate(donation, to: self)
    guard let completion else { return }
    guard let writer = center.writer else { return completion() }
    writer.whenStored(triesAgain: true) { _ in completion() }
  }
}

extension Tips.Parameter {
  /// The parameter's value.
  ///
  /// A write reevaluates the rules that read the parameter. It is visible at once and committed
  /// soon. Before configure it is kept and applied (D14). A value that is stored as another type
  /// gives the initial value (D43).
  public var wrappedValue: Value {
    get {
      let center = Tips.center
      center.refer(to: definition)
      let stored = center.state.withLock { $0.facts.parameters[id]?.value }
      guard let stored else { return initialValue }
      do {
        return try stored.decode(as: Value.self)
      } catch {
        center.note(
          "Invalid \(Value.self) \(stored.shortJSON) stored for the parameter \"\(id)\"; the initial "
            + "value is used, and the stored value stays until the app writes one.")
        return initialValue
      }
    }
    nonmutating set {
      let center = Tips.center
      center.refer(to: definition)
      do {
        center.apply(.setParameter(id: id, value: try StoredValue(encoding: newValue)))
      } catch {
        center.note(
          "\"\("\(newValue)".shortened(to: 200))\" cannot be stored for the parameter \"\(id)\": \(error)."
        )
      }
    }
  }
}

extension TipsCenter {
  /// Registers a parameter.
  ///
  /// A transient one starts from its initial value in each process.
  func refer(to definition: ParameterDefinition) {
    noteUse(of: .parameter(definition.id))
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

  func donate<Info>(_ info: Info?, to event: Tips.Event<Info>) {
    noteUse(of: .event(event.id))
    let payload: StoredValue?
    do {
      payload = try info.map { try StoredValue(encoding: $0) }
    } catch {
      // TipKit's signatures do not throw. The receipt keeps the failure.
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
}
