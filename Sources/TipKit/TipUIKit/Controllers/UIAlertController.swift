import TipViewTree

/// A button of an alert or an action sheet (UIKit reference).
@MainActor @preconcurrency open class UIAlertAction: UIResponder {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true { didSet { changed() } }
  fileprivate let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// How serious an alert is (UIKit reference).
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

/// An alert of the engine, or an action sheet (UIKit reference).
@MainActor @preconcurrency open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String? { didSet { changed() } }
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  /// How serious it is: a critical alert has a caution symbol.
  open var severity = UIAlertControllerSeverity.default { didSet { changed() } }
  /// The action of Return.
  ///
  /// An action that was not added fails the test.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let action = preferredAction, !actions.contains(action) else { return }
      report("\"\(action.title ?? "")\" is preferred, but not an action. Call addAction first.")
    }
  }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// Adds an action, and fails the test if it is a second one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      report("\"\(action.title ?? "")\" is a second action that cancels. Give it another style.")
    }
    action.owner = self
    actions.append(action)
    changed()
  }
  /// Adds a field to an alert, and fails the test in an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return report("An action sheet has no text fields. Create it with the style alert.")
    }
    let field = UITextField()
    field.owner = self
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    changed()
  }

  /// Returns the presentation as a test sees it.
  func cover(on screen: LiveScreen) -> ViewCover {
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    for field in textFields ?? [] { node.append(field.node(on: screen)) }
    for action in actions {
      let button = ViewNode("UIAlertAction", .control, id: ObjectIdentifier(action))
      button.words = action.title
      button.isEnabled = action.isEnabled
      button.buttonRole = action.style == .default ? nil : "\(action.style)"
      button.shortcut = action === preferredAction ? .defaultAction : nil
      button.gestures.tap = { [weak self] in
        self?.presentingViewController?.dropPresented()
        action.handler?(action)
      }
      node.append(button)
    }
    let coverKind: ViewCover.Kind = preferredStyle == .alert ? .alert : .confirmationDialog
    var cover = ViewCover(coverKind, node) { [weak self] in
      self?.presentingViewController?.dropPresented()
    }
    cover.title = title ?? message ?? ""
    cover.isCaution = severity == .critical
    cover.message = title == nil ? nil : message
    return cover
  }
}
