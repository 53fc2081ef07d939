import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("Two apps that sync through a folder (D46)", .ownThread)
struct SyncProcessTests {
  @Test("close a tip on one device that tipctl closes on the other, while both run")
  func live() throws {
    let yard = try Yard(isEmpty: true)
    let folders = ["phone", "tablet"].map { yard.folder.appending(path: $0) }
    let variables = ["TIPCTL_SYNC_FOLDER": yard.folder.appending(path: "synced").path]
    let apps = try folders.map { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      return try LiveApp(in: folder, environment: variables)
    }
    let closed = try BuiltTools.shell(
      "tipctl invalidate SeasonalVisitorTip", in: folders[0],
      environment: LiveApp.data(in: folders[0]))
    #expect(closed.code == 0, "\(closed.errors)")
    let seen = try BuiltTools.shell(
      "tipctl wait SeasonalVisitorTip 'invalidated(tipClosed)' --timeout 30s", in: folders[1],
      environment: LiveApp.data(in: folders[1]))
    #expect(seen.code == 0, "\(seen.errors)")
    for app in apps { app.end() }
  }
}
