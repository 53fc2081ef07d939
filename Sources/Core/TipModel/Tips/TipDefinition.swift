/// The definition of a tip in the datastore, used to list and explain it without the app.
public struct TipDefinition: Hashable, Sendable {
  /// The id under which the tip is stored.
  public var id: String
  /// The name of the tip's type.
  public var type: String
  /// The title's text.
  public var title: String
  /// The message's text.
  public var message: String?
  /// The name of the image.
  public var image: String?
  /// The action buttons, in order.
  public var actions: [ActionDefinition]
  /// The rules, all of which must hold.
  package var rules: [RuleExpression]
  /// The limits of the tip's displays.
  public var options: TipOptions

  package init(
    id: String, type: String? = nil, title: String = "", message: String? = nil,
    image: String? = nil, actions: [ActionDefinition] = [], rules: [RuleExpression] = [],
    options: TipOptions = TipOptions()
  ) {
    self.id = id
    self.type = type ?? id
    self.title = title
    self.message = message
    self.image = image
    self.actions = actions
    self.rules = rules
    self.options = options
  }

  /// The definition as stored in facts, without the code of opaque rules.
  ///
  /// The code may hold objects of the app, which must not live as long as the facts, and must not
  /// be released while a lock is held.
  package var withoutCode: TipDefinition {
    var definition = self
    definition.rules = rules.map(\.withoutCode)
    return definition
  }

  /// The parameters and events that the rules read.
  package var dependencies: Set<RuleDependency> {
    rules.reduce(into: []) { $0.formUnion($1.dependencies) }
  }
}

/// The definition of an action button.
public struct ActionDefinition: Hashable, Sendable {
  /// The action's id.
  public var id: String
  /// The button's title.
  public var title: String

  /// Creates a definition.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// The limits of a tip's displays, gathered from its options.
public struct TipOptions: Hashable, Sendable {
  /// Whether the tip neither waits for the display frequency nor restarts it.
  public var ignoresDisplayFrequency: Bool
  /// The maximum number of displays, if it is bounded.
  public var maxDisplayCount: Int?
  /// The maximum time on screen in seconds, with millisecond precision, if it is bounded.
  public var maxDisplayDuration: TimeInterval?

  /// Creates limits.
  public init(
    ignoresDisplayFrequency: Bool = false, maxDisplayCount: Int? = nil,
    maxDisplayDuration: TimeInterval? = nil
  ) {
    self.ignoresDisplayFrequency = ignoresDisplayFrequency
    self.maxDisplayCount = maxDisplayCount
    self.maxDisplayDuration = maxDisplayDuration.map {
      // A negative duration counts as zero, so that subtractions do not overflow.
      TimeInterval(max(0, Timestamp.milliseconds(inSeconds: $0))) / 1000
    }
  }
}
