// The names of UIKit that files about tips, tooltips and alerts use. A member without a comment
// does what UIKit documents, or keeps a value that nothing draws.

import TipViewTree

/// The base of views and view controllers (UIKit reference).
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// The problems before it was on a screen.
  private var problems: [String] = []
  public init() {}
  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The owner of a part that is not a subview, such as the view controller of a bar's view.
  weak var owner: UIResponder?
  /// The screen that shows it, or nil for none.
  var screen: LiveScreen? { owner?.screen }
  /// The name of the type.
  var kind: String { String(String(describing: type(of: self)).prefix { $0 != "<" }) }
  /// The names of the views around it, from the outside.
  var path: String {
    guard let owner else { return kind }
    return "\(owner.path) > \(kind)"
  }

  /// Makes the next pass due, because something on screen has changed.
  func changed() {
    guard let screen else { return }
    screen.changed = self
    screen.news.post()
  }

  /// Fails the test that runs the screen, and says where.
  func report(_ problem: String) {
    guard let screen else { return problems.append(problem) }
    screen.problems.append("\(problem) It is in \(path).")
    changed()
  }

  /// Reports the problems before it was on a screen.
  func reportEarlierProblems() {
    let earlier = problems
    problems = []
    for problem in earlier { report(problem) }
  }
}
