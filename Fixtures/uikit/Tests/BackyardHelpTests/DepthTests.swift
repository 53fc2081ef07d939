import Testing
import TipTesting
import UIKit

/// A view that counts how often something looks at it.
private final class CountedView: UIView {
  static var visits = 0

  override var isHidden: Bool {
    get {
      Self.visits += 1
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

@MainActor @Suite("A deep hierarchy of views", .tips, .serialized) struct DepthTests {
  /// Shows nested views, and returns how often something looked at them until their text was read.
  private func visits(nesting count: Int) -> Int {
    let controller = UIViewController()
    var outer: UIView = controller.view
    CountedView.visits = 0
    for _ in 0..<count {
      let view = CountedView()
      outer.addSubview(view)
      outer = view
    }
    let label = UILabel()
    label.text = "Seeds"
    outer.addSubview(label)
    let screen = TipScreen(of: controller)
    #expect(screen.text == "Seeds")
    label.text = "Nuts"
    #expect(screen.text == "Nuts")
    return CountedView.visits
  }

  @Test("of twice as many is looked at twice as often")
  func linear() {
    let (few, many) = (visits(nesting: 100), visits(nesting: 200))
    #expect(few >= 100)
    #expect(many <= 2 * few + 20)
  }
}
