public import Foundation
public import TipEngine
package import TipModel

/// A screen without pixels: a hierarchy of views, and one pointer.
///
/// ```swift
/// let screen = HelpScreen()
/// let star = HelpControl(id: "star.button", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
/// star.toolTip = "Save to your favorites"
/// screen.root.addSubview(star)
/// screen.movePointer(to: CGPoint(x: 20, y: 20))
/// ```
///
/// Whatever shows the app's views reports the pointer here, and shows ``visibleToolTip``. On
/// visionOS, where people look at things, the pointer is the gaze.
@MainActor public final class HelpScreen {
  /// The view that contains all others, with the coordinates of the screen.
  public let root: HelpView
  /// The system that the app runs on.
  ///
  /// Systems other than macOS and visionOS have no tooltips.
  public let platform: TipPlatform
  /// The view that has the keyboard's focus, as the app sets it.
  ///
  /// Tooltips never move the focus.
  public weak var focusedView: HelpView?

  /// The part that time, controls and alerts reach.
  package let stage: ToolTipStage
  /// The position of the pointer, nil when it is outside.
  package private(set) var pointer: CGPoint?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - platform: The system that the app runs on.
  ///   - center: The engine with the clock and the controls, by default the current task's.
  public convenience init(
    size: CGSize = CGSize(width: 800, height: 600), platform: TipPlatform = .macOS,
    center: TipsCenter = Tips.center
  ) {
    let root = HelpView(id: "screen", frame: CGRect(origin: .zero, size: size))
    self.init(root, on: platform, ToolTipStage(center))
  }

  package init(_ root: HelpView, on platform: TipPlatform, _ stage: ToolTipStage) {
    self.root = root
    self.platform = platform
    self.stage = stage
    root.ownScreen = self
  }

  /// The text of the tooltip on screen, if there is one.
  public var visibleToolTip: String? { stage.visible?.text }

  /// The id of the view whose tooltip is on screen, if there is one.
  public var visibleToolTipID: String? { stage.visible?.toolTip.id }

  /// Calls an action when a tooltip appears, with its text, or leaves, with nil.
  ///
  /// - Parameter action: The action, called on any thread as long as the screen exists.
  public func followToolTip(_ action: @escaping @Sendable (_ text: String?) -> Void) {
    stage.listen { event, _ in
      switch event {
      case .shows(_, let text): action(text)
      case .hides: action(nil)
      }
    }
  }

  // MARK: - Pointer

  /// Moves the pointer.
  ///
  /// The innermost interaction with a text there answers. An answer holds until the pointer leaves
  /// its rectangle or is on a view in front of it that has a text.
  ///
  /// - Parameter point: The position in the coordinates of ``root``.
  public func movePointer(to point: CGPoint) {
    pointer = point
    ask(again: nil)
  }

  /// Moves the pointer out of the screen.
  public func pointerLeft() {
    pointer = nil
    stage.send(.leave)
  }

  /// Scrolls, which hides a visible tooltip until the pointer comes again.
  public func scrolled() { stage.send(.dismiss(.scroll)) }

  /// Clicks, which hides a visible tooltip until the pointer comes again.
  public func clicked() { stage.send(.dismiss(.click)) }

  /// Presses a key, which hides a visible tooltip until the pointer comes again.
  public func keyPressed() { stage.send(.dismiss(.key)) }

  /// Asks the interactions below the pointer, from the innermost one on, until one has a text.
  ///
  /// - Parameter changed: An interaction whose content has changed, so that its answer does not
  ///   hold.
  private func ask(again changed: ToolTipInteraction?) {
    guard let pointer else { return }
    for (view, point) in root.views(at: pointer) {
      for interaction in view.interactions.reversed() {
        let definition = interaction.definition
        stage.register(definition)
        guard stage.isAsked(definition) else { continue }
        let position = ScreenPoint(x: point.x, y: point.y)
        if interaction !== changed, stage.covers(interaction.number, position) { return }
        if let answer = interaction.answer(at: point) { return stage.send(.move(answer)) }
      }
    }
    stage.send(.move(nil))
  }

  /// Asks again below the pointer if an interaction may have answered there.
  func contentDidChange(of interaction: ToolTipInteraction) {
    guard let view = interaction.view, let pointer,
      root.views(at: pointer).contains(where: { $0.view === view })
    else { return }
    ask(again: interaction)
  }
}

// MARK: - Explanations

extension HelpScreen {
  /// Returns why a view's tooltip shows or does not.
  ///
  /// - Parameter view: The view. Of several interactions, the one below the pointer counts.
  /// - Returns: The explanation, or nil when the view has no interaction or is not on this screen.
  public func explanation(of view: HelpView) -> ToolTipExplanation? {
    guard view.isIn(root) else { return nil }
    let rest = stage.rest
    guard
      let interaction = view.interactions.first(where: { $0.number == rest?.answer.interaction })
        ?? view.interactions.last
    else { return nil }
    return ToolTipExplanation(
      of: interaction.definition, hover(on: view, interaction, rest), in: stage.center.situation)
  }

  private func hover(
    on view: HelpView, _ interaction: ToolTipInteraction, _ rest: ToolTipRest?
  ) -> ToolTipHover {
    if let rest, rest.answer.interaction == interaction.number { return .resting(rest) }
    guard let pointer, root.views(at: pointer).contains(where: { $0.view === view }) else {
      return .away
    }
    guard let rest else { return .silent }
    return .covered(by: rest.answer.toolTip.id)
  }
}
