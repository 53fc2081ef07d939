import TipHelp
import TipModel

extension AlertStage {
  /// Expects that an alert is on screen.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - buttons: The titles of the buttons as people see them, from left to right or from top to
  ///     bottom, or nil for any.
  ///   - position: The caller's position, where a failure is reported.
  public func expectAlert(
    _ title: String, buttons: [String]? = nil, at position: SourcePosition = #position
  ) {
    Expectation.check("AlertStage", on: center, at: position) {
      Expectation(failure: failure(expecting: title, buttons))
    }
  }

  /// Expects that no alert is on screen, and none waits.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  public func expectNoAlert(at position: SourcePosition = #position) {
    Expectation.check("AlertStage", on: center, at: position) {
      Expectation(failure: failureExpectingNone)
    }
  }

  /// Expects that the Help button of the alert on screen was pressed.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  public func expectHelpPressed(at position: SourcePosition = #position) {
    Expectation(failure: failureExpectingHelp).report(at: position)
  }

  /// The failure of ``expectHelpPressed(at:)``, or nil when it holds.
  private var failureExpectingHelp: String? {
    guard let presentation = center.alertInFront else {
      return Self.sentences(
        "No alert is on screen, so no Help button was pressed.", waitingWords,
        "Expect it before the alert is answered.")
    }
    guard presentation.helpCount == 0 else { return nil }
    let alert = presentation.alert
    guard alert.hasHelp else {
      return "The alert \"\(alert.title)\" (\(alert.id)) has no Help button. "
        + "Create it with hasHelp: true."
    }
    return "The Help button of the alert \"\(alert.title)\" (\(alert.id)) was not pressed. "
      + "Press it with pressHelp()."
  }

  /// The failure of ``expectAlert(_:buttons:at:)``, or nil when it holds.
  func failure(expecting title: String, _ buttons: [String]?) -> String? {
    guard let alert else {
      return Self.sentences(
        "The alert \"\(title)\" is not on screen: no alert is.", waitingWords, seenWords)
    }
    guard alert.title == title else {
      return Self.sentences(
        "The alert \"\(title)\" is not on screen: \"\(alert.title)\" (\(alert.id)) is.",
        waitingWords)
    }
    let found = layout(of: alert).buttons.map(\.title)
    guard let buttons, buttons != found else { return nil }
    let arrangement = layout(of: alert).arrangement
    let order = arrangement == .row ? "from left to right" : "from top to bottom"
    return "The alert \"\(title)\" has other buttons.\n  expected  \(Self.list(buttons))\n"
      + "  found     \(Self.list(found)), in a \(arrangement.rawValue) \(order)"
  }

  /// The failure of ``expectNoAlert(at:)``, or nil when it holds.
  var failureExpectingNone: String? {
    if let alert {
      let buttons = Self.list(layout(of: alert).buttons.map(\.title))
      return Self.sentences(
        "The alert \"\(alert.title)\" (\(alert.id)) is on screen, with \(buttons).",
        waitingWords, "Press one of its buttons.")
    }
    guard !waiting.isEmpty else { return nil }
    return Self.sentences("No alert is on screen, but one waits.", waitingWords)
  }

  /// Joins sentences, of which some can be empty.
  static func sentences(_ sentences: String...) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The alerts that wait, with the reason, as sentences.
  var waitingWords: String {
    waiting.map { alert in
      let alertWaits = "\"\(alert.title)\" (\(alert.id)) waits"
      guard let obstacle = center.verdict(for: alert).obstacle else { return "\(alertWaits)." }
      return "\(alertWaits): \(obstacle)."
    }.joined(separator: " ")
  }

  /// The alerts that were answered, as a sentence.
  private var seenWords: String {
    let seen = (center.receipt?.alerts ?? []).map { alert in
      "\(alert.id) with \"\(alert.button)\" by \(alert.spelling ?? alert.answeredBy.rawValue)"
    }
    if seen.isEmpty { return "" }
    return "Answered: \(seen.joined(separator: ", "))."
  }

  private static func list(_ titles: [String]) -> String {
    if titles.isEmpty { return "no buttons" }
    return titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
