import SwiftUI
import TipViewTree

/// A button (UIKit reference).
@MainActor open class UIButton: UIControl {
  /// The system's kinds of buttons, which look the same here.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// What a button shows and how it looks; the looks are kept and not drawn.
  public struct Configuration: Sendable {
    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The edge of the image.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the image from the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the title from the subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The shape.
    public var cornerStyle = CornerStyle.dynamic
    /// The size.
    public var buttonSize = Size.medium
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// The alignments of titles.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The shapes.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The sizes.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// Returns the plain look.
    public static func plain() -> Configuration { Configuration() }
    /// Returns the look with the tint as background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns the look with a light tint as background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns the grey look.
    public static func gray() -> Configuration { Configuration() }
    /// Returns the look with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns the look of the main button.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// The behaviours of buttons on a Mac.
  public enum BehavioralStyle: UInt, Sendable { case automatic, pad, mac }

  /// What the button shows, instead of its title and image.
  open var configuration: Configuration? { didSet { changed() } }
  /// The behaviour on a Mac; here it is kept.
  open var preferredBehavioralStyle = BehavioralStyle.automatic
  /// The view of the title, for its looks.
  public let titleLabel: UILabel? = UILabel()
  private var title: String? { didSet { changed() } }
  private var image: UIImage? { didSet { changed() } }

  /// Creates a button.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Sets the title for all states.
  open func setTitle(_ title: String?, for state: State) { self.title = title }
  /// Sets the image for all states.
  open func setImage(_ image: UIImage?, for state: State) { self.image = image }
  /// Sets the colour of the title, which is not drawn.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Returns the title.
  open func title(for state: State) -> String? { currentTitle }
  /// The title.
  open var currentTitle: String? { nonEmpty(configuration?.title) ?? nonEmpty(title) }
  /// The image.
  open var currentImage: UIImage? { configuration?.image ?? image }

  override func take(_ action: UIAction) {
    super.take(action)
    (title, image) = (action.title, action.image)
  }

  private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    // The title alone names the button.
    node.label = currentTitle
    node.symbol = currentImage?.image?.name
    for (kind, words) in [("title", currentTitle), ("subtitle", configuration?.subtitle)] {
      guard let words else { continue }
      let text = ViewNode(kind, .content, id: ObjectIdentifier(self))
      text.words = words
      node.append(text)
    }
  }
}
