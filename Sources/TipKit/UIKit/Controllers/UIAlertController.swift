import TipViewTree

/// A button of an alert or an action sheet (UIKit reference).
@MainActor open class UIAlertAction {
  /// What a button does to the question.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title.
  public let title: String?
  /// What the button does.
  public let style: Style
  /// Whether people can choose it.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Runs what the button does.
  func run() { handler?(self) }
}

/// An alert or an action sheet (UIKit reference).
///
/// An alert is one of the engine: it waits for the one in front, keys and controls answer it.
@MainActor open class UIAlertController: UIViewController {
  /// The two kinds.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The message.
  open var message: String? { didSet { changed() } }
  /// The kind.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields.
  public private(set) var textFields: [UITextField]?
  /// The button that Return presses; without one, it is the first of the default style.
  open var preferredAction: UIAlertAction?

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    changed()
  }

  /// Adds a field; an action sheet with one fails the test.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Returns the presentation as a test sees it.
  func cover(on screen: LiveScreen) -> ViewCover {
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    for field in textFields ?? [] { node.append(field.node(on: screen)) }
    let first = preferredAction ?? actions.first { $0.style == .default }
    for action in actions {
      let button = ViewNode("UIAlertAction", .control, id: ObjectIdentifier(action))
      button.words = action.title
      button.isEnabled = action.isEnabled
      // The engine takes the first button without a role for the default.
      button.buttonRole = action.style == .default && action === first ? nil : "\(action.style)"
      button.gestures.tap = { [weak self] in
        self?.presentingViewController?.dropPresented()
        action.run()
      }
      node.append(button)
    }
    var cover = ViewCover(preferredStyle == .alert ? .alert : .confirmationDialog, node) {
      [weak self] in self?.presentingViewController?.dropPresented()
    }
    cover.title = title ?? message ?? ""
    cover.message = title == nil ? nil : message
    return cover
  }
}
