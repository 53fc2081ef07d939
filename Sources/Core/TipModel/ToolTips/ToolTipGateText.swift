/// The findings of gates of tooltips as text; no other file formats them.
extension ToolTipGateResult {
  /// The condition of the gate.
  public var expected: String {
    switch finding {
    case .platform: "macOS or visionOS"
    case .alert: "no alert on screen"
    case .override: "no override"
    case .enabled: "enabled"
    case .pointer(_, let input): "the \(input.pointerWord) is on it"
    case .text: "a text"
    case .dismissal: "no scroll, click or key press"
    case .delay(_, let delay, _, let input):
      "the \(input.pointerWord) rests for \(GatePhrases.length(delay))"
    case .duration(_, let duration, _): "less than \(GatePhrases.length(duration)) on screen"
    }
  }

  /// The state that the gate found.
  public var actual: String {
    switch finding {
    case .platform(let platform): platform.rawValue
    case .alert(let alert): "the alert \"\(alert.id)\" is on screen"
    case .override(let override): override.map(GatePhrases.override) ?? "no override"
    case .enabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .pointer(let hover, let input): hover.words(input.pointerWord)
    case .text(let text): text.words
    case .dismissal(let dismissal): dismissal.map(\.words) ?? "none"
    case .delay(let rested, _, _, _):
      rested.map { "rested for \(GatePhrases.length($0))" } ?? "assumed to rest"
    case .duration(let shown, _, _):
      shown.map { "\(GatePhrases.length($0)) on screen" } ?? "assumed to be new"
    }
  }

  /// An additional detail, such as a date or a remedy; empty for none.
  public var detail: String {
    switch finding {
    case .platform(let platform):
      platform.hasToolTips ? "" : "people on \(platform.rawValue) have nothing to hover with"
    case .alert(let alert): "since \(alert.display.began)"
    case .override(let override): override.map(GatePhrases.remedy) ?? ""
    case .enabled(let isEnabled): isEnabled ? "" : "its isEnabled is false"
    case .dismissal(let dismissal): dismissal == nil ? "" : Self.comeBack
    case .delay(_, _, let begin, _): passed ? "" : begin.map { "shows at \($0)" } ?? ""
    case .duration(_, _, let end):
      passed ? end.map { "leaves at \($0)" } ?? "" : end.map { "left at \($0)" } ?? ""
    case .pointer, .text: ""
    }
  }

  /// The way to show a tooltip again that has left.
  static let comeBack = "move the pointer away and back"
}

extension TipInput {
  /// The thing that hovers.
  fileprivate var pointerWord: String { self == .gaze ? "gaze" : "pointer" }
}

extension ToolTipHover {
  fileprivate func words(_ pointer: String) -> String {
    switch self {
    case .away: "the \(pointer) is elsewhere"
    case .covered(let id): "the \(pointer) is on \"\(id)\", whose tooltip comes first"
    case .silent, .resting: "the \(pointer) is on it"
    case .assumed: "the \(pointer) is assumed to be on it"
    }
  }
}

extension ToolTipGateResult.ToolTipText {
  fileprivate var words: String {
    switch self {
    case .known(nil): "no text"
    case .known(let text?): text.trimmed.isEmpty ? "a blank text" : "\"\(text.printable)\""
    case .ofDelegate: "the app's delegate gives it"
    }
  }
}

extension ToolTipDismissal {
  fileprivate var words: String {
    switch self {
    case .scroll: "dismissed by a scroll"
    case .click: "dismissed by a click"
    case .key: "dismissed by a key press"
    }
  }
}
