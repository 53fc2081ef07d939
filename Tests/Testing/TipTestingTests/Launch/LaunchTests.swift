import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("An app that is launched with controls", .ownThread)
struct LaunchTests {
  /// The built demo app, in a temporary folder.
  private final class Launch: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "launch-\(UUID())")
    var receipt: String { folder.appending(path: "receipt.json").path }

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
      do {
        try FileManager.default.removeItem(at: folder)
      } catch {
        print("The test's folder stays behind: \(error)")
      }
    }

    func run(
      _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> String {
      let app = Process()
      app.executableURL = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "BackyardBirds")
      app.arguments = ["tips"] + arguments
      app.environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("TIPCTL_") }
        .merging(["XDG_DATA_HOME": folder.path]) { $1 }.merging(environment) { $1 }
      let output = Pipe()
      app.standardInput = FileHandle.nullDevice
      app.standardOutput = output
      app.standardError = FileHandle.nullDevice
      try app.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      app.waitUntilExit()
      #expect(app.terminationStatus == 0)
      return String(decoding: data, as: UTF8.self)
    }
  }

  private func controls(_ launch: Launch) -> TipControls {
    var controls = TipControls.only("FeedBirdsTip")
    controls.clock = .frozen(Timestamp(milliseconds: 1_795_251_600_000))
    controls.displayFrequency = .weekly
    controls.resetDatastore = true
    controls.datastore = launch.folder.path + "/"
    controls.snapshotRecord = .never
    controls.receipt = launch.receipt
    return controls
  }

  @Test("by arguments or by environment, lists all of them in its receipt")
  func applied() throws {
    for byArguments in [true, false] {
      let launch = try Launch()
      let controls = controls(launch)
      let output = try launch.run(
        byArguments ? try controls.launchArguments : [],
        byArguments ? [:] : try controls.launchEnvironment)
      #expect(output.contains("FeedBirdsTip"))
      let receipt = try Receipt.read(from: launch.receipt)
      #expect(receipt.application == "BackyardBirds")
      #expect(receipt.applied.count == 8)
      expectApplied(controls, in: receipt)
      expectApplied(controls, inReceiptAt: launch.receipt)
    }
  }

  @Test("in Apple's spelling applies what TipKit has, and nothing else can be asked for")
  func apple() throws {
    let launch = try Launch()
    var controls = controls(launch)
    #expect(
      controls.leftOut(in: .apple)
        == [.clock, .displayFrequency, .datastore, .snapshotRecord, .receipt])
    #expect(throws: TipControlError.self) { try controls.launchArguments(in: .apple) }
    controls = .only("FeedBirdsTip")
    controls.resetDatastore = true
    let arguments = try controls.launchArguments(in: .apple)
    #expect(
      arguments == [
        "-com.apple.TipKit.HideAllTips", "1", "-com.apple.TipKit.ShowTips", "FeedBirdsTip",
        "-com.apple.TipKit.ResetDatastore", "1",
      ])
    _ = try launch.run(arguments, ["TIPCTL_RECEIPT": launch.receipt])
    expectApplied(controls, inReceiptAt: launch.receipt)
  }

  @Test("fails the test with a table of the controls that it did not apply")
  func table() throws {
    let launch = try Launch()
    _ = try launch.run(
      try TipControls(showTips: ["FeedBirdTip"], displayFrequency: .daily, receipt: launch.receipt)
        .launchArguments)
    let asked = TipControls(
      showTips: ["FeedBirdTip"], clock: .shifted(by: .seconds(3600)), displayFrequency: .weekly,
      receipt: launch.receipt)
    let table = """
      BackyardBirds did not apply all of its launch controls.
        control           asked        applied
        ShowTips          FeedBirdTip  FeedBirdTip (-com.apple.TipKit.ShowTips)
          Unknown tip "FeedBirdTip" in -com.apple.TipKit.ShowTips. Did you mean "FeedBirdsTip"?
        Clock             +1h          -
          Nothing named TIPCTL_CLOCK, -tipctl.Clock reached the app.
        DisplayFrequency  weekly       daily (-tipctl.DisplayFrequency)
          The launch argument takes precedence; remove "-tipctl.DisplayFrequency" there, or \
      request the same value.
      """
    let line = #line + 2
    expectFailures([table], line: line) {
      expectApplied(asked, inReceiptAt: launch.receipt)
    }
  }

  @Test("fails the test with the error of a start that failed, whatever was asked for")
  func failedStart() throws {
    let launch = try Launch()
    _ = try launch.run(["-tipctl.Clock", "soon"], ["TIPCTL_RECEIPT": launch.receipt])
    let error =
      "BackyardBirds failed in Tips.configure(): Invalid clock setting \"soon\" in -tipctl.Clock. "
      + "Write "
    for controls in [TipControls(), .quiet] {
      let line = #line + 1
      expectFailures([error], line: line) { expectApplied(controls, inReceiptAt: launch.receipt) }
    }
  }

  @Test("without a receipt fails the test with the way to get one")
  func noReceipt() {
    let advice =
      "The app has not written a receipt to \"/nowhere/receipt.json\". "
      + "Launch it with TIPCTL_RECEIPT=/nowhere/receipt.json, and read after it has configured."
    expectFailures([advice]) { expectApplied(.quiet, inReceiptAt: "/nowhere/receipt.json") }
    let error = #expect(throws: TipControlError.self) { try Receipt.read(from: "-") }
    #expect(error?.description.contains("went to standard error") == true)
  }

  @Test("fails the test with the missing parts of an invalid receipt")
  func badReceipt() throws {
    let launch = try Launch()
    try Data("{}".utf8).write(to: URL(filePath: launch.receipt))
    let error = #expect(throws: TipControlError.self) {
      try Receipt.read(from: launch.receipt)
    }
    #expect(error?.code == .malformed)
    #expect(error?.subject == launch.receipt)
    #expect(error?.reason.contains("receipt.schema is missing") == true)
    let folder = #expect(throws: TipControlError.self) {
      try Receipt.read(from: launch.folder.path)
    }
    #expect(folder?.code == .inputOutput)
  }
}
