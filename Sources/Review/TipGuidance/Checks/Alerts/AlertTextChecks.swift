import TipModel

extension GuidanceRegistry {
  static let alertTextChecks: [GuidanceCheck] = [
    GuidanceCheck(
      "M10", .warning, "A title says what happened, and not only that something did.",
      english: true,
      good: .alert(title: "The feeder is empty.", buttons: [.cancel, .default("Order Seeds")]),
      bad: .alert(title: "Error 329347 Occurred", buttons: [.cancel, .default("Refill")]),
      .texts([.alertTitle]) { title, _ in AlertTitles.vagueness(of: title.passage) }),
    GuidanceCheck(
      "M11", .warning, "A title fits in two lines at the system's width.",
      good: .alert(on: .macOS),
      bad: .alert(
        title: "Do you want to save your sketch of North Pond before you leave the backyard and "
          + "visit the next one?", on: .macOS),
      .texts([.alertTitle]) { AlertTitles.lines(of: $0.string, platform: $1.platform) }),
    GuidanceCheck(
      "M12", .warning,
      "A title that is a sentence has sentence case and punctuation; a fragment has title case.",
      english: true,
      good: .alert(title: "Unsaved Sketch"), bad: .alert(title: "Unsaved sketch of a bird"),
      .texts([.alertTitle]) { title, _ in AlertTitles.letterCase(of: title) }),
    GuidanceCheck(
      "M13", .warning,
      "A message has whole sentences, does not repeat the title, and fits without scrolling.",
      good: .alert(message: "You can find the sketch in your journal later."),
      bad: .alert(message: "in your journal"),
      .alert(.alertTitle, .alertMessage) { AlertMessages.findings(in: $0, $1) }),
    GuidanceCheck(
      heuristic: "M14",
      "An alert does not explain its buttons; if it must, it says choose and uses no quotes.",
      good: .alert(message: "You can find the sketch in your journal later."),
      bad: .alert(message: "Click Save to keep the sketch."),
      .alert(.alertTitle, .alertMessage, .alertButton) { _, context in
        AlertMessages.explanations(in: context)
      }),
    GuidanceCheck(
      "M15", .warning,
      "A button has one or two words with a verb, in title case and without punctuation.",
      english: true,
      good: .alert(buttons: [.cancel, .default("Save")]),
      bad: .alert(buttons: [.cancel, .default("Save to my journal")]),
      .texts([.alertButton]) { button, _ in ButtonTitle(text: button).findings }),
    GuidanceCheck(
      "M16", .error, "A button says what it does instead of Yes, No or OK.", english: true,
      languages: GuidanceCheck.otherLanguages,
      good: .alert(buttons: [.cancel, .default("Save")]),
      bad: .alert(buttons: [.cancel, .default("Yes")]),
      .alert(.alertButton) { AlertButtons.answers(of: $0, $1) }),
    GuidanceCheck(
      "M17", .warning, "An alert offers an action, and does not only inform.",
      good: .alert(),
      bad: .alert(title: "The feeder is full.", buttons: [.default("OK")]),
      .alert(.alertButton) { AlertButtons.information(of: $0, $1) }),
  ]
}
