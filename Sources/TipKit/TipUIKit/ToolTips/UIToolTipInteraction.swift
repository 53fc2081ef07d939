import TipHelp

/// A behaviour of a view (UIKit reference).
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func didMove(to view: UIView?)
}

/// Gives a tooltip its text each time the pointer enters a new rectangle (UIKit reference).
@MainActor @preconcurrency public protocol UIToolTipInteractionDelegate: AnyObject {
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the default text, for a delegate without this method.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultConfiguration }
}

/// Shows a tooltip when the pointer rests on a view (UIKit reference).
@MainActor @preconcurrency public final class UIToolTipInteraction: UIInteraction {
  private let interaction: ToolTipInteraction
  private let forwarder = Forwarder()
  public private(set) weak var view: UIView?
  public weak var delegate: (any UIToolTipInteractionDelegate)? {
    didSet { interaction.delegate = delegate == nil ? nil : forwarder }
  }
  public init(defaultToolTip: String? = nil) {
    interaction = ToolTipInteraction(defaultToolTip: defaultToolTip)
    forwarder.owner = self
  }
  public var defaultToolTip: String? {
    get { interaction.defaultToolTip }
    set { interaction.defaultToolTip = newValue }
  }
  public var isEnabled: Bool {
    get { interaction.isEnabled }
    set { interaction.isEnabled = newValue }
  }
  public func didMove(to view: UIView?) {
    self.view?.help.removeInteraction(interaction)
    self.view = view
    view?.help.addInteraction(interaction)
  }
  fileprivate var defaultConfiguration: UIToolTipConfiguration? {
    defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }

  /// Asks the delegate with the interaction that the app knows.
  private final class Forwarder: ToolTipInteractionDelegate {
    weak var owner: UIToolTipInteraction?

    func toolTipInteraction(
      _ interaction: ToolTipInteraction, configurationAt point: CGPoint
    ) -> ToolTipConfiguration? {
      guard let owner else { return nil }
      guard let delegate = owner.delegate else { return owner.defaultConfiguration }
      return delegate.toolTipInteraction(owner, configurationAt: point)
    }
  }
}
