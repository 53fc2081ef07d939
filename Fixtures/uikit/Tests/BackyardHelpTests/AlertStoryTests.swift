import Foundation
import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("The alerts of a UIKit file", .tips)
struct AlertStoryTests {
  private let trash = TrashViewController()
  private let screen: TipScreen
  private let stage = AlertStage(platform: .macOS)

  init() { screen = TipScreen(of: trash, platform: .macOS) }

  @Test("an alert that destroys has Cancel first, and Escape presses it (M4, M7)")
  func destroys() {
    screen.tap("Empty Trash…")
    stage.expectAlert("Empty the trash?", buttons: ["Cancel", "Empty Trash"])
    #expect(screen.text.contains("You can't undo this action."))
    #expect(stage.pressReturn() == nil)
    stage.cancelFromKeyboard()
    #expect(trash.photos == ["Wren", "Finch"])
    screen.tap("Empty Trash…")
    screen.tap("Empty Trash")
    stage.expectNoAlert()
    #expect(trash.photos.isEmpty)
    #expect(trash.presentedViewController == nil)
  }

  @Test("an alert that asks has its preferred action at Return (M5)")
  func asks() {
    screen.tap("Close")
    stage.expectAlert("Save your changes?", buttons: ["Cancel", "Don't Save", "Save"])
    #expect(stage.pressReturn()?.title == "Save")
    #expect(screen.text.contains("Rename…"))
    #expect(trash.isSaved)
  }

  @Test("an alert that informs has one button")
  func informs() {
    screen.tap("Share")
    stage.expectAlert("Sharing Is Off", buttons: ["OK"])
    stage.press("OK")
    #expect(screen.outline.contains("Rename…"))
    #expect(trash.presentedViewController == nil)
  }

  @Test("a field gets the text before the button acts")
  func field() throws {
    screen.tap("Rename…")
    stage.enter("South Pond")
    stage.press("Rename")
    _ = screen.text
    #expect(trash.name == "South Pond")
  }

  @Test("controls answer an alert before it shows (M28)")
  func controls() {
    Tips.answerAlerts(["Empty the trash?": "Empty Trash", "*": "Cancel"])
    screen.tap("Empty Trash…")
    stage.expectNoAlert()
    #expect(trash.photos.isEmpty)
    screen.tap("Close")
    stage.expectNoAlert()
    #expect(!trash.isSaved)
  }

  @Test("tipctl presses a button of the alert on screen", .tips(datastore: .temporaryFile))
  func shell() throws {
    let (trash, program) = (TrashViewController(), ProcessInfo.processInfo.environment["TIPCTL"])
    let screen = TipScreen(of: trash, platform: .macOS)
    screen.tap("Empty Trash…")
    try Tips.flush()
    let tool = Process()
    tool.executableURL = URL(filePath: try #require(program, "make test-downstream sets TIPCTL."))
    tool.arguments = [
      "alerts", "--press", "Empty the trash?=Empty Trash", "--datastore",
      try #require(Tips.receipt?.datastore),
    ]
    try tool.run()
    tool.waitUntilExit()
    #expect(tool.terminationStatus == 0)
    try Tips.flush()
    #expect(screen.text.contains("Trash"))
    AlertStage(platform: .macOS).expectNoAlert()
    #expect(trash.photos.isEmpty)
  }

  @Test("an alert waits for the one in front (M27)")
  func waits() throws {
    stage.present(TipAlert(id: "update", title: "Update?", buttons: [.cancel, .default("Update")]))
    screen.tap("Update")
    stage.expectNoAlert()
    stage.present(TipAlert(id: "update", title: "Update?", buttons: [.cancel, .default("Update")]))
    trash.present(
      UIAlertController(title: "Sharing Is Off", message: nil, preferredStyle: .alert),
      animated: true)
    _ = screen.text
    #expect(stage.waiting.map(\.title) == ["Sharing Is Off"])
    stage.press("Cancel")
    stage.expectAlert("Sharing Is Off", buttons: ["OK"])
  }

  @Test("an action sheet is in front, and its choice may present an alert")
  func sheet() {
    screen.tap("Export…")
    #expect(screen.outline.contains("confirmationDialog \"Export\""))
    screen.tap("As Text")
    stage.expectAlert("Sharing Is Off", buttons: ["OK"])
    stage.press("OK")
    screen.tap("Export…")
    screen.tap("Cancel")
    #expect(trash.presentedViewController == nil)
  }
}
