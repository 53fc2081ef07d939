import TipModel

extension TipsCenter {
  /// Shows all tips whatever their rules say.
  ///
  /// Repeated calls accumulate (D5).
  public func showAllTips() { force { $0.showAllTips = true } }

  /// Hides all tips.
  public func hideAllTips() { force { $0.hideAllTips = true } }

  /// Shows tips, by id or type name, whatever their rules say.
  public func showTips(_ names: [String]) { force { $0.showTips += names } }

  /// Hides tips, by id or type name.
  public func hideTips(_ names: [String]) { force { $0.hideTips += names } }

  /// Shows tooltips, by id, under the pointer at once, where `*` stands for all.
  public func showToolTips(_ ids: [String]) { force { $0.showToolTips += ids } }

  /// Hides tooltips, by id, where `*` stands for all.
  public func hideToolTips(_ ids: [String]) { force { $0.hideToolTips += ids } }

  /// Answers alerts without showing them.
  ///
  /// - Parameter answers: The title of a button by the alert's id. `*` stands for all other alerts.
  public func answerAlerts(_ answers: [String: String]) {
    force { $0.answerAlerts.merge(answers) { $1 } }
  }

  /// Suppresses alerts, by id, as "Don't ask again" does, where `*` stands for all.
  public func suppressAlerts(_ ids: [String]) { force { $0.suppressAlerts += ids } }

  /// Removes every show, hide, answer and suppression that was called in code (D5).
  public func clearOverrides() { force { $0.clearForces() } }

  /// Sets the engine's clock, or removes the setting with nil.
  ///
  /// - Throws: ``TipControlError`` when the setting's rate is not positive.
  public func setClock(_ setting: ClockSetting?) throws {
    try setting?.validate()
    perform { state in
      var calls = state.controls[.api]
      calls.clock = setting
      state.controls.set(calls, from: .api, anchor: state.clock.baseNow)
      state.reportCalls()
      // The step adopts the clock, because anything may change.
      state.add(.all)
    }
  }

  /// Erases the history of all tips and the stored overrides, but not the definitions (D2).
  ///
  /// A reset before configure takes effect at configure. One after it takes effect at the next
  /// start when changes settle as on a device (D65).
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func resetDatastore() throws {
    if settling.contains(.asOnDevice) { return try resetAtNextStart() }
    perform { state in
      state.apply(.reset)
      state.updateReceipt { receipt in
        if !receipt.applied.contains(.resetInCode) { receipt.applied.append(.resetInCode) }
      }
    }
    try flush()
  }

  /// Leaves a reset to the center that opens the datastore next (D65).
  private func resetAtNextStart() throws {
    perform { state in
      var stored = state.facts.overrides.help
      stored.resetDatastore = true
      state.apply(.setHelp(stored))
    }
    note(
      "resetDatastore() has erased nothing yet: as on a device, it acts when the datastore is "
        + "opened again. Call it before configure, or leave out the settling \"asOnDevice\".",
      isHint: true)
    try flush()
  }

  private func force(_ change: (inout TipControls) -> Void) {
    perform { state in
      change(&state.controls[.api])
      state.reportCalls()
      state.add(.all)
    }
  }
}
