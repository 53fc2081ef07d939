import SwiftUI
import TipViewTree

/// A button (UIKit reference).
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Sendable { case custom, system, infoLight, infoDark, contactAdd, close }
  public enum BehavioralStyle: Sendable { case automatic, pad, mac }

  /// The title and the image of a button (UIKit reference); all looks are the same here.
  public struct Configuration: Sendable {
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titleAlignment = TitleAlignment.automatic
    public var baseBackgroundColor: UIColor?

    public static func plain() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
  }
  open var configuration: Configuration? { didSet { changed() } }
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  public let titleLabel: UILabel? = UILabel()
  private var title: String? { didSet { changed() } }
  private var image: UIImage? { didSet { changed() } }
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title of all states.
  open func setTitle(_ title: String?, for state: State) { self.title = title }
  /// Sets the image of all states.
  open func setImage(_ image: UIImage?, for state: State) { self.image = image }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open var currentTitle: String? { configuration?.title ?? title }
  open var currentImage: UIImage? { configuration?.image ?? image }
  override func take(_ action: UIAction) {
    super.take(action)
    (title, image) = (action.title.isEmpty ? nil : action.title, action.image)
  }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    // The title alone names the button.
    node.label = currentTitle
    node.symbol = currentImage?.image?.name
    let lines = [currentTitle, configuration?.subtitle].compactMap(\.self)
    node.words = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
