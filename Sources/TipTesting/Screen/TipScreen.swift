import TipEngine
package import TipModel

/// A screen without pixels: it does with tips what an app's screen does, over the same engine.
///
/// ```swift
/// let screen = TipScreen()
/// screen.inline(FavoriteBackyardTip())
/// screen.popover(FeedBirdsTip(), anchor: "feeder")
/// screen.appear()
/// #expect(screen.visibleIDs == ["FavoriteBackyardTip", "FeedBirdsTip"])
/// ```
///
/// While it is up, a tip that becomes available shows, and one that no longer is leaves, within the
/// very call that changed it. Whatever shows is a display that counts as in the app (D22), unless
/// it is forced (D7). Of the popovers one shows at a time; the next follows when it is gone.
///
/// A gesture on something that is not there fails the test at the line of the gesture.
public final class TipScreen: Sendable {
  let stage: ScreenStage

  /// Creates a screen; nothing shows before it appears.
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

  // MARK: - What is on it

  /// Adds a tip in line, below what is there.
  public func inline(_ tip: any Tip) { stage.add(ScreenPlace(.tip(tip), anchor: nil)) }

  /// Adds a group's current tip in line, below what is there (D19).
  public func inline(_ group: TipGroup) { stage.add(ScreenPlace(.group(group), anchor: nil)) }

  /// Adds a tip that shows as a popover.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - anchor: What the popover points at, in the test's own word.
  public func popover(_ tip: any Tip, anchor: String) {
    stage.add(ScreenPlace(.tip(tip), anchor: anchor))
  }

  /// Adds a group whose current tip shows as a popover (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - anchor: What the popover points at, in the test's own word.
  public func popover(_ group: TipGroup, anchor: String) {
    stage.add(ScreenPlace(.group(group), anchor: anchor))
  }

  // MARK: - Coming and going

  /// Brings the screen up, with the tips that may show; nothing happens when it is up.
  public func appear() { stage.appear() }

  /// Takes the screen down, and ends its displays.
  public func disappear() { stage.disappear() }

  /// Whether the screen is up.
  package var isOnScreen: Bool { stage.isUp }

  // MARK: - What shows

  /// The tips that show: in line and as a popover, in the order they were added.
  public var visibleTips: [any Tip] { stage.shown.map(\.display.tip) }

  /// The ids of the tips that show, in the order they were added.
  public var visibleIDs: [String] { visibleTips.map(\.id) }

  /// The tip that shows as a popover.
  public var visiblePopover: (any Tip)? { popover?.display.tip }

  /// What the popover that shows points at.
  public var visibleAnchor: String? { popover?.anchor }

  private var popover: (index: Int, anchor: String?, display: TipDisplay)? {
    stage.shown.first { $0.anchor != nil }
  }
}

extension TipScreen {
  /// Whether a tip shows.
  func shows(_ tip: any Tip) -> Bool { visibleIDs.contains(tip.id) }

  /// What shows, as a sentence.
  var contents: String {
    guard isOnScreen else { return "The screen is not up; appear() brings it up." }
    guard !visibleTips.isEmpty else { return "Nothing is on it." }
    return "On it: \(visibleIDs.map { "\"\($0)\"" }.joined(separator: ", "))."
  }
}
