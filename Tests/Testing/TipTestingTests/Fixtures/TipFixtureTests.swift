import Foundation
import Testing
import TipModel
import TipTesting

@Suite("A fixture")
struct TipFixtureTests {
  @Test("is found by its name in the package's Fixtures folder")
  func named() throws {
    let fixture = try TipFixture("backyard-birds")
    #expect(fixture.name == "backyard-birds")
    #expect(fixture.url?.lastPathComponent == "backyard-birds.json")
    #expect(fixture.facts.tips["FavoriteBackyardTip"]?.title == "Save to Favorites")
    #expect(fixture.document.storedValue == StateDocument(fixture.facts).storedValue)
    #expect(try TipFixture(url: try #require(fixture.url)) == fixture)
  }

  @Test("that is missing fails with the available ones and the nearest name")
  func unknown() throws {
    let error = #expect(throws: TipControlError.self) { try TipFixture("backyard-bird") }
    #expect(error?.code == .unknownName)
    #expect(error?.reason.contains("There is no fixture \"backyard-bird\" in \"") == true)
    #expect(error?.reason.contains("Available: \"backyard-birds\"") == true)
    #expect(error?.reason.contains("state.schema") == false)
    #expect(error?.suggestion == "Did you mean \"backyard-birds\"?")
  }

  @Test(
    "has a name without a path, which never leads out of the folder",
    arguments: [
      ("", "A fixture's name is empty. Write the name of a file in Fixtures."),
      (
        "backyard-birds.json",
        "Invalid fixture name \"backyard-birds.json\": \".json\" is added to it. "
          + "Write \"backyard-birds\"."
      ),
      ("../Package", "Write the file's name alone, or use TipFixture(url:)"),
      ("..", "Write the file's name alone"),
      ("north/feeder", "it is not a plain file name"),
      ("/etc/passwd", "it is not a plain file name"),
      ("feeder\0", "it is not a plain file name"),
    ])
  func badName(name: String, words: String) {
    let error = #expect(throws: TipControlError.self) { try TipFixture(name) }
    #expect(error?.code == .malformed)
    #expect(error?.description.contains(words) == true)
  }

  @Test("is the nearest one with its name, within the package of the test")
  func nearest() throws {
    try withPackage { package in
      try package.write(#"{"parameters": [{"id": "Birds.yard", "value": "far"}]}"#, "pond")
      try package.write("{}", "feeder")
      #expect(try TipFixture("pond", filePath: package.test).facts.parameters.count == 1)
      try package.write("{}", "pond", in: "Tests/YardTests")
      #expect(try TipFixture("pond", filePath: package.test).facts == Facts())
      #expect(try TipFixture("feeder", filePath: package.test).facts == Facts())
      let outside = package.root.deletingLastPathComponent().appending(path: "Tests.swift").path
      let error = #expect(throws: TipControlError.self) {
        try TipFixture("pond", filePath: outside)
      }
      #expect(error?.code == .missing)
      #expect(error?.description.contains("No Package.swift found above") == true)
    }
  }

  @Test("that would be the first one fails with the path to write")
  func first() throws {
    try withPackage { package in
      let error = #expect(throws: TipControlError.self) {
        try TipFixture("pond", filePath: package.test)
      }
      #expect(error?.code == .missing)
      #expect(error?.reason.hasSuffix("/north pond/\" or between it and the test") == true)
      #expect(
        error?.suggestion == "Write Fixtures/pond.json, for example with \"tipctl export\"")
    }
  }

  @Test("can come from a bundle's resources")
  func bundle() throws {
    try withPackage { package in
      try package.write("{}", "pond")
      try Data("{}".utf8).write(to: package.root.appending(path: "meadow.json"))
      let bundle = try #require(Bundle(path: package.root.path))
      #expect(try TipFixture("pond", in: bundle).facts == Facts())
      #expect(try TipFixture("meadow", in: bundle).name == "meadow")
      let error = #expect(throws: TipControlError.self) {
        try TipFixture("ponds", in: bundle)
      }
      #expect(error?.reason.contains("\"meadow\", \"pond\"") == true)
      #expect(error?.suggestion == "Did you mean \"pond\"?")
    }
  }

  @Test("that is invalid fails with the file, the position and the expected value")
  func malformed() throws {
    try withPackage { package in
      try package.write(#"{"tips": [{"id": "FeedBirdsTip", "title": 3}]}"#, "pond")
      let error = #expect(throws: TipControlError.self) {
        try TipFixture("pond", filePath: package.test)
      }
      #expect(error?.code == .malformed)
      #expect(error?.subject.hasSuffix("Fixtures/pond.json") == true)
      #expect(error?.reason.contains("tips[0].title") == true)
      try package.write(Data([0x7B, 0xFF, 0x7D]), "feeder")
      let binary = #expect(throws: TipControlError.self) {
        try TipFixture("feeder", filePath: package.test)
      }
      #expect(binary?.reason.contains("is not valid UTF-8") == true)
    }
    let inline = #expect(throws: TipControlError.self) { try TipFixture(json: "{") }
    #expect(inline?.reason.contains("inline fixture") == true)
  }

  @Test("has the date of its clock, and can be loaded without it")
  func clock() throws {
    let fixture = try TipFixture(
      json: #"{"clock": {"setting": "2026-11-21T09:00:00Z"}, "displayFrequency": "daily"}"#)
    #expect(fixture.date == Timestamp(iso8601: "2026-11-21T09:00:00Z")?.date)
    #expect(fixture.withoutClock.date == nil)
    #expect(fixture.withoutClock.facts.displayFrequency == .daily)
  }
}

/// A temporary package for the test.
private struct TemporaryPackage {
  let root: URL
  var test: String { root.appending(path: "Tests/YardTests/PondTests.swift").path }

  func write(_ json: String, _ name: String, in folder: String = ".") throws {
    try write(Data(json.utf8), name, in: folder)
  }

  func write(_ data: Data, _ name: String, in folder: String = ".") throws {
    let folder = root.appending(path: "\(folder)/Fixtures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appending(path: "\(name).json"))
  }
}

private func withPackage(_ body: (TemporaryPackage) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "yard-\(UUID())/north pond")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer {
    do {
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    } catch {
      Issue.record(error)
    }
  }
  try Data().write(to: folder.appending(path: "Package.swift"))
  try body(TemporaryPackage(root: folder))
}
