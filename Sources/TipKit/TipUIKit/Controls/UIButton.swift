import TipSwiftUI
import TipViewTree

/// A button (UIKit reference).
@MainActor @preconcurrency open class UIButton: UIControl, MenuOwner {
  public enum ButtonType: Sendable { case custom, system, infoLight, infoDark, contactAdd, close }
  public enum BehavioralStyle: Sendable { case automatic, pad, mac }

  /// The title and the image of a button, without its look (UIKit reference).
  public struct Configuration: Sendable {
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?

    public static func plain() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func borderless() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedTinted() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
  }
  open var configuration: Configuration? { didSet { changed() } }
  /// The menu, which a tap opens if ``showsMenuAsPrimaryAction`` is true, and a long press else.
  open var menu: UIMenu? { didSet { changed() } }
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  open var changesSelectionAsPrimaryAction = false
  var isMenuOpen = false { didSet { changed() } }
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  private let label = UILabel()
  public var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }
  private var titles: [State: String] = [:] { didSet { changed() } }
  private var images: [State: UIImage] = [:] { didSet { changed() } }
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  override func take(_ action: UIAction) {
    super.take(action)
    titles[.normal] = action.title.isEmpty ? nil : action.title
    images[.normal] = action.image
  }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    // The title alone names the button.
    node.label = currentTitle
    node.symbol = currentImage?.image?.name
    let lines = [currentTitle, configuration?.subtitle].compactMap(\.self)
    node.words = lines.isEmpty ? nil : lines.joined(separator: "\n")
    openMenu(from: node, byTap: showsMenuAsPrimaryAction)
  }
  override func menuItems(openedBy node: ViewNode) -> ViewNode? { openItems(below: node) }
}
