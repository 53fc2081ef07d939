import Foundation
import TestSupport
import Testing
import TipModel
@testable import TipCLI

/// The texts that `simctl` prints, and the names of folders.
@Suite("What tipctl simulator reads")
struct SimulatorTextTests {
  @Test(
    "The apps of a property list, each with the containers of its data and of its groups",
    arguments: [
      ("{}", []), (" {\t\r\n} \n", []),
      (
        #"{g={};e={};c = {} ; "a\"b"={};b={};f={};"a\\c"={};d={};}"#,
        [#"a"b"#, #"a\c"#, "b", "c", "d", "e", "f", "g"]
      ),
      (
        #"{a={GroupContainers={x="file:///x%20y/";z="file:///z";};DataContainer="file:///d/";};}"#,
        ["a /x y /z /d"]
      ),
      // Only the app's own keys and the groups with an id have containers.
      (#"{a={b={DataContainer="file:///d/";};Bundle="file:///e/";};}"#, ["a"]),
      (#"{DataContainer="file:///d/";a={GroupContainers=("file:///g/");};}"#, ["a"]),
      (#"{a={GroupContainers={b={c="file:///g/";};};};}"#, ["a"]),
      (#"{a={DataContainer=("file:///d/");};}"#, ["a"]),
      // Only a full path is a container.
      (#"{a={DataContainer="https://birds/d/";};}"#, ["a"]),
      (#"{a={DataContainer="file:d/";};b={DataContainer=file;};}"#, ["a", "b"]),
      // Data are skipped, also where they are empty.
      (#"{a={Icon=<>;Other=<0fbd 1c>;DataContainer="file:///d/";};}"#, ["a /d"]),
      (#"{a={Icon=<00>};}"#, ["a"]),
    ])
  func apps(text: String, expected: [String]) throws {
    let apps = try SimulatorApp.all(in: text, of: .apps(on: "booted"))
    #expect(apps.map { ([$0.bundle] + $0.containers).joined(separator: " ") } == expected)
  }

  @Test(
    "A text that is not a property list is refused with the reason",
    arguments: [
      ("", "it is not a complete property list"),
      ("birds", "it is not a complete property list"),
      ("{a={};", "it is not a complete property list"),
      (#"{"a\"#, "it is not a complete property list"),
      ("{a=<0f}", "it is not a complete property list"),
      ("}", "its brackets differ"), ("{}}", "something follows its list"),
      ("{} birds", "something follows its list"), ("{} \"", "something follows its list"),
    ])
  func noApps(text: String, reason: String) {
    let error = #expect(throws: CLIError.self) {
      try SimulatorApp.all(in: text, of: .apps(on: "booted"))
    }
    #expect(
      error?.message
        == "The output of \"xcrun simctl listapps booted\" cannot be used: \(reason)")
  }

  @Test("Booted devices have the order of their runtimes, and the others are left out")
  func devices() throws {
    let text = """
      {"devices": {
        "iOS 6": [{"udid": "F"}], "iOS 4": [{"udid": "D", "name": "Wren"}], "iOS 1": [],
        "iOS 5": [{"udid": "E", "name": "E"}], "iOS 3": [{"udid": "C-3", "state": "Booted"}],
        "iOS 2": [{"udid": "B", "state": "Shutdown"}, {"udid": "A", "name": 5}]}}
      """
    let devices = try SimulatorDevice.booted(in: text)
    #expect(devices.map(\.label) == ["A", "C-3", "Wren (D)", "E", "F"])
  }

  @Test(
    "A UDID that simctl would take for something else is refused",
    arguments: ["", "-", "a b"])
  func noDevice(udid: String) {
    let error = #expect(throws: CLIError.self) {
      try SimulatorDevice.booted(in: #"{"devices": {"iOS": [{"udid": "\#(udid)"}]}}"#)
    }
    #expect(error?.message.hasSuffix(" cannot be used: a device has no UDID") == true)
  }

  @Test("A quotation is one line of at most 400 columns, from the first 4000 bytes")
  func quotation() {
    #expect(CLIError.quotation(Array("\tNo\r\n such  bird \n".utf8)) == "No such bird")
    let wide = String(repeating: "w", count: 400)
    #expect(CLIError.quotation(Array(wide.utf8)) == wide)
    #expect(CLIError.quotation(Array("\(wide)w".utf8)) == wide.dropLast() + "…")
    let blank = String(repeating: " ", count: 3999)
    #expect(CLIError.quotation(Array("\(blank)ab".utf8)) == "a")
  }

  @Test("The datastore may be in each container, or in three folders below it")
  func folders() {
    let folders = TipKitFolders(in: ["/data", "/group", "/data"], of: "app.birds").folders
    #expect(
      folders == [
        "/data/Library/Application Support", "/data/Library/Caches", "/data/app.birds",
        "/data",
        "/group/Library/Application Support", "/group/Library/Caches", "/group/app.birds",
        "/group",
      ])
  }

  @Test(
    "Of the folders that were set aside, the last one is brought back",
    arguments: [
      (["2026-11-20", "2026-11-22", "2026-11-21"], "2026-11-22"),
      (["2026-11-21_10", "2026-11-21", "2026-11-21_9", "2026-11-21_2"], "2026-11-21_10"),
      (["2026-11-22", "2026-11-21_9"], "2026-11-22"), (["", "2026", "_7"], "2026"),
      (["b_x", "a_9", "b_2"], "b_2"), ([], nil),
    ] as [([String], String?)])
  func latest(suffixes: [String], expected: String?) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for name in suffixes.map({ ".tipkit.reset-\($0)" }) + [".tipkit.undone-2027", "zzz"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: name), withIntermediateDirectories: true)
    }
    let moves = TipKitFolders(in: [root.path], of: "app.birds")
      .bringBack(at: Timestamp(milliseconds: 0))
    #expect(moves?.kept.isEmpty != false)
    #expect(
      moves?.back
        == expected.map {
          [.init(from: "\(root.path)/.tipkit.reset-\($0)", to: "\(root.path)/.tipkit")]
        })
  }
}
