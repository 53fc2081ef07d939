public import Foundation
import Synchronization
public import TipEngine
public import TipModel
public import TipViewTree

extension TipScreen {
  /// Creates a screen that shows a view, an app or a view controller, and runs it.
  ///
  /// ```swift
  /// let screen = TipScreen(of: ContentView())
  /// screen.tap("Favorite")
  /// #expect(screen.text.contains("Feed the birds"))
  /// ```
  ///
  /// It is visible at once. It is a test double, not a renderer: only views of UIKit have positions
  /// and sizes. Tips show through the same engine as on any screen.
  ///
  /// - Parameters:
  ///   - content: The view, the app or the view controller.
  ///   - platform: The system. On tvOS the screen refuses everything but popovers.
  ///   - center: The engine. By default it is the current task's center, and without one the test
  ///     fails.
  ///   - position: The caller's position, where a failure is reported.
  @MainActor public convenience init(
    of content: some ScreenContent, platform: TipPlatform = .iOS,
    center: TipsCenter = TipsCenter.current ?? .shared, at position: SourcePosition = #position
  ) {
    self.init(platform: platform, center: center, at: position)
    let runner = ViewRunner(content._makeHierarchy(), stage, presenter, at: position)
    viewState.withLock { $0.runner = runner }
    runner.appear()
  }

  // MARK: - Contents

  /// The words on screen, one text a line: of the page or sheet in front with its tips, and of an
  /// alert.
  @MainActor public var text: String {
    guard let runner = updatedViews() else { return "" }
    var lines = runner.root.front.screenLines
    if let alert = stage.center.alertInFront?.alert {
      let words = [alert.title, alert.message ?? ""] + alert.buttons.map(\.title)
      lines += words.filter { !$0.isEmpty }
    }
    return lines.joined(separator: "\n")
  }

  /// The views on screen as a list, each below the one that contains it, to read in a failure.
  @MainActor public var outline: String {
    updatedViews()?.root.children.flatMap { $0.outline() }.joined(separator: "\n") ?? ""
  }

  /// The URLs that the views have opened, the first one first.
  @MainActor public var openedURLs: [URL] { updatedViews()?.hierarchy.openedURLs ?? [] }

  /// Waits until a condition holds, while tasks of views run.
  ///
  /// The test fails after a time limit. On a busy machine the tasks may not have run by then: the
  /// screen looks again until they have had several turns.
  ///
  /// - Parameters:
  ///   - limit: The real time to wait at least.
  ///   - position: The caller's position, where a failure is reported.
  ///   - condition: Returns whether the screen is as the test expects.
  @MainActor public func settle(
    limit: Duration = .seconds(5), at position: SourcePosition = #position,
    until condition: () -> Bool
  ) async {
    guard isInTest(at: position) else { return }
    let end = ContinuousClock.now + limit
    var turns = 0
    repeat {
      // Always a pass: a model that another thread changes notifies before the change.
      viewRunner?.hierarchy.news.post()
      _ = updatedViews()
      if condition() { return }
      if ContinuousClock.now < end {
        do { try await Task.sleep(for: .milliseconds(1)) } catch { break }
      } else {
        turns += 1
        await TaskTurns.next()
      }
    } while turns <= TaskTurns.afterLimit
    fail(
      "The screen did not settle within \(limit.words). It has:\n\(outline)", at: position)
  }
}
