public import TipFoundation

/// What the datastore knows of a tip: enough to list and explain it without the app.
public struct TipDefinition: Hashable, Sendable {
  /// The id that everything of the tip is kept under.
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

  /// Creates a definition.
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

  /// The definition as the facts keep it: without the code of opaque rules.
  ///
  /// The code may hold objects of the app, which must neither live as long as the facts do, nor
  /// end while somebody holds a lock around them.
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

/// What the datastore knows of an action button.
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
  /// How often the tip may be displayed, if that is bounded.
  public var maxDisplayCount: Int?
  /// How long the tip may be on screen in all, in seconds to the millisecond, if that is bounded.
  public var maxDisplayDuration: TimeInterval?

  /// Creates limits.
  public init(
    ignoresDisplayFrequency: Bool = false, maxDisplayCount: Int? = nil,
    maxDisplayDuration: TimeInterval? = nil
  ) {
    self.ignoresDisplayFrequency = ignoresDisplayFrequency
    self.maxDisplayCount = maxDisplayCount
    self.maxDisplayDuration = maxDisplayDuration.map {
      // Less than none is none, and leaves room to subtract from.
      TimeInterval(max(0, Timestamp.milliseconds(inSeconds: $0))) / 1000
    }
  }
}
