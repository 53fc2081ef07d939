import Foundation
import TipHelp

/// The tooltips of a backyard's page.
///
/// A terminal has no pointer: the words `focus` and `leave` move it to an element and away.
@MainActor
final class PageToolTips: ToolTipInteractionDelegate {
  /// The words that move the pointer.
  enum Word: String, CaseIterable {
    case focus, leave
  }

  var backyard: Backyard
  private let screen: HelpScreen
  private var controls: [Page.Anchor: HelpControl] = [:]

  /// Creates the tooltips of a page, and calls an action when one appears or leaves.
  init(of backyard: Backyard, onChange: @escaping @Sendable () -> Void) {
    self.backyard = backyard
    screen = HelpScreen(size: CGSize(width: 60, height: Page.Anchor.allCases.count))
    for (row, anchor) in Page.Anchor.allCases.enumerated() {
      let control = HelpControl(
        id: "\(anchor.rawValue).line", title: anchor.title,
        frame: CGRect(x: 0, y: row, width: 60, height: 1))
      control.toolTip = anchor.toolTip
      screen.root.addSubview(control)
      controls[anchor] = control
    }
    // The text of this one depends on the backyard.
    controls[.favorite]?.toolTipInteraction?.delegate = self
    screen.followToolTip { _ in onChange() }
  }

  /// The text on screen, and its element, or nil for none.
  var visible: (text: String, anchor: Page.Anchor)? {
    guard let text = screen.visibleToolTip,
      let anchor = controls.first(where: { $0.value.id == screen.visibleToolTipID })?.key
    else { return nil }
    return (text, anchor)
  }

  /// Performs a line that moves the pointer.
  ///
  /// - Parameter words: The words of the line.
  /// - Returns: Whether the line moves the pointer. Any other line is a key press.
  /// - Throws: ``UsageError`` that quotes the invalid word.
  func perform(_ words: [String]) throws(UsageError) -> Bool {
    switch words.first.flatMap(Word.init) {
    case .focus: try focus(Array(words.dropFirst()))
    case .leave:
      guard words.count == 1 else {
        throw UsageError(
          "Unexpected argument \"\(words[1])\" for \"leave\". It takes no arguments.")
      }
      screen.pointerLeft()
    case nil:
      screen.keyPressed()
      return false
    }
    return true
  }

  private func focus(_ words: [String]) throws(UsageError) {
    let known = Page.Anchor.allCases.map(\.rawValue)
    guard let word = words.first, words.count == 1 else {
      throw UsageError("\"focus\" needs one element. Add one of \(known.joined(separator: ", ")).")
    }
    guard let anchor = Page.Anchor(rawValue: word), let control = controls[anchor] else {
      throw UsageError.unknown("element", word, among: known)
    }
    screen.pointerLeft()
    screen.movePointer(to: CGPoint(x: control.frame.midX, y: control.frame.midY))
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    guard Backyards.isFavorite(backyard) else {
      return ToolTipConfiguration(toolTip: "Keep this backyard first in every list")
    }
    return ToolTipConfiguration(toolTip: "See this backyard first in every list")
  }
}

extension Page.Anchor {
  /// The name of the element on the page.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  fileprivate var toolTip: String {
    switch self {
    case .favorite: "Keep this backyard first in every list"
    case .birds: "See which species visit"
    case .feeder: "Check how much seed is left"
    }
  }
}
