// Constraints and their anchors, which are kept and not solved.

/// A relation between two anchors (UIKit reference).
@MainActor @preconcurrency public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public var constant: CGFloat
  public var isActive = false
  init(_ constant: CGFloat) { self.constant = constant }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// An edge, a centre or a size of a view (UIKit reference).
@MainActor @preconcurrency public struct NSLayoutAnchor {
  public func constraint(
    equalTo anchor: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .init(constant) }
  public func constraint(
    greaterThanOrEqualTo anchor: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .init(constant) }
  public func constraint(
    lessThanOrEqualTo anchor: Self, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { .init(constant) }
  public func constraint(equalToConstant size: CGFloat) -> NSLayoutConstraint { .init(size) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(c) }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { .init(c) }
}

/// A view or an area, with its anchors.
@MainActor @preconcurrency public protocol _Anchored {}

extension _Anchored {
  public var leadingAnchor: NSLayoutAnchor { .init() }
  public var trailingAnchor: NSLayoutAnchor { .init() }
  public var leftAnchor: NSLayoutAnchor { .init() }
  public var rightAnchor: NSLayoutAnchor { .init() }
  public var topAnchor: NSLayoutAnchor { .init() }
  public var bottomAnchor: NSLayoutAnchor { .init() }
  public var centerXAnchor: NSLayoutAnchor { .init() }
  public var centerYAnchor: NSLayoutAnchor { .init() }
  public var widthAnchor: NSLayoutAnchor { .init() }
  public var heightAnchor: NSLayoutAnchor { .init() }
}

/// An area of a view (UIKit reference).
@MainActor @preconcurrency public struct UILayoutGuide: _Anchored {}

extension UIView: _Anchored {
  public var safeAreaLayoutGuide: UILayoutGuide { .init() }
  public var layoutMarginsGuide: UILayoutGuide { .init() }
  public func addConstraints(_ list: [NSLayoutConstraint]) { NSLayoutConstraint.activate(list) }
}

/// How much a constraint counts beside others (UIKit reference), though here all hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
