import TipViewTree

/// An item of a menu (UIKit reference).
@MainActor @preconcurrency public class UIMenuElement {
  /// The looks and the effects of an action in a menu.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
  public enum State: Int, Sendable { case off, on, mixed }

  public var title: String
  public var subtitle: String?
  public var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Actions that a button shows when people tap it (UIKit reference), and that run.
///
/// A menu in the menu shows its actions in its place.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public let children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the items for a test, of which a choice closes the menu.
  func node(openedBy opener: ViewNode, of sender: UIResponder, close: @escaping () -> Void)
    -> ViewNode
  {
    let node = ViewNode("UIMenu", .container, id: ObjectIdentifier(self))
    node.menu = OpenMenu(of: opener, close: close)
    if !title.isEmpty {
      let label = ViewNode("UILabel", .content, id: ObjectIdentifier(node))
      label.words = title
      node.append(label)
    }
    add(to: node, of: sender, close: close)
    return node
  }

  private func add(to node: ViewNode, of sender: UIResponder, close: @escaping () -> Void) {
    for child in children {
      switch child {
      case let menu as UIMenu: menu.add(to: node, of: sender, close: close)
      case let action as UIAction where !action.attributes.contains(.hidden):
        node.append(action.item(of: sender, close: close))
      default: break
      }
    }
  }
}

/// A button that opens a menu.
@MainActor protocol MenuOwner: UIResponder {
  var menu: UIMenu? { get }
  var isMenuOpen: Bool { get set }
}

extension MenuOwner {
  /// Lets a tap or a long press on the button open its menu, if it has one, or close it.
  func openMenu(from node: ViewNode, byTap: Bool) {
    guard menu != nil else { return }
    let toggle = { [weak self] in self?.isMenuOpen.toggle() ?? () }
    if byTap {
      node.gestures.tap = toggle
    } else {
      node.gestures.longPress = toggle
    }
  }

  /// Returns the items of the open menu, or nil.
  func openItems(below node: ViewNode) -> ViewNode? {
    guard isMenuOpen, let menu else { return nil }
    return menu.node(openedBy: node, of: self, close: { [weak self] in self?.isMenuOpen = false })
  }
}

extension UIAction {
  fileprivate func item(of sender: UIResponder, close: @escaping () -> Void) -> ViewNode {
    let node = ViewNode("UIAction", .control, id: ObjectIdentifier(self))
    node.words = [title, subtitle].compactMap(\.self).joined(separator: "\n")
    node.label = title
    node.symbol = image?.image?.name
    node.value = state == .off ? nil : "\(state)"
    node.isEnabled = !attributes.contains(.disabled)
    node.gestures.tap = { [self] in
      if !attributes.contains(.keepsMenuPresented) { close() }
      run(from: sender)
    }
    return node
  }
}
