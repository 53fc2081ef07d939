extension GuidanceRegistry {
  /// The checks of when alerts appear, over recorded sessions.
  static let alertTimeChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M19", .warning, "No alert appears while the app starts.",
      good: .session([.init("save-sketch", at: 5)]),
      bad: .session([.init("save-sketch", at: 0.5)]),
      .content { content in
        let early = presentations(content).flatMap(\.self).filter {
          !$0.isSceneActive || $0.seconds < 1
        }
        // An app that starts often shows the same alert in each of its runs.
        return Dictionary(early.map { ($0.alert, $0) }) { first, _ in first }.values.map {
          presentation in
          var message = "The alert appears before its scene is active."
          if presentation.isSceneActive {
            let time = GuidanceMessages.seconds(presentation.seconds)
            message = "The alert appears \(time) after the start."
          }
          return GuidanceFinding(
            message,
            suggestion: "Wait until people use the app, or show the news in the app's own pages.",
            item: "alert:\(presentation.alert)")
        }
      }),
    GuidanceCheck(
      "M26", .warning, "A session has at most three alerts, ten seconds apart.",
      good: .session([.init("save-sketch", at: 20), .init("remove-backyard", at: 60)]),
      bad: .session([.init("save-sketch", at: 20), .init("remove-backyard", at: 25)]),
      .content { content in
        presentations(content).lazy.map(sessionFindings).first { !$0.isEmpty } ?? []
      }),
  ]

  private static func presentations(_ content: GuidanceContent) -> [[GuidancePresentation]] {
    content.setup?.alertSessions ?? []
  }

  @FindingBuilder
  private static func sessionFindings(_ session: [GuidancePresentation]) -> [GuidanceFinding] {
    if session.count > 3 {
      GuidanceFinding(
        "\(session.count) alerts appear in one session: "
          + "\(GuidanceMessages.list(session.map(\.alert).unique)).",
        suggestion: "Keep alerts for critical problems, and show the rest in the app's pages.")
    }
    let ordered = session.sorted { $0.seconds < $1.seconds }
    let close = zip(ordered, ordered.dropFirst()).first { $1.seconds - $0.seconds < 10 }
    if let (first, second) = close {
      GuidanceFinding(
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
