/// The ways of presenting a view controller (UIKit reference); on a phone most are a sheet.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, automatic = -2, none = -1
}

/// What a popover points at (UIKit reference).
@MainActor public protocol UIPopoverPresentationControllerSourceItem: UIResponder {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// Follows a presentation (UIKit reference).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the way of presenting on a phone, which is not asked for here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Called when a person has dismissed what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the way that UIKit chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Follows a popover (UIKit reference).
@MainActor public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// A presentation of a view controller (UIKit reference).
@MainActor open class UIPresentationController {
  /// The object that follows the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController

  init(of controller: UIViewController) { presentedViewController = controller }
}

/// The source of a popover (UIKit reference).
@MainActor public final class UIPopoverPresentationController: UIPresentationController {
  /// The edges that can have the arrow, which is not drawn.
  public struct ArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of edges.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Any edge.
    public static let any = ArrowDirection(rawValue: 15)
    /// The upper edge.
    public static let up = ArrowDirection(rawValue: 1)
    /// The lower edge.
    public static let down = ArrowDirection(rawValue: 2)
  }

  /// The item at which the popover points.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The part of the source, which is not used.
  public var sourceRect = CGRect.null
  /// The edges that can have the arrow.
  public var permittedArrowDirections = ArrowDirection.any

  /// The view at which the popover points.
  public var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }

  /// The button of a bar at which the popover points.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
