import Synchronization
public import TipEngine
import TipHelp
public import TipModel
package import TipPictures
public import TipSnapshot
import TipViewTree

/// A screen without pixels: it handles tips as an app's screen does, with the same engine.
///
/// ```swift
/// let screen = TipScreen(platform: .iOS)
/// screen.element("feeder", symbol: "drop", frame: CGRect(x: 320, y: 60, width: 44, height: 44))
/// screen.add(FavoriteBackyardTip())
/// screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder")) { action in
///   if action.id == "feed" { fillFeeder() }
/// }
/// screen.appear()
/// #expect(screen.visibleIDs == ["FavoriteBackyardTip", "FeedBirdsTip"])
/// ```
///
/// While it is visible, a tip that becomes available shows, and a tip that becomes unavailable
/// leaves, within the call that changed it. Each display counts as in the app (D22), unless the tip
/// is forced (D7). One popover shows at a time. The next one follows when it is gone.
///
/// The ``picture`` is the screen as a value: which elements a popover covers, which elements a tip
/// in line displaces, and where arrows point.
///
/// A gesture on a tip that does not show fails the test at the line of the gesture.
public final class TipScreen: Sendable {
  let stage: ScreenStage
  let presenter: ScreenPresenter
  let viewState = Mutex(ViewState())

  /// Handles an action of a tip, as the closure of TipKit's views does.
  public typealias ActionHandler = @MainActor @Sendable (Tips.Action) -> Void

  /// Creates a screen, which is empty before it appears.
  ///
  /// - Parameters:
  ///   - tips: Tips in line, from top to bottom. `add(_:as:)` adds more.
  ///   - platform: The system. On tvOS the screen refuses everything but popovers.
  ///   - center: The engine. By default it is the current task's center, and without one the test
  ///     fails.
  ///   - position: The caller's position, where a failure is reported.
  public init(
    inline tips: [any Tip] = [], platform: TipPlatform = .iOS,
    center: TipsCenter = TipsCenter.current ?? .shared, at position: SourcePosition = #position
  ) {
    stage = ScreenStage(center, platform)
    presenter = ScreenPresenter(stage, at: position)
    _ = isInTest(at: position)
    for tip in tips { add(tip, at: position) }
  }

  deinit {
    stage.noteRelease()
    guard let views = viewRunner else { return presenter.disappear() }
    // Views end on the main actor, where they run.
    if !OnMainActor.run({ views.end() }) { Task { @MainActor in views.end() } }
  }

  // MARK: - Appearing and disappearing

  /// Shows the screen with the tips that may show, unless it is visible.
  ///
  /// A screen of views appears and disappears on the main actor only.
  public func appear() {
    guard !changeViews({ $0.appear() }) else { return }
    presenter.appear()
  }

  /// Hides the screen, and ends its displays.
  public func disappear() {
    guard !changeViews({ $0.disappear() }) else { return }
    presenter.disappear()
  }

  package var isOnScreen: Bool { stage.isUp }

  // MARK: - Visible tips

  /// The visible tips, in line and as a popover, in the order in which they were added.
  public var visibleTips: [any Tip] { shown.map { $0.display.tip } }

  /// The ids of the visible tips, in the order in which they were added.
  public var visibleIDs: [String] { visibleTips.map(\.id) }

  /// The tip of the visible popover.
  public var visiblePopover: (any Tip)? { popover?.display.tip }

  /// The anchor of the visible popover.
  public var visibleAnchor: String? { popover?.place.attachment.anchor }

  /// The text of the tooltip below a ``Pointer`` on this screen, or nil for none.
  public var visibleToolTip: String? { stage.toolTips.visible?.text }

  /// The screen as a value: the elements and the visible tips, in their rectangles.
  public var picture: ScreenPicture {
    refresh()
    return stage.picture(isList: viewRunner != nil)
  }

  /// The tips, tooltips and alerts that appeared and left since the screen first appeared.
  ///
  /// Tooltips of the elements appear below a ``Pointer`` on this screen.
  public var timeline: HelpTimeline { stage.log.timeline }

  private var popover: ScreenStage.Shown? {
    shown.first { $0.place.attachment.kind == .popover }
  }

  private var shown: [ScreenStage.Shown] {
    refresh()
    return stage.shown
  }
}

extension ScreenStage {
  /// A place whose tip people see, with its display.
  typealias Shown = (place: ScreenPlace, display: TipDisplay)

