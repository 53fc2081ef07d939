import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

/// The tooltips of the demo app, as a separate process.
@Suite("Tooltips of a running app", .ownThread)
struct ToolTipProcessTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "ToolTipProcessTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func tipctl(_ words: String...) -> RecordedRun {
    runTipCtl(["--app", "BackyardBirds"] + words, table: .standard) { console in
      console.environment = LiveApp.data(in: folder)
      console.now = { Timestamp(Date()) }
    }
  }

  @Test("They show on the focused element, and tipctl lists and hides them while the app runs")
  func live() throws {
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let app = try LiveApp(
      in: folder, environment: ["TIPCTL_HIDE_ALL_TIPS": "1", "TIPCTL_TOOL_TIP_DELAY": "0s"])
    let text = "╰ Check how much seed is left"
    try app.type("focus feeder")
    try app.wait("the tooltip") { app.page.contains(text) }
    try app.wait("the list") { tipctl("tooltips").output.contains("Check how much seed is left") }
    #expect(tipctl("tooltips").output.contains("as soon as the pointer rests on it"))
    #expect(tipctl("tooltips", "--hide", "feeder.line").code == .done)
    try app.wait("the hidden tooltip") { !app.page.contains(text) }
    #expect(tipctl("explain", "feeder.line").output.contains("hidden by tipctl (HideToolTips)"))
    #expect(tipctl("tooltips", "--auto").code == .done)
    try app.wait("the tooltip again") { app.page.contains(text) }
    try app.type("leave")
    try app.wait("the page without it") { !app.page.contains(text) }
    try app.type("focus favorite")
    try app.wait("the delegate's text") { app.page.contains("╰ Keep this backyard first") }
    app.end()
  }
}
