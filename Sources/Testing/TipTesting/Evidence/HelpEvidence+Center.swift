import Synchronization
package import TipEngine
import TipHelp
import TipModel

extension HelpEvidence {
  /// Reads the evidence of a test's center, without running views or rules of the app.
  package init(of center: TipsCenter) {
    let stages = center.attachment(CenterObjects<ScreenStage>.self).all
    let screens = stages.filter(\.isUp) + stages.filter { !$0.isUp }
    var displayed = center.openResources.openDisplays
    onScreen = screens.flatMap(\.displayedTips)
    let placed = Set(screens.flatMap(\.displayedIDs))
    onScreen += displayed.filter { !placed.contains($0) }
    addToolTips(of: center)
    addAlerts(of: center)
    if onScreen.isEmpty {
      let help = center.attachment(ReleasedScreen.self).help
      released = help.words
      displayed += help.tips
    }
    // The explanations of the center would let changes settle, which change the screens.
    addTips(
      in: center.situation, displayed: Set(displayed), onScreens: screens.flatMap(\.hiddenTips),
      after: center.displayUpdatesSoFar)
    for timeline in screens.map(\.log.timeline) where !timeline.entries.isEmpty {
      details.append("The timeline of a screen:\n\(timeline)")
    }
  }

  private mutating func addToolTips(of center: TipsCenter) {
    for stage in center.attachment(CenterObjects<ToolTipStage>.self).all {
      if let visible = stage.visible { onScreen.append(visible.words) }
      guard let rest = stage.rest else { continue }
      let explanation = ToolTipExplanation(
        of: rest.answer.toolTip, .resting(rest), in: center.situation)
      details.append(explanation.text)
      guard stage.visible == nil, let obstacle = explanation.obstacle else { continue }
      hidden.append("\(rest.answer.words): \(obstacle)")
    }
  }

  private mutating func addAlerts(of center: TipsCenter) {
    let front = center.alertInFront
    for presentation in center.openAlerts {
      let alert = presentation.alert
      if presentation === front {
        onScreen.append(alert.words)
      } else {
        let verdict = center.verdict(for: alert)
        hidden.append("\(alert.words): \(verdict.obstacle ?? verdict.outcome.words)")
        details.append(verdict.text)
      }
    }
  }
}

// MARK: - Scopes

extension TipTestScope {
  /// Returns the lines about help for a failure of the test, and attaches the explanations.
  ///
  /// It is nil for a test without help, and in a call of the center, which cannot be asked then.
  func evidenceOfFailure() -> String? {
    // The test may have a second center.
    let center = TipsCenter.current ?? center
    guard center.isReadable, hasHelp(of: center) else { return nil }
    let evidence = HelpEvidence(of: center)
    return evidence.words(isAttached: attachedEvidence.attach(evidence.text))
  }

  /// Whether a tip, a tooltip or an alert was on screen, or could have been on one of a screen.
  private func hasHelp(of center: TipsCenter) -> Bool {
    // Each screen has tooltips.
    if center.attachment(CenterObjects<ToolTipStage>.self).isUsed { return true }
    if !center.openAlerts.isEmpty || !center.alertSession.entries.isEmpty { return true }
    return center.facts.displayCount > loadedDisplays
  }
}

extension Facts {
  /// The number of displays in the history, also of tips that were forced.
  var displayCount: Int { history.count { $0.event == HistoryEntry.displayBegan } }
}

/// The explanations that the failures of a test have attached.
final class AttachedEvidence: Sendable {
  private let last = Mutex<String?>(nil)

  /// Attaches explanations unless they are the last ones, and returns whether they are attached.
  func attach(_ text: String) -> Bool {
    let isNew = last.withLock { last in
      defer { last = text }
      return last != text
    }
    guard isNew else { return RunningTest.canAttach }
    return RunningTest.attach(text, named: HelpEvidence.fileName, at: nil)
  }
}
