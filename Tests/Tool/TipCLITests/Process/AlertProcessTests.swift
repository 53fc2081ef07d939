import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("Alerts of a running app", .ownThread)
struct AlertProcessTests {
  private let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func tipctl(_ line: String) throws -> String {
    try BuiltTools.shell(
      "tipctl --app BackyardBirds \(line)", in: yard.folder,
      environment: LiveApp.data(in: yard.folder)
    ).output
  }

  @Test("M27: while the app asks, the shell says that tips wait; Escape is Cancel")
  func m27() throws {
    let app = try LiveApp(in: yard.folder)
    try app.type("clear")
    try app.wait("the alert") { try tipctl("alerts -q").contains("on screen") }
    #expect(try tipctl("explain FavoriteBackyardTip").contains("FAIL  alert"))
    #expect(try tipctl("explain clear-favorites").contains("pass  front"))
    try app.type("\u{1B}")
    try app.wait("the answer") { try !tipctl("alerts -q").contains("on screen") }
    #expect(
      try tipctl("history").split(separator: "\n").contains {
        $0.contains("alert ended") && $0.hasSuffix("Cancel")
      })
    #expect(try !tipctl("explain FavoriteBackyardTip").contains("alert  "))
  }

  @Test("M28: an app that was started with answers asks nothing, as its receipt says")
  func m28() throws {
    let app = try LiveApp(
      in: yard.folder, environment: ["TIPCTL_ANSWER_ALERTS": "clear-favorites=Remove All"])
    try app.type("clear")
    try app.wait("the receipt") {
      try tipctl("receipt").contains("Remove All  TIPCTL_ANSWER_ALERTS")
    }
    #expect(try tipctl("alerts -q").isEmpty == false)
    #expect(try !tipctl("history").contains("alert shown"))
  }

  @Test("An alert of a killed app: doctor names it, and the next launch ends it")
  func killed() throws {
    let app = try LiveApp(in: yard.folder)
    try app.type("clear")
    try app.wait("the alert") { try tipctl("alerts -q").contains("on screen") }
    app.kill()
    #expect(try tipctl("doctor").contains("was never answered: its process is gone."))
    #expect(try !tipctl("alerts -q").contains("on screen"))
    let next = try LiveApp(in: yard.folder)
    next.end()
    #expect(try !tipctl("doctor").contains("was never answered"))
    #expect(try tipctl("history").contains("abandoned"))
  }
}
