/// The ways of presenting a view controller (UIKit reference); on a phone most are a sheet.
public enum UIModalPresentationStyle: Sendable {
  case automatic, none, fullScreen, pageSheet, formSheet, overFullScreen, popover
}

/// The source of a popover (UIKit reference).
@MainActor public protocol UIPopoverPresentationControllerSourceItem: UIResponder {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// Follows a presentation (UIKit reference).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the way of presenting on a phone, which is not used.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Follows a popover (UIKit reference).
public typealias UIPopoverPresentationControllerDelegate = UIAdaptivePresentationControllerDelegate
/// A presentation (UIKit reference); here each one is of the same class.
public typealias UIPresentationController = UIPopoverPresentationController

/// A presentation of a view controller, with the source of a popover (UIKit reference).
@MainActor public final class UIPopoverPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  public var sourceRect = CGRect.null
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
