/// The ways of presenting a view controller, most of which are a sheet here (UIKit reference).
public enum UIModalPresentationStyle: Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, overFullScreen, popover
}

/// The sides of a popover that may have the arrow (UIKit reference).
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The source of a popover (UIKit reference).
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: UIResponder {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// Follows a presentation (UIKit reference).
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the way of presenting on a phone, which is not used.
  func adaptivePresentationStyle(for _: UIPresentationController) -> UIModalPresentationStyle
  /// Returns whether a gesture may dismiss it.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for _: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
}

/// Follows a popover (UIKit reference).
public typealias UIPopoverPresentationControllerDelegate = UIAdaptivePresentationControllerDelegate
/// A presentation, which is always of the same class here (UIKit reference).
public typealias UIPresentationController = UIPopoverPresentationController

/// A presentation of a view controller, with the source of a popover (UIKit reference).
@MainActor @preconcurrency public final class UIPopoverPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var sourceRect = CGRect.null
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views behind a popover of a tip that gestures reach.
  public var passthroughViews: [UIView]?
  public var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  init(of controller: UIViewController) { presentedViewController = controller }
}

/// A sheet, whose looks nothing draws (UIKit reference).
@MainActor @preconcurrency public final class UISheetPresentationController {
  public struct Detent: Hashable, Sendable {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    public static func medium() -> Detent { Detent(identifier: .medium) }
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  public var preferredCornerRadius: CGFloat?
}
