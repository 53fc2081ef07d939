public import TipModel

extension Tips.Event {
  /// The donations, ascending by date: the newest 1,000, or the event's limit (D13).
  public var donations: [Donation] { evaluatedDonations ?? Tips.center.donations(of: self) }

  /// Donates, and returns when the donation is stored (TipKit reference).
  ///
  /// When the datastore cannot be written, it returns after 30 seconds at most; the donation is
  /// kept in memory, and ``Tips/health`` says so until it is stored (D42).
  public func donate() async where DonationInfo == Tips.EmptyDonation {
    await store(nil)
  }

  /// Donates with a payload, and returns when the donation is stored (TipKit reference).
  ///
  /// When the datastore cannot be written, it returns after 30 seconds at most; the donation is
  /// kept in memory, and ``Tips/health`` says so until it is stored (D42).
  public func donate(_ donation: DonationInfo) async {
    await store(donation)
  }

  /// Donates at once; the donation is stored soon (TipKit reference).
  ///
  /// - Parameter completion: Called when the donation is stored, or after 30 seconds at most (D42).
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil)
  where DonationInfo == Tips.EmptyDonation {
    send(nil, completion)
  }

  /// Donates with a payload at once; the donation is stored soon (TipKit reference).
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
    center.apply(.deleteDonations(event: id))
    try await center.committed()
  }

  private func store(_ donation: DonationInfo?) async {
    let center = Tips.center
    center.donate(donation, to: self)
    await center.stored()
  }

  private func send(_ donation: DonationInfo?, _ completion: (@Sendable () -> Void)?) {
    let center = Tips.center
    center.donate(donation, to: self)
    if let completion { center.whenStored(completion) }
  }
}

extension Tips.Parameter {
  /// The parameter's value; a write reevaluates the rules that read it.
  ///
  /// A write is visible at once and committed soon; before configure it is kept and applied (D14).
  public var wrappedValue: Value {
    get { Tips.center.value(of: self) }
    nonmutating set { Tips.center.set(self, to: newValue) }
  }
}
