/// The arrangement of an alert's buttons, and the alert's position on screen.
///
/// In a row Cancel leads and the default button trails. In a stack the default button is on top and
/// Cancel at the bottom. The others are between, in the order in which the app lists them.
public struct AlertLayout: Hashable, Sendable {
  /// The direction in which buttons are arranged.
  public enum Arrangement: String, CaseIterable, Hashable, Sendable {
    /// Side by side.
    case row
    /// One above the other.
    case stack
  }

  /// The space in which an app for Apple Vision Pro runs.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// Beside other apps.
    case shared
    /// Alone.
    case full
  }

  /// The thing that an alert is attached to.
  public enum Anchor: Hashable, Sendable {
    /// The middle of the screen.
    case screen
    /// The window that presents it, by the name of its scene.
    ///
    /// An app's only window has no name.
    case window(scene: String?)
    /// The middle of the view, wherever people look.
    case view
  }

  /// The direction in which the buttons are arranged.
  public let arrangement: Arrangement
  /// The buttons as people see them: from left to right, or from top to bottom.
  public let buttons: [TipAlert.Button]
  /// The thing that the alert is attached to.
  public let anchor: Anchor
  /// Whether the language is written from right to left, which mirrors a row.
  public let isRightToLeft: Bool

  /// Creates the layout of an alert.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - platform: The system on which the app runs.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro. Other systems have no spaces.
  public init(
    of alert: TipAlert, on platform: TipPlatform, isRightToLeft: Bool = false,
    space: Space = .shared
  ) {
    self.isRightToLeft = isRightToLeft
    let cancels = alert.buttons.filter { $0.role == .cancel }
    let others = alert.buttons.filter { $0.role != .cancel && $0.role != .default }
    let defaults = alert.buttons.filter { $0.role == .default }
    if Self.fitsRow(alert.buttons, on: platform) {
      arrangement = .row
      let row = cancels + others + defaults
      buttons = isRightToLeft ? row.reversed() : row
    } else {
      arrangement = .stack
      buttons = defaults + others + cancels
    }
    anchor =
      switch (platform, space) {
      case (.visionOS, .shared), (.macOS, _): .window(scene: alert.scene)
      case (.visionOS, .full): .view
      default: .screen
      }
  }

  /// The most buttons in a row, and the columns of each title, or nil for a system without rows.
  ///
  /// An alert on iPhone is 270 points wide, so that half of it holds about 13 letters.
  static func rowLimit(on platform: TipPlatform) -> (buttons: Int, columns: Int)? {
    switch platform {
    case .iOS, .iPadOS: (2, 13)
    case .visionOS: (2, 16)
    case .macOS: (3, 16)
    case .tvOS, .watchOS: nil
    }
  }

  private static func fitsRow(_ buttons: [TipAlert.Button], on platform: TipPlatform) -> Bool {
    guard let limit = rowLimit(on: platform) else { return false }
    guard buttons.count <= limit.buttons else { return false }
    return buttons.count < 2 || buttons.allSatisfy { $0.title.displayWidth <= limit.columns }
  }
}
