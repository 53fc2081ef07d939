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
  /// The screen below the pointer.
  public let screen: HelpScreen
  private let clock: ManualClock
  private let start: Timestamp
  private let events = EventLog()
  private var steps: [HoverScript.Step] = []

  /// Creates a pointer outside of a screen.
  ///
  /// - Parameter screen: The screen.
  public init(on screen: HelpScreen) {
    self.screen = screen
    clock = TipTest.clock
    let start = Timestamp(screen.stage.center.now)
    self.start = start
    screen.stage.listen { [events] event, date in
      events.append(.init(event), at: date.milliseconds - start.milliseconds)
    }
  }

  /// Creates a pointer outside of a screen with tips, over its elements with tooltips.
  ///
  /// - Parameter screen: The screen; elements that are declared later have no tooltip here.
  public convenience init(on screen: TipScreen) {
    let help = HelpScreen(
      size: CGSize(width: screen.stage.bounds.width, height: screen.stage.bounds.height),
      platform: screen.stage.platform, center: screen.stage.center)
    for (element, text) in screen.stage.toolTips {
      let frame = CGRect(
        x: element.frame.x, y: element.frame.y, width: element.frame.width,
        height: element.frame.height)
      let control = HelpControl(id: element.name, frame: frame)
      control.toolTip = text
      help.root.addSubview(control)
    }
    let log = screen.stage.log
    help.stage.listen { event, date in log.append(.init(event), at: date) }
    self.init(on: help)
  }

  // MARK: - Gestures

  /// Moves to a point.
  ///
  /// - Parameter point: The point in the coordinates of the screen.
  public func move(to point: CGPoint) {
    note(.move(HelpPoint(x: point.x, y: point.y)))
    screen.movePointer(to: point)
  }

  /// Moves to the middle of a view.
  ///
  /// - Parameters:
  ///   - view: The view. One that is not on the screen fails the test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func move(
    to view: HelpView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard view.screen === screen else {
      return RunningTest.fail(
        "The view \"\(view.id)\" is not on the pointer's screen. Add it to a view of the screen.",
        at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    move(to: view.middleOnScreen)
  }

  /// Moves to the middle of a view, by its name.
  ///
  /// - Parameters:
  ///   - id: The id of the view, or the name of the screen's element. An unknown one fails the
  ///     test.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func move(
    to id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let views = screen.root.withSubviews
    guard let view = views.first(where: { $0.id == id }) else {
      let hint = NearestName.suggestion(
        for: id, in: views.map(\.id), otherwise: "Declare it with its tooltip before the pointer.")
      return RunningTest.fail(
        "No view with a tooltip is called \"\(id)\". \(hint)",
        at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    move(to: view.middleOnScreen)
  }

  /// Rests where it is, while the test's clock advances.
  ///
  /// - Parameters:
  ///   - duration: The length. A negative one fails the test and changes nothing.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func rest(
    for duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    if duration >= .zero { note(.rest(milliseconds: duration.wholeMilliseconds)) }
    clock.advance(by: duration, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Leaves the screen.
  public func leave() {
    note(.leave)
    screen.pointerLeft()
  }

  /// Scrolls.
  public func scroll() {
    note(.dismiss(.scroll))
    screen.scrolled()
  }

  /// Clicks.
  public func click() {
    note(.dismiss(.click))
    screen.clicked()
  }

  /// Presses a key of the keyboard.
  public func pressKey() {
    note(.dismiss(.key))
    screen.keyPressed()
  }

  // MARK: - Scripts

  /// Repeats a recorded script, at its times on the test's clock.
  ///
  /// - Parameters:
  ///   - name: The name of the fixture: `Fixtures/<name>.json` beside the test or above it.
  ///   - filePath: The test's file; the caller's by default.
  /// - Throws: `TipControlError` when the fixture does not exist or is malformed, with the path of
  ///   the invalid value.
  public func play(_ name: String, filePath: String = #filePath) throws(TipControlError) {
    let file = try FixtureFolders(above: filePath).file(of: name)
    let path = file.path(percentEncoded: false)
    play(try HoverScript(json: TextFile.read(path, kind: "hover script"), subject: path))
  }

  /// Repeats a script.
  package func play(_ script: HoverScript) {
    let start = clock.now
    for step in script.steps {
      clock.advance(to: start.advanced(by: .milliseconds(step.time)).date)
      perform(step.action)
    }
  }

  private func perform(_ action: HoverScript.Action) {
    switch action {
    case .move(let point): move(to: CGPoint(x: point.x, y: point.y))
    case .rest(let length): rest(for: .milliseconds(length))
    case .leave: leave()
    case .dismiss(.scroll): scroll()
    case .dismiss(.click): click()
    case .dismiss(.key): pressKey()
    }
  }

  /// The gestures so far, as a script for ``play(_:filePath:)``.
  public var script: String { HoverScript(steps).text }

  /// The gestures so far, and the tooltips that appeared and left.
  public var timeline: HelpTimeline { events.timeline }

  private func note(_ action: HoverScript.Action) {
    let time = Timestamp(screen.stage.center.now).milliseconds - start.milliseconds
    steps.append(HoverScript.Step(at: time, action))
    // A rest is visible in the times of the events after it.
    if case .rest = action { return }
    events.append(.pointer(action), at: time)
  }
}

/// Collects events from the thread of the test and from those that change the center.
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
