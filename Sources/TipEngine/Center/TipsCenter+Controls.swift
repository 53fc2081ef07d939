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

  /// Removes every show and hide that was called in code (D5).
  public func clearOverrides() { force { $0.clear(.tips) } }

  /// Sets the engine's clock; nil removes the setting.
  ///
  /// - Throws: ``TipControlError`` when the setting's rate is not positive.
  public func setClock(_ setting: ClockSetting?) throws {
    try setting?.validate()
    perform { state in
      var calls = state.controls[.api]
      calls.clock = setting
      state.controls.set(calls, from: .api, anchor: state.clock.baseNow)
      state.adoptClock()
      state.reportCalls()
      return ((), .all)
    }
  }

  /// Erases the history of all tips and the stored overrides; definitions stay (D2).
  ///
  /// A reset before configure takes effect at configure.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be written.
  public func resetDatastore() throws {
    perform { state in
      let effects = state.apply(.reset)
      state.reportReset()
      return ((), effects)
    }
    try flush()
  }

  private func force(_ change: (inout TipControls) -> Void) {
    perform { state in
      change(&state.controls[.api])
      state.reportCalls()
      return ((), .all)
    }
  }
}
