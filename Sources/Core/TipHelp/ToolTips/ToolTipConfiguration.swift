public import Foundation
import TipModel

/// The text of a tooltip, and the rectangle of the view that it belongs to.
public struct ToolTipConfiguration: Hashable, Sendable {
  /// The text, of which an empty or blank one shows nothing.
  public let toolTip: String
  /// The rectangle in the coordinates of the view, infinite for the whole view.
  ///
  /// As long as the pointer stays in it, the delegate is not asked again.
  public let sourceRect: CGRect

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - toolTip: The text.
  ///   - sourceRect: The rectangle in the coordinates of the view, by default the whole view.
  public init(toolTip: String, in sourceRect: CGRect = .infinite) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
  }

  /// The rectangle as the model sees it, nil for the whole view.
  var area: ScreenRect? {
    guard sourceRect != .infinite else { return nil }
    return ScreenRect(
      exactly: sourceRect.origin.x, sourceRect.origin.y, sourceRect.size.width,
      sourceRect.size.height)
  }
}
