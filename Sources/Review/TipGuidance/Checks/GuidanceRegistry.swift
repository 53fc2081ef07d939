/// All checks, one list a subject.
public enum GuidanceRegistry {
  /// All checks: those of tips, of tooltips, of alerts and of silences, each by number.
  ///
  /// Each list is in a file of its own.
  public static let checks: [GuidanceCheck] = [
    tipTextChecks, tipSetupChecks, appChecks, toolTipTextChecks, alertTextChecks,
    alertPartChecks, alertChoiceChecks, alertTimeChecks, silenceChecks,
  ].flatMap(\.self).sorted { $0.rank < $1.rank }

  private static let byID = Dictionary(
    checks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the check with an id such as `T5`; nil when there is none.
  public static func check(_ id: String) -> GuidanceCheck? { byID[id] }
}

extension GuidanceCheck {
  /// The place in the registry: tips, tooltips, alerts, silences, and then the number.
  fileprivate var rank: (kind: Int, number: Int) {
    let kind = "TCM".firstIndex(of: id.first ?? " ").map { $0.utf16Offset(in: "TCM") } ?? 3
    return (kind, Int(id.dropFirst()) ?? 0)
  }
}
