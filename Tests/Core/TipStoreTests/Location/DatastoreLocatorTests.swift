import Foundation
import TestSupport
import Testing
import TipModel
import TipStore

@Suite("The location of a datastore")
struct DatastoreLocatorTests {
  private func locator(
    _ environment: [String: String] = ["HOME": "/home/birder"],
    _ application: String = "Birds"
  ) -> DatastoreLocator {
    DatastoreLocator(
      environment: environment, application: application, currentFolder: "/garden")
  }

  @Test(
    "is found by a text",
    arguments: [
      ("memory", "memory"),
      ("/nowhere/tips.sqlite", "/nowhere/tips.sqlite"),
      ("/nowhere/birds", "/nowhere/birds/.tipkit/tips.sqlite"),
      ("/nowhere/birds/", "/nowhere/birds/.tipkit/tips.sqlite"),
      ("/nowhere/birds.app/", "/nowhere/birds.app/.tipkit/tips.sqlite"),
      ("/nowhere/.tipkit", "/nowhere/.tipkit/tips.sqlite"),
      ("/nowhere/.tipkit/", "/nowhere/.tipkit/tips.sqlite"),
      ("birds.sqlite", "/garden/birds.sqlite"),
      ("./birds", "/garden/birds/.tipkit/tips.sqlite"),
      ("../birds//old.db", "/birds/old.db"),
      ("/", "/.tipkit/tips.sqlite"),
    ])
  func text(text: String, path: String) {
    #expect(locator().path(for: text) == path)
  }

  @Test("is the file behind a symbolic link, which several apps use at once")
  func link() throws {
    let folder = try TemporaryFolder()
    let link = "\(folder.path)/link/.tipkit/tips.sqlite"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/link/.tipkit", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.file)
    #expect(locator().path(for: link) == link)
    // As an app leaves it that was killed: the newest commits are in the log beside the file.
    let running = try TemporaryFolder()
    let app = try running.open()
    for number in 1...300 {
      try app.commit([Backyard.donate("didFillFeeder", Int64(number))])
    }
    try folder.write(running.bytes())
    try folder.write(Data(contentsOf: URL(filePath: running.file + "-wal")), suffix: "-wal")
    for text in [link, "\(folder.path)/link"] {
      let path = locator().path(for: text)
      #expect(try SQLiteDatastore.peek(path: path) == app.facts())
      let next = try SQLiteDatastore(path: path, mode: .app)
      #expect(try next.facts() == app.facts())
      #expect(next.notes.isEmpty)
      next.close()
    }
    app.close()
    #expect(!(try folder.names().contains { $0.contains(".corrupt-") }))
  }

  @Test("is a folder or a file by its kind on disk, whatever its name")
  func existing() throws {
    let folder = try TemporaryFolder()
    let data = "\(folder.path)/birds.data"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let plain = "\(folder.path)/plain"
    try Data().write(to: URL(filePath: plain))
    #expect(locator().path(for: data) == "\(data)/.tipkit/tips.sqlite")
    #expect(locator().path(for: plain) == plain)
  }

  @Test(
    "is never that of an application in a program that runs tests",
    arguments: [
      ("BackyardBirdsPackageTests.xctest", true), ("BackyardBirds-test-runner", true),
      ("xctest", true), ("swiftpm-testing-helper", true), ("BackyardBirds", false),
      ("xctest-birds", false), ("", false),
    ])
  func testProcess(name: String, runsTests: Bool) {
    #expect(DatastoreLocator.isTestProcess(named: name) == runsTests)
  }

  #if !canImport(Darwin)
    @Test("of an application is in the user's data folder")
    func application() throws {
      #expect(
        try locator().applicationDefault()
          == "/home/birder/.local/share/Birds/.tipkit/tips.sqlite")
      let environment = ["HOME": "/home/birder", "XDG_DATA_HOME": "/data"]
      #expect(try locator(environment).applicationDefault() == "/data/Birds/.tipkit/tips.sqlite")
      #expect(
        try locator(environment).groupContainer("group.birds")
          == "/data/groups/group.birds/.tipkit/tips.sqlite")
    }

    @Test("ignores a data folder that is relative or empty", arguments: ["data", ""])
    func relative(folder: String) throws {
      let environment = ["HOME": "/home/birder", "XDG_DATA_HOME": folder]
      #expect(
        try locator(environment).applicationDefault()
          == "/home/birder/.local/share/Birds/.tipkit/tips.sqlite")
    }

    @Test("needs an absolute HOME", arguments: [[:], ["HOME": "birder"], ["HOME": ""]])
    func noHome(environment: [String: String]) {
      let error = #expect(throws: TipControlError.self) {
        try locator(environment).applicationDefault()
      }
      #expect(error?.code == .missing)
      #expect(DatastoreLocator.known(in: environment).isEmpty)
    }

    @Test("is known for the applications that have one")
    func known() throws {
      let folder = try TemporaryFolder()
      let environment = ["HOME": "/home/birder", "XDG_DATA_HOME": folder.path]
      #expect(DatastoreLocator.known(in: environment).isEmpty)
      for name in ["Trails", "BackyardBirds"] {
        let path = try locator(environment, name).applicationDefault()
        try SQLiteDatastore(path: path, mode: .app).close()
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/Other", withIntermediateDirectories: true)
      #expect(DatastoreLocator.known(in: environment) == ["BackyardBirds", "Trails"])
    }
  #endif

  @Test(
    "cannot be named by a path that leads elsewhere",
    arguments: ["", ".", "..", "a/b", "/a"])
  func badName(name: String) {
    for use in [
      { try locator(["HOME": "/home/birder"], name).applicationDefault() },
      { try locator().groupContainer(name) },
    ] {
      let error = #expect(throws: TipControlError.self) { try use() }
      #expect(error?.code == .malformed)
    }
  }
}
