import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("Alerts of UIKit with fields, and with actions that wait", .tips)
struct FieldsInAlertTests {
  private let folders = FoldersViewController()
  private let screen: TipScreen
  private let stage = AlertStage(platform: .iOS)

  init() { screen = TipScreen(of: UINavigationController(rootViewController: folders)) }

  @Test("each field gets a text by its placeholder, and keeps the text that the app has set")
  func fields() {
    screen.tap("Unlock")
    screen.enter("seeds", into: "Password")
    #expect(screen.outline.contains("UITextField \"User\" = robin"))
    stage.press("Unlock")
    #expect(screen.text.contains("Unlock"))
    #expect(folders.login == ["robin", "seeds"])
  }

  @Test("the app can change a field, an action and the alert's parts while it is on screen")
  func changes() {
    screen.tap("Add")
    let alert = folders.presentedViewController as? UIAlertController
    #expect(screen.outline.contains("UIAlertAction \"Create\" (disabled)"))
    alert?.textFields?.first?.text = "Bees"
    #expect(screen.outline.contains("UITextField \"Name\" = Bees"))
    alert?.actions.first?.isEnabled = true
    #expect(!screen.outline.contains("(disabled)"))
  }

  @Test("the app can change the view in the bar, and the label of a button")
  func bar() {
    #expect(screen.text == "Folders\nAdd\nUnlock")
    (folders.navigationItem.titleView as? UILabel)?.text = "No Folders"
    #expect(screen.text == "No Folders\nAdd\nUnlock")
    folders.navigationItem.rightBarButtonItem?.accessibilityLabel = "New"
    #expect(screen.outline.contains("UIBarButtonItem \"New\""))
  }

  @Test("an action that waits for a text can be pressed after the text")
  func waits() {
    screen.tap("Add")
    stage.enter("Bees")
    screen.tap("Create")
    #expect(folders.folders == ["Birds", "Bees"])
    #expect(screen.text.hasPrefix("2 Folders"))
  }

  @Test("a press of a disabled action fails the test, and nothing else happens")
  func disabled() {
    screen.tap("Add")
    withKnownIssue {
      screen.tap("Create")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "The button \"Create\" of the alert \"New Folder\" is disabled. Enable it first.")
      }
    }
    #expect(folders.folders == ["Birds"])
  }

  @Test("Return presses the preferred action, also one that destroys")
  func preferred() {
    screen.tap("Unlock")
    #expect(stage.pressReturn()?.title == "Erase")
    #expect(screen.text.contains("Unlock"))
    #expect(folders.folders.isEmpty)
  }
}
