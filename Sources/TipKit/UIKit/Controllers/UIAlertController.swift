import TipViewTree

/// A button of an alert or an action sheet (UIKit reference).
@MainActor open class UIAlertAction {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  fileprivate let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An alert of the engine, or an action sheet (UIKit reference).
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String? { didSet { changed() } }
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
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
        action.handler?(action)
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
