import TipViewTree

/// What a control or an item of a menu does (UIKit reference).
@MainActor public final class UIAction {
  /// Distinguishes an action.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  public var title: String
  /// The image.
  public var image: UIImage?
  /// Distinguishes the action.
  public let identifier: Identifier
  /// The control that has performed the action.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
  }
}

/// A view that people act on (UIKit reference).
@MainActor open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// The states for which a control has values; all states have those of the normal one here.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(action: UIAction, event: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control without what a storyboard would have set.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Takes the action of the initializer.
  func take(_ action: UIAction) { addAction(action, for: .primaryActionTriggered) }

  /// Whether people can use the control.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }

  /// Performs an action at an event; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for event: Event) {
    removeAction(action, for: event)
    actions.append((action, event))
  }

  /// Performs an action no longer.
  open func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == event }
  }

  /// Performs the actions of events.
  open func sendActions(for events: Event) {
    for (action, event) in actions where !event.isDisjoint(with: events) {
      action.sender = self
      action.handler(action)
    }
    changed()
  }

  // MARK: - Tooltip

  /// The interaction that ``toolTip`` has created; nil without one.
  public private(set) var toolTipInteraction: UIToolTipInteraction?

  /// The text of the tooltip; nil removes ``toolTipInteraction``.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction, newValue != nil {
        return toolTipInteraction.defaultToolTip = newValue
      }
      if let toolTipInteraction { removeInteraction(toolTipInteraction) }
      toolTipInteraction = newValue.map { UIToolTipInteraction(defaultToolTip: $0) }
      if let toolTipInteraction { addInteraction(toolTipInteraction) }
    }
  }

  override var role: ViewNode.Role { .control }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.isEnabled = node.isEnabled && isEnabled
    node.gestures.tap = { [weak self] in self?.tap() }
  }

  /// Performs what a tap does.
  func tap() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