  /// The places whose tip people see.
  var shown: [Shown] {
    var shown: [Shown] = []
    for place in places where place.isVisible {
      if let display = place.display?.display { shown.append((place, display)) }
    }
    return shown
  }
}

extension TipScreen {
  /// The system on which the app runs.
  package var platform: TipPlatform { stage.platform }

  /// The tips of the screen, also tips that do not show now, each with the symbol of its anchor.
  ///
  /// A popover can be dismissed by a tap outside of it, and a view with a control by that.
  package var tips: [(tip: any Tip, anchorSymbol: String?, isDismissible: Bool)] {
    let elements = elements
    var fixed: Set<ObjectIdentifier> = []
    _ = OnMainActor.run {
      let views = updatedViews()?.root.allWithCovers.filter { $0.role == .tip } ?? []
      fixed = Set(views.filter { !$0.all.contains { $0.gestures.tap != nil } }.map(\.id))
    }
    return stage.places.flatMap { place in
      let anchor = elements.first { $0.name == place.attachment.anchor }
      var isFixed = false
      if place.isVisible, let key = place.key { isFixed = fixed.contains(key.node) }
      let isDismissible = !isFixed || place.attachment.kind == .popover
      return place.tips.map { ($0, anchor?.symbol, isDismissible) }
    }
  }

  /// The elements, some of which have a tooltip.
  package var elements: [ScreenElement] {
    refresh()
    return stage.elements
  }

  /// The alerts that were on screen, and the alerts and dialogs that its views can present.
  package var alerts: [TipAlert] {
    var alerts = stage.center.alertSession.entries.map(\.alert)
    _ = OnMainActor.run {
      let nodes = updatedViews()?.root.allWithCovers ?? []
      let covers = nodes.flatMap { $0.covers + $0.possibleCovers.map { $0() } }
      alerts += covers.filter { !$0.title.isEmpty }.flatMap(\.alerts)
    }
    return alerts.unique
  }

  /// Fails the test if the screen's center is not one of a test, and returns whether it is.
  func isInTest(at position: SourcePosition) -> Bool {
    CenterCheck.passes("TipScreen", on: stage.center, at: position)
  }

  func shows(_ tip: any Tip) -> Bool { visibleIDs.contains(tip.id) }

  /// The visible tips, as a sentence.
  var contents: String {
    guard isOnScreen else { return "The screen is not visible; call appear() to show it." }
    let ids = visibleIDs.map { "\"\($0)\"" }.joined(separator: ", ")
    if ids.isEmpty { return "The screen is empty." + takenGesture }
    return "It shows \(ids)." + takenGesture
  }

  /// Fails the test, and says why the last gesture did not reach a view.
  func fail(_ failure: String, at position: SourcePosition) {
    RunningTest.fail(failure + takenGesture, at: position)
  }

  private var takenGesture: String { viewState.withLock { $0.takenGesture } }
}

// MARK: - Views

extension TipScreen {
  /// The views that a screen shows.
  struct ViewState {
    /// The views, or nil for a screen of elements.
    var runner: ViewRunner?
    /// Why the last gesture did not reach a view, as a last line of failures.
    ///
    /// It is empty when the gesture did.
    var takenGesture = ""
  }

  /// The views as of the last pass, or nil for a screen of elements.
  var viewRunner: ViewRunner? { viewState.withLock { $0.runner } }

  /// Updates the views when called on the main thread, on which they run.
  func refresh() {
    guard viewRunner != nil else { return }
    // From elsewhere the views are as of the last pass.
    _ = OnMainActor.run { _ = updatedViews() }
  }

  /// The views after all changes so far, or nil for a screen of elements.
  @MainActor func updatedViews(at position: SourcePosition? = nil) -> ViewRunner? {
    let runner = viewRunner
    runner?.update(at: position)
    return runner
  }

  /// Changes the views, which is possible on the main thread only, on which they run.
  ///
  /// - Returns: Whether the screen has views.
  func changeViews(_ change: @MainActor (ViewRunner) -> Void) -> Bool {
    guard let runner = viewRunner else { return false }
    if !OnMainActor.run({ change(runner) }) {
      RunningTest.fail(
        "A screen of views appears and disappears on the main actor only. Mark the test with "
          + "@MainActor.", at: presenter.position)
    }
    return true
  }
}
