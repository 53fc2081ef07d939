// Values of views that nothing draws. They are kept, so that an app reads what it has set.

extension UIResponder {
  func value<Value>(_ initial: Value, _ name: String = #function) -> Value {
    recorded[name] as? Value ?? initial
  }
  func record(_ value: Any, _ name: String = #function) { recorded[name] = value }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public var alpha: CGFloat { get { value(1) } set { record(newValue) } }
  public var tintColor: UIColor? { get { value(nil) } set { record(newValue as Any) } }
  public var clipsToBounds: Bool { get { value(false) } set { record(newValue) } }
  public var contentMode: ContentMode { get { value(.scaleToFill) } set { record(newValue) } }
  public var layoutMargins: UIEdgeInsets { get { value(.zero) } set { record(newValue) } }
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { value(true) }
    set { record(newValue) }
  }
  public var isAccessibilityElement: Bool { get { value(false) } set { record(newValue) } }
  public var accessibilityHint: String? { get { value(nil) } set { record(newValue as Any) } }
  public var layer: CALayer {
    if let layer = recorded["layer"] as? CALayer { return layer }
    let layer = CALayer()
    record(layer)
    return layer
  }
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// The layer of a view (UIKit reference).
@MainActor public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds = false
}

extension UILabel {
  public var numberOfLines: Int { get { value(1) } set { record(newValue) } }
  public var textColor: UIColor? { get { value(nil) } set { record(newValue as Any) } }
  public var font: UIFont? { get { value(nil) } set { record(newValue as Any) } }
  public var textAlignment: NSTextAlignment { get { value(.natural) } set { record(newValue) } }
  public var lineBreakMode: NSLineBreakMode {
    get { value(.byTruncatingTail) }
    set { record(newValue) }
  }
  public var adjustsFontForContentSizeCategory: Bool {
    get { value(false) }
    set { record(newValue) }
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public var spacing: CGFloat { get { value(0) } set { record(newValue) } }
  public var distribution: Distribution { get { value(.fill) } set { record(newValue) } }
  public var alignment: Alignment { get { value(.fill) } set { record(newValue) } }
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { value(false) }
    set { record(newValue) }
  }
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

/// A font (UIKit reference).
public final class UIFont: Hashable, Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
  public let pointSize: CGFloat

  init(_ size: CGFloat) { pointSize = size }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(17) }
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.pointSize == second.pointSize
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(pointSize) }
}

/// How a text is aligned (UIKit reference).
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a text is broken into lines (UIKit reference).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Distances to edges (UIKit reference).
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances to edges by the direction of the language (UIKit reference).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Edges by the direction of the language (UIKit reference).
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
}
