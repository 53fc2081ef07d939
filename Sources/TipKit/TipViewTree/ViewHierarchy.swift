package import Foundation
import TipEngine

/// The content of a screen that runs: a view, an app or a view controller of the stand-ins.
@MainActor public protocol ScreenContent {
  /// Returns a running hierarchy of the content.
  func _makeHierarchy() -> ViewHierarchy
}

/// A view hierarchy that runs.
///
/// A pass runs the bodies and returns their nodes. Then the effects run, such as tasks that begin.
/// Passes are repeated as long as something changes.
@MainActor open class ViewHierarchy {
  /// The tips that show as far as their bindings know: their ids, by the identity of the place.
  package var displayedTips: [ObjectIdentifier: String] = [:]
  /// Closes the tip at a place, as its × does.
  package var closeTip: ((ObjectIdentifier) -> Void)?
  /// The URLs that the views have opened.
  package private(set) var openedURLs: [URL] = []
  /// The hierarchy around this one, which has the URLs of both.
  package weak var outer: ViewHierarchy?
  /// The defects that the last pass found, as sentences with the path.
  package var problems: [String] = []
  /// The `HelpView` over which a pointer moves, or nil where views have no rectangles.
  package var pointed: AnyObject?
  /// Where the last change was, for views that do not settle, or nil when it is not known.
  open var lastChange: String? { nil }
  /// Notifies of changes of values that the last pass has read.
  package var news = ViewNews()

  /// The statuses of tips that bodies have read.
  private let statuses = BodyStatuses()

  package init() {}

  /// Notes that a view has opened a URL.
  package func open(_ url: URL) { (outer ?? self).openedURLs.append(url) }

  /// Runs bodies that read statuses of tips.
  ///
  /// - Parameters:
  ///   - again: Whether they read the statuses again, because a value that they read has changed.
  ///   - bodies: The bodies.
  package func readingStatuses(again: Bool, _ bodies: () -> Void) {
    if again { statuses.forget() }
    statuses.whileReading(bodies)
  }

  /// Runs the bodies.
  open func render() -> ViewNode { fatalError("A hierarchy renders its views.") }

  /// Runs the effects of the last pass: first of views that have left, then of the others.
  open func runEffects() {}

  /// Ends all tasks, because all views disappear.
  open func end() {}

  // MARK: - Calls without a view

  private struct Running {
    weak var hierarchy: ViewHierarchy?
  }

  private static var running: [ObjectIdentifier: Running] = [:]

  /// The last hierarchy that ran with the current center, for calls that no view makes.
  ///
  /// An example is the call with which an app opens a URL.
  package static var current: ViewHierarchy? {
    get { running[ObjectIdentifier(Tips.center)]?.hierarchy }
    set {
      running = running.filter { $0.value.hierarchy != nil }
      running[ObjectIdentifier(Tips.center)] = Running(hierarchy: newValue)
    }
  }
}
