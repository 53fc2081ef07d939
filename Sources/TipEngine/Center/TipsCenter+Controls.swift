import TipModel

extension TipsCenter {
  /// Shows all tips whatever their rules say; repeated calls accumulate (D5).
  public func showAllTips() { force { $0.showAllTips = true } }

  /// Hides all tips.
  public func hideAllTips() { force { $0.hideAllTips = true } }

  /// Shows tips, by id or type name, whatever their rules say.
  public func showTips(_ names: [String]) { force { $0.showTips += names } }

  /// Hides tips, by id or type name.
  public func hideTips(_ names: [String]) { force { $0.hideTips += names } }

  /// Takes back every show and hide that was called in code (D5).
  public func clearOverrides() {
    force { settings in
      settings.showAllTips = false
      settings.hideAllTips = false
      settings.showTips = []
      settings.hideTips = []
    }
  }

  /// Sets the engine's clock, or with nil takes the setting back.
  ///
  /// - Throws: ``TipControlError`` when the setting's rate is not above zero.
  public func setClock(_ setting: ClockSetting?) throws {
    try setting?.validate()
    perform { state in
      let anchor = state.clock.baseNow
      state.controls[.api].clock = setting.map { AnchoredClock(setting: $0, anchor: anchor) }
      state.adoptClock()
      return ((), .all)
    }
  }

  /// Erases what happened and what is forced from outside; definitions stay (D2).
  ///
  /// Before configure it is remembered, and done by configure.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func resetDatastore() throws {
    apply(.reset)
    try flush()
  }

  private func force(_ change: (inout ControlSettings) -> Void) {
    perform { state in
      change(&state.controls[.api])
      return ((), .all)
    }
  }
}

extension ControlSettings {
  /// These settings, completed by what others say.
  func merging(_ other: ControlSettings) -> ControlSettings {
    var merged = self
    merged.clock = other.clock ?? clock
    merged.receipt = other.receipt ?? receipt
    return merged
  }
}
