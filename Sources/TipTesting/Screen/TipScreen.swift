import TipEngine
package import TipModel

/// A screen without pixels: it handles tips as an app's screen does, with the same engine.
///
/// ```swift
/// let screen = TipScreen()
/// screen.inline(FavoriteBackyardTip())
/// screen.popover(FeedBirdsTip(), anchor: "feeder")
/// screen.appear()
/// #expect(screen.visibleIDs == ["FavoriteBackyardTip", "FeedBirdsTip"])
/// ```
///
/// While it is visible, a tip that becomes available shows, and a tip that becomes unavailable
/// leaves, within the call that changed it. Each display counts as in the app (D22), unless the tip
/// is forced (D7). One popover shows at a time; the next one follows when it is gone.
///
/// A gesture on a tip that does not show fails the test at the line of the gesture.
public final class TipScreen: Sendable {
  let stage: ScreenStage

  /// Creates a screen; it is empty before it appears.
  ///
  /// - Parameters:
  ///   - tips: Tips in line, from top to bottom; more are added by ``inline(_:)-(Tip)``.
  ///   - center: The engine; the current task's by default.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public init(
    inline tips: [any Tip] = [], center: TipsCenter = Tips.center,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    stage = ScreenStage(
      center,
      SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
    for tip in tips { inline(tip) }
  }

  deinit { stage.disappear() }

  // MARK: - Contents

  /// Adds a tip in line, below the others.
  public func inline(_ tip: any Tip) { stage.add(ScreenPlace(.tip(tip), anchor: nil)) }

  /// Adds a group's current tip in line, below the others (D19).
  public func inline(_ group: TipGroup) { stage.add(ScreenPlace(.group(group), anchor: nil)) }

  /// Adds a tip that shows as a popover.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - anchor: The popover's anchor, as the test names it.
  public func popover(_ tip: any Tip, anchor: String) {
    stage.add(ScreenPlace(.tip(tip), anchor: anchor))
  }

  /// Adds a group whose current tip shows as a popover (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - anchor: The popover's anchor, as the test names it.
  public func popover(_ group: TipGroup, anchor: String) {
    stage.add(ScreenPlace(.group(group), anchor: anchor))
  }

  // MARK: - Appearing and disappearing

  /// Shows the screen with the tips that may show; does nothing when it is visible.
  public func appear() { stage.appear() }

  /// Hides the screen, and ends its displays.
  public func disappear() { stage.disappear() }

  /// Whether the screen is visible.
  package var isOnScreen: Bool { stage.isUp }

  // MARK: - Visible tips

  /// The visible tips, in line and as a popover, in the order in which they were added.
  public var visibleTips: [any Tip] { stage.shown.map(\.display.tip) }

  /// The ids of the visible tips, in the order in which they were added.
  public var visibleIDs: [String] { visibleTips.map(\.id) }

  /// The tip of the visible popover.
  public var visiblePopover: (any Tip)? { popover?.display.tip }

  /// The anchor of the visible popover.
  public var visibleAnchor: String? { popover?.anchor }

  private var popover: (index: Int, anchor: String?, display: TipDisplay)? {
    stage.shown.first { $0.anchor != nil }
  }
}

extension TipScreen {
  /// Whether a tip shows.
  func shows(_ tip: any Tip) -> Bool { visibleIDs.contains(tip.id) }

  /// The visible tips, as a sentence.
  var contents: String {
    guard isOnScreen else { return "The screen is not visible; call appear() to show it." }
    guard !visibleTips.isEmpty else { return "The screen is empty." }
    return "It shows \(visibleIDs.map { "\"\($0)\"" }.joined(separator: ", "))."
  }
}
