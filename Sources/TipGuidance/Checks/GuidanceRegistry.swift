/// All checks, one list a subject.
public enum GuidanceRegistry {
  /// All checks: those of tips, of tooltips, of alerts, of the app's set-up, and of silences.
  ///
  /// Each list is in a file of its own.
  public static let checks: [GuidanceCheck] = [
    tipTextChecks, tipSetupChecks, appChecks, toolTipTextChecks, alertTextChecks,
    alertPartChecks, alertChoiceChecks, alertTimeChecks, silenceChecks,
  ].flatMap { $0 }

  private static let byID = Dictionary(
    checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the check with an id such as `T5`; nil when there is none.
  public static func check(_ id: String) -> GuidanceCheck? { byID[id] }
}
