import TipViewTree

/// An action of a control or of a menu (UIKit reference).
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public var attributes: Attributes
  public var state: State
  public internal(set) var sender: Any?
  private let handler: (UIAction) -> Void
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
  func run(from sender: UIResponder) {
    self.sender = sender
    handler(self)
    sender.changed()
  }
}

/// A view that people act on (UIKit reference).
@MainActor @preconcurrency open class UIControl: UIView {
  public enum Event: Sendable {
    case touchUpInside, valueChanged, primaryActionTriggered, editingChanged, editingDidEnd
  }
  public enum State: Sendable { case normal, highlighted, disabled, selected }
  private var actions: [(action: UIAction, event: Event)] = []
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  public var state: State {
    guard isEnabled else { return .disabled }
    return isSelected ? .selected : .normal
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Takes the action of the initializer.
  func take(_ action: UIAction) { addAction(action, for: .primaryActionTriggered) }
  open func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }
  open func sendActions(for event: Event) {
    for (action, _) in actions.filter({ $0.event == event }) { action.run(from: self) }
  }
  public private(set) var toolTipInteraction: UIToolTipInteraction?
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
    node.isEnabled = isEnabled
    node.gestures.tap = { [weak self] in self?.tap() }
  }

  /// Performs the actions of a tap.
  func tap() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
