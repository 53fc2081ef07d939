public import TipModel

/// A tip as people read it.
public struct GuidanceTip: Hashable, Sendable {
  /// The tip's id.
  public var id: String
  /// The title.
  public var title: String
  /// The message, if any.
  public var message: String?
  /// The name of the image's symbol, if any.
  public var symbol: String?
  /// The titles of the action buttons, in order.
  public var actions: [String]
  /// The symbol of the element that the tip points at, if any.
  public var anchorSymbol: String?
  /// The place on a screen, if known.
  public var placement: GuidancePlacement?
  /// The system, or nil for the system of the whole content.
  public var platform: TipPlatform?
  /// The way in which people control the app, or nil for the usual way of the system.
  public var input: TipInput?
  /// The language, or nil for the language of the whole content.
  public var language: String?
  /// The type, the rules and the options of the tip, or nil when only the texts are known.
  public var definition: TipDefinition?
  /// Other ids that the same tip had when it was created or built another time.
  public var otherIDs: [String] = []

  /// Creates a tip of which only texts are known.
  ///
  /// - Parameters:
  ///   - id: The tip's id.
  ///   - title: The title.
  ///   - message: The message, if any.
  ///   - symbol: The name of the image's symbol, if any.
  ///   - actions: The titles of the action buttons, in order.
  public init(
    id: String, title: String, message: String? = nil, symbol: String? = nil,
    actions: [String] = []
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.symbol = symbol
    self.actions = actions
  }

  /// Creates the texts of a tip's definition, whose rules and options are checked too.
  public init(_ definition: TipDefinition) {
    self.init(
      id: definition.id, title: definition.title, message: definition.message,
      symbol: definition.image, actions: definition.actions.map(\.title))
    self.definition = definition
  }
}

/// A tooltip as people read it.
public struct GuidanceToolTip: Hashable, Sendable {
  /// The tooltip's id.
  public var id: String
  /// The text.
  public var text: String
  /// The name of the control that it describes, if known.
  public var control: String?
  /// The states of the control in which the text is the same, such as `on` and `off`.
  public var states: [String]
  /// The system, or nil for the system of the whole content.
  public var platform: TipPlatform?
  /// The language, or nil for the language of the whole content.
  public var language: String?

  /// Creates a tooltip's text.
  ///
  /// - Parameters:
  ///   - id: The tooltip's id.
  ///   - text: The text.
  ///   - control: The name of the control that it describes, if known.
  ///   - states: The states of the control in which the text is the same, such as `on` and `off`.
  ///   - platform: The system, or nil for the system of the whole content.
  ///   - language: The language, or nil for the language of the whole content.
  public init(
    id: String, text: String, control: String? = nil, states: [String] = [],
    platform: TipPlatform? = nil, language: String? = nil
  ) {
    self.id = id
    self.text = text
    self.control = control
    self.states = states
    self.platform = platform
    self.language = language
  }
}

/// An alert with its surroundings.
public struct GuidanceAlert: Hashable, Sendable {
  /// The alert.
  public var alert: TipAlert
  /// The system, or nil for the system of the whole content.
  public var platform: TipPlatform?
  /// The language, or nil for the language of the whole content.
  public var language: String?

  /// The alert's id.
  public var id: String { alert.id }

  /// Creates an alert with its surroundings.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - platform: The system, or nil for the system of the whole content.
  ///   - language: The language, or nil for the language of the whole content.
  public init(_ alert: TipAlert, platform: TipPlatform? = nil, language: String? = nil) {
    self.alert = alert
    self.platform = platform
    self.language = language
  }
}
