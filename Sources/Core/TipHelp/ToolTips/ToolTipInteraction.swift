public import Foundation
import Synchronization
import TipModel

/// Gives an interaction its text each time the pointer enters a new rectangle of the view.
@MainActor public protocol ToolTipInteractionDelegate: AnyObject {
  /// Returns the tooltip at a point of the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The position of the pointer in the coordinates of the view.
  /// - Returns: The text and its rectangle. Nil, or a rectangle without the point, shows nothing
  ///   there.
  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration?
}

extension ToolTipInteractionDelegate {
  /// Returns the interaction's default text, for a delegate without this method.
  public func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    interaction.defaultToolTip.map { ToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a tooltip when the pointer rests on a view.
///
/// ```swift
/// let interaction = ToolTipInteraction(defaultToolTip: "Save to your favorites")
/// view.addInteraction(interaction)
/// ```
///
/// The delay, the time on screen and the dates come from the clock of the screen's center.
@MainActor public final class ToolTipInteraction {
  private static let numbers = Atomic(0)

  /// The text without a delegate, if there is one.
  ///
  /// A change takes effect when the pointer comes again.
  public var defaultToolTip: String? { didSet { register() } }

  /// Whether the interaction shows tooltips and asks its delegate.
  ///
  /// Disabling it hides a visible tooltip.
  public var isEnabled = true {
    didSet {
      register()
      if !isEnabled { end() }
    }
  }

  /// The object that gives the text, instead of ``defaultToolTip``.
  public weak var delegate: (any ToolTipInteractionDelegate)? { didSet { register() } }

  /// The view that has the interaction, if there is one.
  public internal(set) weak var view: HelpView?

  /// Distinguishes the interaction from all others of the process.
  package let number: Int

  /// Creates an interaction.
  ///
  /// - Parameter defaultToolTip: The text without a delegate, if there is one.
  public init(defaultToolTip: String? = nil) {
    self.defaultToolTip = defaultToolTip
    number = Self.numbers.add(1, ordering: .relaxed).newValue
  }

  /// Asks again for the tooltip below the pointer, because the content of the view has changed.
  ///
  /// A visible tooltip leaves when the answer differs, and the new one shows after the delay.
  /// Without this call, a change takes effect when the pointer comes again.
  public func contentDidChange() { view?.screen?.contentDidChange(of: self) }

  /// The definition that the datastore stores.
  var definition: ToolTipDefinition {
    ToolTipDefinition(
      id: view?.id ?? "", text: defaultToolTip, control: (view as? HelpControl)?.title,
      asksDelegate: delegate != nil, isEnabled: isEnabled,
      platform: view?.screen?.platform ?? .macOS)
  }

  /// Returns the text and the rectangle at a point of the view, if there is a text.
  func answer(at point: CGPoint) -> ToolTipAnswer? {
    let configuration: ToolTipConfiguration?
    if let delegate {
      configuration = delegate.toolTipInteraction(self, configurationAt: point)
    } else {
      configuration = defaultToolTip.map { ToolTipConfiguration(toolTip: $0) }
    }
    guard let configuration, configuration.sourceRect.has(point) else { return nil }
    return ToolTipAnswer(
      interaction: number, toolTip: definition, text: configuration.toolTip,
      area: configuration.area)
  }

  /// Registers the definition with the center of the screen.
  func register() { view?.screen?.stage.register(definition) }

  /// Hides the tooltip, because the interaction is disabled or removed.
  func end() { view?.screen?.stage.send(.remove(interaction: number)) }
}
