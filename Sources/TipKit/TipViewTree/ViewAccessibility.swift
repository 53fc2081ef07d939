/// What VoiceOver reads of a view beside its label, which is ``ViewNode/label``.
package struct ViewAccessibility {
  /// What becomes of the elements in a view.
  package enum Children: Sendable {
    /// They are hidden, and the view is an element without their properties.
    case ignore
    /// Their properties are merged into one element.
    case combine
    /// They stay elements, which come one after the other.
    case contain
  }

  package var children: Children?
  /// A view that is not on screen, whose elements replace the elements of this view.
  package var representation: ViewNode?
  package var value: String?
  package var hint: String?
  /// The label of an image without an own one: the name of an asset, but not of a symbol.
  package var imageLabel: String?
  /// The place among the elements of the same level, higher numbers first.
  package var sortPriority: Double?
  /// The trait of a control that is not a plain button or field, such as a switch.
  package var trait: SpokenTrait?
  package var addedTraits: Set<SpokenTrait> = []
  package var removedTraits: Set<SpokenTrait> = []
  /// The names of the custom actions, in the order of the modifiers.
  package var actions: [String] = []
  /// Whether the default action is the app's own.
  package var hasDefaultAction = false
  /// Whether a control or an image is an element, as `isAccessibilityElement` of UIKit says.
  package var isElement = true

  package init() {}

  /// Whether the app has set something that only an element can say or do.
  package var isSet: Bool {
    value != nil || hint != nil || !addedTraits.isEmpty || acts
  }

  /// Whether the app has set an action, or lets people change the value.
  package var acts: Bool {
    hasDefaultAction || !actions.isEmpty || addedTraits.contains(.adjustable)
  }
}

/// How an element behaves for VoiceOver: a trait of Apple's, or a state that is one.
///
/// The raw value is the word in a text of spoken elements.
public enum SpokenTrait: String, CaseIterable, Hashable, Sendable {
  /// A button.
  case button
  /// A link.
  case link
  /// A switch.
  case toggle = "switch"
  /// A header, which divides the content into sections.
  case header
  /// An image.
  case image
  /// A field for text.
  case textField = "text field"
  /// A field to search with.
  case searchField = "search field"
  /// A text that does not change.
  case staticText = "static text"
  /// An element whose value a swipe changes.
  case adjustable
  /// Selected, such as a tab or a choice.
  case selected
  /// Disabled, so that it does not respond.
  case disabled
  /// Modal, so that its siblings are not read.
  case modal
  /// A summary of the screen when the app starts.
  case summaryElement = "summary"
  /// An element whose label or value changes often.
  case updatesFrequently = "updates frequently"
  /// An element that starts a media session.
  case startsMediaSession = "starts media session"
  /// An element that people touch directly.
  case allowsDirectInteraction = "allows direct interaction"
  /// An element after which the page turns.
  case causesPageTurn = "causes page turn"
  /// An element that plays a sound.
  case playsSound = "plays sound"
  /// A key of a keyboard.
  case keyboardKey = "keyboard key"
}
