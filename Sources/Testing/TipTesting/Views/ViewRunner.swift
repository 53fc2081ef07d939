import Foundation
import Synchronization
import TipEngine
import TipHelp
import TipViewTree

/// Runs the views of a screen: passes over the bodies, until nothing changes any more.
@MainActor final class ViewRunner {
  /// The maximal number of passes in a row, far above the need of any screen.
  private static let limit = 100

  let hierarchy: ViewHierarchy
  private let stage: ScreenStage
  private let presenter: ScreenPresenter
  /// The views of the last pass.
  private(set) var root: ViewNode
  /// The screen that a pointer moves over, or nil where views have no rectangles.
  let pointed: HelpScreen?
  private(set) lazy var alerts = ViewAlerts(stage.center) { [weak self] in self?.update() }
  /// The call that created the screen.
  private let position: SourcePosition
  private var isUpdating = false
  private var isUp = false
  private let changes: AsyncStream<Void>.Continuation
  private let follower: Int

  init(
    _ hierarchy: ViewHierarchy, _ stage: ScreenStage, _ presenter: ScreenPresenter,
    at position: SourcePosition
  ) {
    self.hierarchy = hierarchy
    self.stage = stage
    self.presenter = presenter
    self.position = position
    let view = hierarchy.pointed as? HelpView
    pointed = view.map { HelpScreen($0, on: stage.platform, stage.toolTips) }
    root = ViewNode("Screen", .container, id: ObjectIdentifier(stage))
    let (stream, changes) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.changes = changes
    let news = hierarchy.news
    // The answer of an alert changes the screen.
    follower = stage.center.followHelp { news.post() }
    news.listen { changes.yield() }
    presenter.followDisplays { changes.yield() }
    hierarchy.closeTip = { [weak presenter] node in presenter?.closeTip(at: node) }
    // Begun here, so that passes after changes by other tasks use the test's own center.
    Task { [weak self] in
      for await _ in stream { self?.update() }
    }
  }

  /// Ends the screen: all views disappear.
  func end() {
    disappear()
    changes.finish()
    stage.center.stopFollowingHelp(follower)
  }

  func appear() {
    guard !isUp else { return }
    isUp = true
    hierarchy.news.post()
    // The passes bring the places.
    presenter.appear()
    update()
  }

  func disappear() {
    guard isUp else { return }
    isUp = false
    Tips.withCenter(stage.center) { hierarchy.end() }
    alerts.withdraw()
    hierarchy.displayedTips = [:]
    presenter.replace(elements: [], places: [])
    presenter.disappear()
    root = ViewNode("Screen", .container, id: ObjectIdentifier(stage))
  }

  /// Runs passes as long as something changes.
  ///
  /// The position is the call to blame for a problem, by default the call that created the screen.
  func update(at position: SourcePosition? = nil) {
    // The loop below sees the changes that its passes make.
    guard isUp, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    Tips.withCenter(stage.center) {
      while hierarchy.news.isDue || presenter.takeDisplayChange() {
        passes += 1
        guard passes <= Self.limit else { return giveUp() }
        pass()
      }
    }
    // A defect is reported once, though each pass finds it.
    var reported: Set<String> = []
    for problem in hierarchy.problems where reported.insert(problem).inserted {
      RunningTest.fail(problem, at: position ?? self.position)
    }
    hierarchy.problems = []
  }

  /// Gives a field the keyboard's focus, and takes it from the others.
  func focus(on field: ViewNode) {
    for other in root.allWithCovers where other !== field { other.gestures.focus?(false) }
    field.gestures.focus?(true)
  }

  private func pass() {
    tellBindings()
    root = hierarchy.render()
    let contents = ViewContents(root, on: stage.platform, at: position)
    hierarchy.problems += contents.problems
    presenter.replace(elements: contents.elements, places: contents.places)
    hierarchy.problems += alerts.update(root)
    hierarchy.runEffects()
  }

  /// Tells the bindings of tips' views which tips show, because the bodies of the pass read it.
  private func tellBindings() {
    let old = hierarchy.displayedTips
    let new = stage.displayedViews
    guard old != new else { return }
    hierarchy.displayedTips = new
    for node in root.allWithCovers {
      guard let onDisplay = node.tip?.onDisplay else { continue }
      let isDisplayed = new[node.id] != nil
      if isDisplayed != (old[node.id] != nil) { onDisplay(isDisplayed) }
    }
  }

  private func giveUp() {
    var problem =
      "The views do not settle: after \(Self.limit) passes something still changes a value that "
      + "a body has read. Look for a body, an onChange or an onAppear that changes it each time."
    if let change = hierarchy.lastChange { problem += " The last change was in \(change)." }
    hierarchy.problems.append(problem)
  }
}
