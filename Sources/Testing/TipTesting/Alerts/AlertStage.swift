public import TipEngine
public import TipHelp
package import TipModel

/// Alerts without pixels: it presents them as an app does, and presses their buttons.
///
/// ```swift
/// let stage = AlertStage(platform: .macOS)
/// stage.present(removal)
/// stage.expectAlert("Remove “North Pond”?", buttons: ["Cancel", "Remove"])
/// stage.press("Remove")
/// stage.expectNoAlert()
/// ```
///
/// A gesture without an alert on screen, and a button that the alert does not have, fail the test
/// at the line of the gesture.
public final class AlertStage: Sendable {
  /// The system on which the app runs.
  public let platform: TipPlatform
  /// Whether the language is written from right to left.
  public let isRightToLeft: Bool
  /// The space of an app for Apple Vision Pro.
  public let space: AlertLayout.Space
  let center: TipsCenter

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - platform: The system on which the app runs.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro.
  ///   - startsApp: Whether the app starts now: its scene is not active before
  ///     ``activate(scene:)``.
  ///   - center: The engine. By default it is the current task's center. Outside of a test's
  ///     center, the gestures and expectations of the stage fail the test.
  public init(
    platform: TipPlatform = .iOS, isRightToLeft: Bool = false,
    space: AlertLayout.Space = .shared, startsApp: Bool = false,
    center: TipsCenter = TipsCenter.current ?? .shared
  ) {
    self.platform = platform
    self.isRightToLeft = isRightToLeft
    self.space = space
    self.center = center
    if startsApp { center.setSceneActive(false) }
  }

  /// The alert on screen, or nil for none.
  public var alert: TipAlert? { center.alertInFront?.alert }

  /// The alerts that wait, in the order in which they were presented.
  public var waiting: [TipAlert] {
    center.openAlerts.filter { !$0.isShown }.map(\.alert)
  }

  /// The layout of the alert on screen, or nil for none.
  public var layout: AlertLayout? { alert.map(layout) }

  /// The alerts that were shown.
  public var session: AlertSession { center.alertSession }

  /// Returns the layout of an alert on this stage.
  public func layout(of alert: TipAlert) -> AlertLayout {
    AlertLayout(of: alert, on: platform, isRightToLeft: isRightToLeft, space: space)
  }

  /// Activates a scene, such as when the app has started.
  ///
  /// - Parameter name: The name of the scene, or nil for the app's only one.
  public func activate(scene name: String? = nil) { center.setSceneActive(true, named: name) }

  /// Deactivates a scene, such as when the app goes to the background.
  ///
  /// - Parameter name: The name of the scene, or nil for the app's only one.
  public func deactivate(scene name: String? = nil) { center.setSceneActive(false, named: name) }

  /// Presents an alert.
  ///
  /// - Parameters:
  ///   - alert: The alert. A control that answers it with an unknown button fails the test.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: The presentation, or nil when the test has failed.
  @discardableResult
  public func present(
    _ alert: TipAlert, at position: SourcePosition = #position
  ) -> AlertPresentation? {
    guard isInTest(at: position) else { return nil }
    return Self.trying(at: position) { () throws(TipControlError) in try center.present(alert) }
  }

  /// Fails the test if the stage's center is not one of a test, and returns whether it is.
  func isInTest(at position: SourcePosition) -> Bool {
    CenterCheck.passes("AlertStage", on: center, at: position)
  }

  /// Runs a gesture, and fails the test with its error.
  static func trying<Result>(
    at position: SourcePosition, _ gesture: () throws(TipControlError) -> Result
  ) -> Result? {
    do throws(TipControlError) {
      return try gesture()
    } catch {
      RunningTest.fail(error.description, at: position)
      return nil
    }
  }
}
