/// The text of a tooltip and the rectangle that it belongs to.
package struct ToolTipAnswer: Hashable, Sendable {
  /// Distinguishes the interaction that answered from the others of the process.
  package let interaction: Int
  package let toolTip: ToolTipDefinition
  /// The text, which is not blank.
  package let text: String
  /// The rectangle in the coordinates of the view, or nil for the whole view.
  package let area: ScreenRect?

  /// Creates an answer, or nil when the text is blank.
  package init?(
    interaction: Int = 0, toolTip: ToolTipDefinition, text: String, area: ScreenRect? = nil
  ) {
    guard !text.trimmed.isEmpty else { return nil }
    self.interaction = interaction
    self.toolTip = toolTip
    self.text = text
    self.area = area
  }
}

/// An action of the person that hides a tooltip until the pointer comes again.
package enum ToolTipDismissal: String, Hashable, Sendable, CaseIterable {
  case scroll, click, key
}

/// The stay of the pointer in one rectangle that has a text.
package struct ToolTipRest: Hashable, Sendable {
  /// The text and the rectangle.
  package let answer: ToolTipAnswer
  /// The instant at which the pointer entered the rectangle.
  package let since: Timestamp
  /// The first action that dismissed the tooltip, or nil for none.
  package internal(set) var dismissal: ToolTipDismissal?

  package init(_ answer: ToolTipAnswer, since: Timestamp, dismissal: ToolTipDismissal? = nil) {
    self.answer = answer
    self.since = since
    self.dismissal = dismissal
  }
}

/// The position of the pointer as one tooltip sees it.
package enum ToolTipHover: Hashable, Sendable {
  /// The pointer is not on the view.
  case away
  /// The pointer is on the view, but the tooltip with this id comes first.
  case covered(by: String)
  /// The pointer is on the view, which has no text there.
  case silent
  /// The pointer is on a rectangle of the view that has a text.
  case resting(ToolTipRest)
  /// Outside of the app: the pointer is assumed to rest on the view for long enough.
  case assumed
}

/// Follows the pointer of one screen from rectangle to rectangle.
///
/// It is a pure state machine, which knows where the pointer rests and since when. What shows
/// follows from that and from the time (``ToolTipEligibility``), so time alone needs no event here.
package struct HoverMachine: Hashable, Sendable {
  /// What happens to the pointer or to the views below it.
  package enum Event: Hashable, Sendable {
    /// The pointer moved, and this is the innermost answer there, or nil for none.
    case move(ToolTipAnswer?)
    /// The pointer left the screen.
    case leave
    /// The person scrolled, clicked or pressed a key.
    case dismiss(ToolTipDismissal)
    /// An alert appeared, so that the views behind it no longer see the pointer.
    case alert
    /// An interaction was disabled or removed.
    case remove(interaction: Int)
  }

  /// The rectangle on which the pointer rests, or nil where nothing has a text.
  package private(set) var rest: ToolTipRest?

  package init() {}

  /// Applies an event.
  ///
  /// The same answer again, inside of one rectangle, changes nothing. A new one begins a new stay.
  package mutating func apply(_ event: Event, at now: Timestamp) {
    switch event {
    case .move(let answer):
      guard answer != rest?.answer else { return }
      rest = answer.map { ToolTipRest($0, since: now) }
    case .leave, .alert: rest = nil
    case .dismiss(let dismissal): if rest?.dismissal == nil { rest?.dismissal = dismissal }
    case .remove(let interaction): if rest?.answer.interaction == interaction { rest = nil }
    }
  }

  /// Returns whether a point of an interaction's view is in the rectangle on which the pointer
  /// rests, so that the interaction is not asked again.
  package func covers(_ interaction: Int, _ point: ScreenPoint) -> Bool {
    guard let answer = rest?.answer, answer.interaction == interaction else { return false }
    return answer.area?.contains(point) ?? true
  }
}
