import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("A test process that inherits a datastore", .ownThread)
struct InheritedDatastoreTests {
  private static let warning = "TIPCTL_DATASTORE is set in this test process"

  @Test("configures, and warns once and in the receipt, with the variable's name (D40)")
  func inherited() throws {
    guard !ChildRun.isChild else {
      for _ in 1...2 {
        let center = TipsCenter(arguments: [])
        try center.configure()
        let notes = try #require(center.receipt?.notes)
        #expect(notes.filter { $0.hasPrefix(Self.warning) }.count == 1)
        try center.shutDown()
      }
      try withTips { center in
        #expect(center.receipt?.datastore == "memory")
        #expect(center.receipt?.notes == [])
      }
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    let child = try ChildRun(
      .swiftTesting, test: "InheritedDatastoreTests/inherited",
      environment: ["TIPCTL_DATASTORE": folder.path + "/"])
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(child.output.ranges(of: "warning: \(Self.warning)").count == 1, "\(child.output)")
    #expect(child.output.contains("\(folder.path)/.tipkit/tips.sqlite"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test("does not warn in a center of a test that is given the variable")
  func given() throws {
    try withTips(TipTestOptions(environment: ["TIPCTL_DATASTORE": "memory"])) { center in
      #expect(center.receipt?.notes == [])
    }
  }

  @Test(
    "is known by its program or its variables",
    arguments: [
      ("/b/BirdsPackageTests.xctest", [:], true), ("/b/BirdTests-test-runner", [:], true),
      ("/usr/bin/xctest", [:], true), ("/lib/swiftpm-testing-helper", [:], true),
      ("Birds", ["XCTestBundlePath": "/b"], true),
      ("Birds", ["XCTestConfigurationFilePath": "/c"], true), ("/b/Birds", [:], false),
      ("", [:], false),
    ] as [(String, [String: String], Bool)])
  func process(_ program: String, _ environment: [String: String], _ isTest: Bool) {
    #expect(TestProcess.isOne(program: program, environment: environment) == isTest)
  }
}

@Suite("Code under test that configures", .tips)
struct ConfiguringCodeTests {
  @Test("gets TipKit's error, with what to do in a test (D1)")
  func twice() throws {
    let error = #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) {
      try Tips.configure()
    }
    let text = try #require(error).description
    #expect(text.hasPrefix("tipsDatastoreAlreadyConfigured: the center of this test is"))
    #expect(text.contains("call Tips.configure only where the app starts"))
  }

  @Test("keeps the default datastore in the home folder that its center is given")
  func home() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    let center = TipsCenter(arguments: [], environment: ["HOME": folder.path])
    try Tips.withCenter(center) { try Tips.configure() }
    #expect(center.receipt?.datastore.hasPrefix("\(folder.path)/") == true)
    try center.shutDown()
    try FileManager.default.removeItem(at: folder)
    let homeless = TipsCenter(arguments: [], environment: [:])
    let error = #expect(throws: TipControlError.self) { try homeless.configure() }
    #expect(error?.description.contains("for a TipsCenter, in its environment") == true)
  }

  @Test("gets a different advice in an app")
  func app() throws {
    let center = TipsCenter(arguments: [], environment: [:])
    try center.configure([.datastoreLocation(.memory)])
    let error = #expect(throws: TipKitError.self) { try center.configure() }
    #expect(error?.errorDescription?.hasSuffix("once, when the app starts.") == true)
    try center.shutDown()
  }
}
