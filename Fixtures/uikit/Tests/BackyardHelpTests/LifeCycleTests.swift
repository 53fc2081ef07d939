import Testing
import TipTesting
import UIKit

/// A page that notes its life.
private final class Page: UIViewController {
  static var calls: [String] = []
  private let name: String
  private var isLaidOut = false

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("Storyboards do not exist here.") }

  private func note(_ call: String = #function) {
    Self.calls.append("\(name) \(call.prefix { $0 != "(" })")
  }

  override func loadView() {
    super.loadView()
    note()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note()
    let label = UILabel()
    label.text = "About \(name)"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !isLaidOut { note() }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isLaidOut { note() }
    isLaidOut = true
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note()
  }
}

@MainActor
@Suite("The life of view controllers", .tips, .serialized)
struct LifeCycleTests {
  private let wren = Page("Wren")
  private let navigation: UINavigationController
  private let screen: TipScreen

  init() {
    Page.calls = []
    navigation = UINavigationController(rootViewController: wren)
    screen = TipScreen(of: navigation)
  }

  /// Expects calls since the last time.
  private func expectCalls(_ calls: [String]) {
    #expect(Page.calls == calls)
    Page.calls = []
  }

  @Test("follows the documented order, also between two pages")
  func order() {
    let begin = [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "viewDidAppear",
    ]
    expectCalls(begin.map { "Wren \($0)" })
    navigation.pushViewController(Page("Finch"), animated: true)
    #expect(screen.text == "Finch\nAbout Finch")
    let finch = begin.map { "Finch \($0)" }
    expectCalls(
      finch.prefix(2) + ["Wren viewWillDisappear"] + finch[2..<6]
        + ["Wren viewDidDisappear", finch[6]])
    screen.goBack()
    #expect(screen.text == "Wren\nAbout Wren")
    expectCalls([
      "Finch viewWillDisappear", "Wren viewWillAppear", "Wren viewIsAppearing",
      "Finch viewDidDisappear", "Wren viewDidAppear",
    ])
    screen.disappear()
    expectCalls(["Wren viewWillDisappear", "Wren viewDidDisappear"])
  }

  @Test("a sheet leaves the page on screen, a full screen does not, and each ends once")
  func presentations() {
    Page.calls = []
    let sheet = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    sheet.view.addSubview(button)
    var isPresented = false
    wren.present(sheet, animated: true) { isPresented = true }
    #expect(screen.text == "Hello" && isPresented)
    screen.dismissSheet()
    #expect(screen.text.contains("About Wren") && sheet.presentingViewController == nil)
    expectCalls([])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    wren.present(cover, animated: true)
    #expect(screen.text.isEmpty && wren.presentedViewController === cover)
    expectCalls(["Wren viewWillDisappear", "Wren viewDidDisappear"])
    cover.dismiss(animated: true)
    #expect(screen.text.contains("About Wren"))
    expectCalls(["Wren viewWillAppear", "Wren viewIsAppearing", "Wren viewDidAppear"])
  }
}

/// A page that notes its parents.
private final class Child: UIViewController {
  var calls: [String] = []
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "will leave" : "will enter")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "did leave" : "did enter")
  }
}

@MainActor
@Suite("View controllers in others", .tips)
struct ContainerTests {
  private let child = Child()

  @Test("hear of their parents as UIKit documents: the app calls the other half")
  func parents() {
    let parent = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.calls == ["will enter", "did enter", "will leave", "did leave"])
    child.removeFromParent()
    #expect(child.calls.count == 4)
  }

  @Test("a navigation controller replaces its pages or keeps them, and goes back to the first one")
  func pages() {
    let navigation = UINavigationController()
    let (first, last) = (UIViewController(), UIViewController())
    navigation.setViewControllers([first, child, last], animated: false)
    #expect(navigation.popToRootViewController(animated: true) == [child, last])
    #expect(navigation.viewControllers == [first])
    #expect(child.calls == ["will enter", "will leave", "did leave"])
    navigation.setViewControllers([last, first], animated: true)
    #expect(navigation.viewControllers == [last, first])
    navigation.setViewControllers([child], animated: true)
    #expect(navigation.viewControllers == [child] && first.parent == nil)
    #expect(child.calls.count == 4)
    navigation.setViewControllers([first, child], animated: true)
    #expect(navigation.viewControllers == [first, child] && child.calls.count == 4)
  }

  @Test("a stack without an arranged view still has the view, as UIKit documents")
  func stack() {
    let (view, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [view])
    stack.insertArrangedSubview(other, at: -3)
    #expect(stack.arrangedSubviews == [other, view] && stack.subviews == [other, view])
    stack.insertArrangedSubview(other, at: 9)
    #expect(stack.arrangedSubviews == [view, other] && stack.subviews == [view, other])
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews == [other] && stack.subviews == [view, other])
    let views = [UIView(), UIView(), UIView()]
    let row = UIStackView(arrangedSubviews: views)
    row.insertArrangedSubview(views[0], at: 1)
    #expect(row.subviews == [views[1], views[0], views[2]])
    row.insertArrangedSubview(other, at: 0)
    #expect(row.subviews == [other, views[1], views[0], views[2]])
    #expect(row.arrangedSubviews == row.subviews && stack.subviews == [view])
  }

  @Test("a stack refuses a view around it, and changes nothing")
  func around() {
    let (outer, stack) = (UIView(), UIStackView())
    child.view.addSubview(outer)
    outer.addSubview(stack)
    let screen = TipScreen(of: child)
    withKnownIssue {
      stack.insertArrangedSubview(outer, at: 0)
      _ = screen.text
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("UIView cannot be a subview of itself.") }
    }
    #expect(child.view.subviews == [outer] && stack.arrangedSubviews.isEmpty)
  }
}
