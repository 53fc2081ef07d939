// Values that an app can set and read, and that nothing draws.

/// The layer of a view (UIKit reference).
@MainActor @preconcurrency public final class CALayer {
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var borderColor: UIColor?
  public var masksToBounds = false
}

extension UIColor {
  /// The colour as layers take it, which is the same here.
  public var cgColor: UIColor { self }
}

/// A font (UIKit reference).
public struct UIFont: Hashable, Sendable {
  public enum Weight: Sendable { case thin, light, regular, medium, semibold, bold, heavy }
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
  public var pointSize: CGFloat = 17
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Self {
    Self(pointSize: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> Self { Self(pointSize: size) }
  public static func preferredFont(forTextStyle style: TextStyle) -> Self { Self() }
}

/// An edge by the direction of the language (UIKit reference).
public enum NSDirectionalRectEdge: Sendable { case top, leading, bottom, trailing }

/// The side at which the lines of a text begin (UIKit reference).
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

extension UIView {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }

  /// Performs the changes at once.
  public static func animate(
    withDuration _: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// Distances from the edges of a rectangle (UIKit reference).
public struct UIEdgeInsets: Hashable, Sendable {
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
