import Foundation
import TipHelp
import TipModel
import TipPictures

/// A screen that a pointer moves over.
@MainActor protocol PointedScreen: AnyObject {
  /// The tooltips of the screen, of which one shows at a time.
  var toolTips: ToolTipStage { get }
  /// A target that a pointer finds by name, with its middle.
  var targets: [(name: String, middle: CGPoint)] { get }

  func movePointer(to point: CGPoint)
  func pointerLeft()
}

extension HelpScreen: PointedScreen {
  var toolTips: ToolTipStage { stage }

  var targets: [(name: String, middle: CGPoint)] {
    root.withSubviews.map { ($0.id, $0.middleOnScreen) }
  }
}

extension TipScreen: PointedScreen {
  var toolTips: ToolTipStage { stage.toolTips }

  var targets: [(name: String, middle: CGPoint)] {
    let elements = elements
    return pointed?.targets
      ?? elements.map { ($0.name, CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
  }

  /// The views with rectangles, or nil on a screen of elements.
  @MainActor private var pointed: HelpScreen? { updatedViews()?.pointed }

  /// Answers with the current tooltip of the element in front.
  func movePointer(to point: CGPoint) {
    if let pointed { return pointed.movePointer(to: point) }
    let point = ScreenPoint(x: point.x, y: point.y)
    let element = elements.last { $0.toolTip != nil && $0.frame.contains(point) }
    guard let element, stage.bounds.contains(point) else { return toolTips.send(.move(nil)) }
    toolTips.send(.move(answer(of: element)))
  }

  func pointerLeft() {
    if let pointed { return pointed.pointerLeft() }
    toolTips.send(.leave)
  }

  /// Expects that the tooltip of an element or a view is on screen with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the element, or of a view the identifier, or else the label.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public func expectToolTip(
    _ text: String, on name: String, at position: SourcePosition = #position
  ) {
    guard isInTest(at: position) else { return }
    let visible = stage.toolTips.visible
    guard visible?.text != text || visible?.toolTip.id != name else { return }
    var found = "none is"
    if let visible { found = "that of \"\(visible.toolTip.id)\" is: \"\(visible.text)\"" }
    let names = namesWithToolTip.map { "\"\($0)\"" }.joined(separator: ", ")
    RunningTest.fail(
      "The tooltip \"\(text)\" of \"\(name)\" is not on screen; \(found). Rest a Pointer on one of "
        + "the views with a tooltip: \(names.isEmpty ? "there is none" : names).", at: position)
  }

  /// The names of the views or elements with a tooltip.
  @MainActor private var namesWithToolTip: [String] {
    if let pointed { return pointed.targets.map(\.name) }
    return elements.filter { $0.toolTip != nil }.map(\.name)
  }

  private func answer(of element: ScreenElement) -> ToolTipAnswer? {
    guard let text = element.toolTip else { return nil }
    let toolTip = ToolTipDefinition(id: element.name, text: text, platform: stage.platform)
    stage.toolTips.register(toolTip)
    guard stage.toolTips.isAsked(toolTip) else { return nil }
    return ToolTipAnswer(toolTip: toolTip, text: text)
  }
}
