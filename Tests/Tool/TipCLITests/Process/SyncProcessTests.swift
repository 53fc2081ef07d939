import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("Two apps that sync through a folder (D46)", .ownThread, .hangLimit)
struct SyncProcessTests {
  private let folders: [URL]
  private let apps: [LiveApp]
  private let yard: Yard

  init() throws {
    let yard = try Yard(isEmpty: true)
    let folders = ["phone", "tablet"].map { yard.folder.appending(path: $0) }
    let variables = ["TIPCTL_SYNC_FOLDER": yard.folder.appending(path: "synced").path]
    apps = try folders.map { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      return try LiveApp(in: folder, environment: variables)
    }
    self.yard = yard
    self.folders = folders
  }

  /// Runs tipctl on the datastore of a device.
  private func run(_ line: String, on device: Int) throws {
    let run = try BuiltTools.shell(
      "tipctl \(line)", in: folders[device], environment: LiveApp.data(in: folders[device]))
    #expect(run.code == 0, "\(line): \(run.errors)")
  }

  @Test("close a tip on one device that tipctl closes on the other, while both run")
  func live() throws {
    try run("invalidate SeasonalVisitorTip", on: 0)
    try run("wait SeasonalVisitorTip 'invalidated(tipClosed)'", on: 1)
    for app in apps { app.end() }
  }

  @Test("keep what undo restores on both devices, while both run (D51)")
  func undo() throws {
    let closed = "wait SeasonalVisitorTip 'invalidated(tipClosed)'"
    try run("invalidate SeasonalVisitorTip", on: 0)
    try run(closed, on: 1)
    try run("reset --yes", on: 0)
    try run("wait SeasonalVisitorTip available pending", on: 1)
    // A change of the other device makes its record begin at the reset.
    try run("invalidate FeedBirdsTip", on: 1)
    try run("wait FeedBirdsTip 'invalidated(tipClosed)'", on: 0)
    try run("undo --yes", on: 0)
    try run(closed, on: 1)
    // When this has arrived, everything before it has.
    try run("invalidate ShareBackyardTip", on: 1)
    try run("wait ShareBackyardTip invalidated", on: 0)
    try run("wait SeasonalVisitorTip 'invalidated(tipClosed)' --timeout 0s", on: 0)
    for app in apps { app.end() }
  }
}
