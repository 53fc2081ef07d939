public import Foundation
import Synchronization
import TipEngine
public import TipHelp
import TipModel
public import TipSnapshot

/// A pointer without a mouse: it moves over a screen, rests and leaves, on the test's clock.
///
/// ```swift
/// let pointer = Pointer(on: screen)
/// pointer.move(to: star)
/// pointer.rest(for: .seconds(1))
/// expectToolTip("Save to your favorites", on: star)
/// pointer.leave()
/// ```
///
/// On visionOS it is the gaze.
@MainActor public final class Pointer {
  private let screen: any PointedScreen
  private let clock: ManualClock
  private let start: Timestamp
  private let events = EventLog()
  private var steps: [HoverScript.Step] = []

  /// Creates a pointer outside of a screen of views.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - position: The caller's position, where a failure is reported.
  public convenience init(on screen: HelpScreen, at position: SourcePosition = #position) {
    self.init(over: screen, at: position)
  }

  /// Creates a pointer outside of a screen with tips, over its elements with tooltips.
  ///
  /// - Parameters:
  ///   - screen: The screen. A platform without tooltips fails the test.
  ///   - position: The caller's position, where a failure is reported.
  public convenience init(on screen: TipScreen, at position: SourcePosition = #position) {
    self.init(over: screen, at: position)
    let platform = screen.stage.platform
    guard !platform.hasToolTips else { return }
    let others = TipPlatform.allCases.filter(\.hasToolTips).map { "platform: .\($0.rawValue)" }
    RunningTest.fail(
      "People on \(platform.rawValue) have nothing to hover with, so no tooltip shows. Create the "
        + "screen with \(others.joined(separator: " or ")).", at: position)
  }

  private init(over screen: any PointedScreen, at position: SourcePosition) {
    self.screen = screen
    clock = TipTest.clock(for: "Pointer", at: position) ?? ManualClock()
    let start = Timestamp(screen.toolTips.center.now)
    self.start = start
    screen.toolTips.listen { [events] event, date in
      events.append(.init(event), at: date.milliseconds - start.milliseconds)
    }
  }

  // MARK: - Gestures

  /// Moves to a point.
  ///
  /// - Parameter point: The point in the coordinates of the screen.
  public func move(to point: CGPoint) { perform(.move(ScreenPoint(x: point.x, y: point.y))) }

  /// Moves to the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view. One that is not on the screen fails the test.
  ///   - position: The caller's position, where a failure is reported.
  public func move(to view: HelpView, at position: SourcePosition = #position) {
    guard view.screen === screen else {
      return RunningTest.fail(
        "The view \"\(view.id)\" is not on the pointer's screen. Add it to a view of the screen.",
        at: position)
    }
    move(to: view.middleOnScreen)
  }

  /// Moves to the middle of a view, by its name.
  ///
  /// - Parameters:
  ///   - id: The id of the view, or the name of the screen's element. An unknown one fails the
  ///     test.
  ///   - position: The caller's position, where a failure is reported.
  public func move(to id: String, at position: SourcePosition = #position) {
    let targets = screen.targets
    guard let target = targets.first(where: { $0.name == id }) else {
      let hint = NearestName.suggestion(
        for: id, in: targets.map { $0.name }, otherwise: "Declare it first.")
      return RunningTest.fail("Nothing on the screen is called \"\(id)\". \(hint)", at: position)
    }
    move(to: target.middle)
  }

  /// Rests where it is, while the test's clock advances.
  ///
  /// - Parameters:
  ///   - duration: The length. A negative one fails the test and changes nothing.
  ///   - position: The caller's position, where a failure is reported.
  public func rest(for duration: Duration, at position: SourcePosition = #position) {
    if duration >= .zero { note(.rest(milliseconds: duration.wholeMilliseconds)) }
    clock.advance(by: duration, at: position)
  }

  /// Leaves the screen.
  public func leave() { perform(.leave) }

  /// Scrolls.
  public func scroll() { perform(.dismiss(.scroll)) }

  /// Clicks.
  public func click() { perform(.dismiss(.click)) }

  /// Presses a key of the keyboard.
  public func pressKey() { perform(.dismiss(.key)) }

  // MARK: - Scripts

  /// Repeats a recorded script, at its times on the test's clock.
  ///
  /// - Parameters:
  ///   - name: The name of the fixture: `Fixtures/<name>.json` beside the test or above it.
  ///   - filePath: The test's file, the caller's by default.
  /// - Throws: `TipControlError` when the fixture does not exist or is malformed, with the path of
  ///   the invalid value.
  public func play(_ name: String, filePath: String = #filePath) throws(TipControlError) {
    let file = try FixtureFolders(above: filePath).file(of: name)
    let path = file.path(percentEncoded: false)
    play(try HoverScript(json: TextFile.read(path, kind: "hover script"), subject: path))
  }

  package func play(_ script: HoverScript) {
    let start = clock.now
    for step in script.steps {
      clock.advance(to: start.advanced(by: .milliseconds(step.time)).date)
      perform(step.action)
    }
  }

  private func perform(_ action: HoverScript.Action) {
    note(action)
    switch action {
    case .move(let point): screen.movePointer(to: CGPoint(x: point.x, y: point.y))
    case .rest(let length): clock.advance(by: .milliseconds(length))
    case .leave: screen.pointerLeft()
    case .dismiss(let dismissal): screen.toolTips.send(.dismiss(dismissal))
    }
  }

  /// The gestures so far, as a script for ``play(_:filePath:)``.
  public var script: String { HoverScript(steps).text }

  /// The gestures so far, and the tooltips that appeared and left.
  public var timeline: HelpTimeline { events.timeline }

  private func note(_ action: HoverScript.Action) {
    let time = Timestamp(screen.toolTips.center.now).milliseconds - start.milliseconds
    steps.append(HoverScript.Step(at: time, action))
    // A rest is visible in the times of the events after it.
    if case .rest = action { return }
    events.append(.pointer(action), at: time)
  }
}

/// Collects events from the thread of the test and from other threads that change the center.
final class EventLog: Sendable {
  private let state = Mutex(HelpTimeline())

  var timeline: HelpTimeline { state.withLock { $0 } }

  func append(_ event: HelpTimeline.Event, at time: Int64) {
    state.withLock { $0.append(event, at: time) }
  }
}

extension HelpTimeline.Event {
  /// Creates the event of a screen.
  init(_ event: ToolTipEvent) {
    switch event {
    case .shows(let id, let text): self = .shows(.toolTip, id: id, text: text)
    case .hides(let id): self = .hides(.toolTip, id: id)
    }
  }
}
