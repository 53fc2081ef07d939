import TipModel

extension GuidanceRegistry {
  /// The checks of when alerts appear, over recorded sessions.
  static let alertTimeChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M19", .warning, "No alert appears while the app starts.",
      good: .session([.init("save-sketch", at: 5)]),
      bad: .session([.init("save-sketch", at: 0.5)]),
      .content { content in
        presentations(content).flatMap(\.self).compactMap { presentation in
          guard !presentation.isSceneActive || presentation.seconds < 1 else { return nil }
          let time = GuidanceMessages.seconds(presentation.seconds)
          return GuidanceFlaw(
            presentation.isSceneActive
              ? "The alert appears \(time) after the start."
              : "The alert appears before its scene is active.",
            suggestion: "Wait until people use the app, or show the news in the app's own pages.",
            item: "alert:\(presentation.alert)")
        }.unique
      }),
    GuidanceCheck(
      "M26", .warning, "A session has at most three alerts, ten seconds apart.",
      good: .session([.init("save-sketch", at: 20), .init("remove-backyard", at: 60)]),
      bad: .session([.init("save-sketch", at: 20), .init("remove-backyard", at: 25)]),
      .content { content in presentations(content).flatMap(sessionFlaws) }),
  ]

  private static func presentations(_ content: GuidanceContent) -> [[GuidancePresentation]] {
    content.setup?.alertSessions ?? []
  }

  @FlawBuilder
  private static func sessionFlaws(_ session: [GuidancePresentation]) -> [GuidanceFlaw] {
    if session.count > 3 {
      GuidanceFlaw(
        "\(session.count) alerts appear in one session: "
          + "\(GuidanceMessages.list(session.map(\.alert))).",
        suggestion: "Keep alerts for critical problems, and show the rest in the app's pages.")
    }
    let ordered = session.sorted { $0.seconds < $1.seconds }
    let close = zip(ordered, ordered.dropFirst()).first { $1.seconds - $0.seconds < 10 }
    if let (first, second) = close {
      GuidanceFlaw(
        "\"\(second.alert)\" appears \(GuidanceMessages.seconds(second.seconds - first.seconds)) "
          + "after \"\(first.alert)\".",
        suggestion: "Join the two alerts, or leave one out.")
    }
  }
}

extension GuidanceContent {
  static func session(_ presentations: [GuidancePresentation]) -> GuidanceContent {
    GuidanceContent(setup: GuidanceSetup(alertSessions: [presentations]))
  }
}
