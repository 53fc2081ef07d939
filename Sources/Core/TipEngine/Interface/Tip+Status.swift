public import TipModel

extension Tip {
  /// Whether the tip can be shown now: its rules, limits, the display frequency and the controls.
  ///
  /// In the body of a view it does not change until something else makes the body run.
  public var status: Status {
    BodyStatuses.current?.status(of: self) ?? Tips.center.status(of: self)
  }

  /// Whether the tip's status is `.available`.
  public var shouldDisplay: Bool { status == .available }

  /// The tip's status now, then each change once (TipKit reference, D21).
  public var statusUpdates: AsyncStream<Status> { Tips.center.statusUpdates(of: self) }

  /// Whether the tip should be displayed now, then each change once (TipKit reference, D21).
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    Tips.center.displayableUpdates(of: self).map { $0 == .available }
  }

  /// Ends the tip's eligibility for good (TipKit reference).
  ///
  /// The first reason stays (D15).
  public func invalidate(reason: InvalidationReason) {
    Tips.center.invalidate(self, reason: reason)
  }

  /// Makes the tip eligible again, as if it had never been displayed (TipKit 26 reference, D16).
  public func resetEligibility() async {
    do {
      try await Tips.center.resetEligibility(of: self)
    } catch {
      Tips.center.note("The eligibility of \"\(id)\" is reset but not saved yet: \(error)")
    }
  }

  /// Begins a display, if the tip may be shown (D22).
  ///
  /// - Parameter place: Where the tip shows, in the app's own words, for
  ///   ``Tips/displayUpdates``.
  /// - Returns: The display, to end when the tip leaves the screen, or nil when it may not show.
  public func present(in place: String? = nil) -> TipDisplay? {
    Tips.center.present(self, in: place)
  }
}
