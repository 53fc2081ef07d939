import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipFoundation
import TipModel
@testable import TipCLI
@testable import TipStore

/// A stand-in for `xcrun`, a script that records its arguments and prints prepared answers, with
/// the containers of one app.
final class SimulatorYard: Sendable {
  static let bundle = "app.birds"
  static let udid = "5F0A2B6E-1111-4C7D-9E3B-0A1B2C3D4E5F"
  static let list = "simctl list devices booted --json"
  static let datastore = "Library/Application Support/.tipkit"

  let yard: Yard
  /// The folder of the stand-in, its answers and the containers.
  var folder: URL { yard.folder }
  /// The container of the app's data.
  var data: URL { folder.appending(path: "containers/data of birds") }
  /// The container of the app's group.
  var group: URL { folder.appending(path: "containers/group") }
  /// The path of the stand-in's folder, and of the tools that it uses.
  var path: String { "\(folder.path)/bin:/usr/bin:/bin" }

  /// Writes the script and the answers for one booted device and one app.
  init() throws {
    yard = try Yard(isEmpty: true)
    for folder in ["bin", "answers"] {
      try FileManager.default.createDirectory(
        at: yard.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    for container in [data, group] {
      try FileManager.default.createDirectory(
        at: container, withIntermediateDirectories: true)
    }
    let script = """
      cd '\(folder.path)' || exit 99
      for word in "$@"; do printf '%s\\037' "$word"; done >> calls
      echo >> calls
      answer="answers/$(printf %s "$*" | tr ' /' '__')"
      if [ -f "$answer.run" ]; then . "./$answer.run"; fi
      if [ -f "$answer.errors" ]; then cat "$answer.errors" >&2; fi
      if [ -f "$answer.output" ]; then cat "$answer.output"; fi
      if [ -f "$answer.code" ]; then exit "$(cat "$answer.code")"; fi
      """
    try yard.writeProgram(script, to: "bin/xcrun")
    try answer(Self.list, Self.devices([("iPhone 16", Self.udid)]))
    for device in ["booted", Self.udid, "iPhone 16"] {
      let container = "simctl get_app_container \(device) \(Self.bundle)"
      try answer("\(container) data", "\(data.path)\n")
      try answer("\(container) groups", "group.\(Self.bundle)\t\(group.path)\n")
      try answer("simctl launch \(device) \(Self.bundle)", "\(Self.bundle): 4711\n")
    }
    try answer("simctl listapps \(Self.udid)", apps)
  }

  /// The devices as `simctl` lists them.
  static func devices(_ devices: [(name: String, udid: String)]) -> String {
    let list = devices.map { name, udid in
      #"{"name": "\#(name)", "state": "Booted", "udid": "\#(udid)", "isAvailable": true}"#
    }
    return #"{"devices": {"iOS-18-4": [\#(list.joined(separator: ", "))], "tvOS-18-4": []}}"#
  }

  /// The apps as `simctl` lists them, of which the second has no datastore.
  var apps: String {
    """
    {
        "\(Self.bundle)" =     {
            ApplicationType = User;
            CFBundleDisplayName = "Backyard \\"Birds\\" {1}";
            DataContainer = "file://\(data.path.replacing(" ", with: "%20"))/";
            GroupContainers =         {
                "group.\(Self.bundle)" = "file://\(group.path)/";
            };
            SBAppTags =         (
                "a = b;",
                c
            );
            Icon = <0fbd777 1c2735ae>;
        };
        "com.apple.Bridge" =     {
            ApplicationType = System;
            DataContainer = "file:///nowhere/";
            GroupContainers =         {
            };
        };
    }

    """
  }

  /// Prepares the answer to a call.
  ///
  /// - Parameters:
  ///   - call: The arguments, joined by spaces.
  ///   - output: The text on standard output.
  ///   - errors: The text on standard error.
  ///   - code: The exit code.
  ///   - script: Commands of the shell that the call runs first.
  /// - Throws: An error of the file system.
  func answer(
    _ call: String, _ output: String = "", errors: String = "", code: Int = 0,
    running script: String = ""
  ) throws {
    let name = "answers/" + call.replacing(" ", with: "_").replacing("/", with: "_")
    try yard.write(output, to: "\(name).output")
    try yard.write(errors, to: "\(name).errors")
    try yard.write("\(code)\n", to: "\(name).code")
    try yard.write("\(script)\n", to: "\(name).run")
  }

  /// The calls since the last time: the words of each.
  func takeCalls() -> [[String]] {
    let file = folder.appending(path: "calls")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    try? FileManager.default.removeItem(at: file)
    return text.split(separator: "\n").map { line in
      line.split(separator: "\u{1F}", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// The calls since the last time as command lines.
  func takeLines() -> [String] {
    takeCalls().map { (["xcrun"] + $0).map(ShellQuoting.quoted).joined(separator: " ") }
  }

  /// Runs `tipctl simulator` with the stand-in in the path.
  func run(
    _ words: String..., configure: (inout Console) -> Void = { _ in }
  ) -> RecordedRun {
    run(words, configure: configure)
  }

  func run(_ words: [String], configure: (inout Console) -> Void = { _ in }) -> RecordedRun {
    yard.run(["simulator"] + words, environment: ["PATH": path]) { console in
      console.captureChild = ChildProcess.capture
      configure(&console)
    }
  }

  /// Runs the command and parses its JSON output.
  func json(_ words: String...) throws -> [String: StoredValue] {
    let run = run(words + ["--format", "json"])
    #expect(run.code == .done, "\(run.errors)")
    guard case .object(let fields) = try StoredValue(json: run.output, subject: "output") else {
      return [:]
    }
    #expect(fields["schema"] == 4)
    return fields
  }

  // MARK: - Datastores

  /// Writes the files of a datastore below a container, with a text that identifies them.
  func makeFiles(_ text: String, in container: URL, _ place: String = datastore) throws {
    let folder = container.appending(path: place)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try Data("\(text)\(suffix)".utf8).write(
        to: folder.appending(path: "tips-store.db\(suffix)"))
    }
  }

  /// The files below the containers with their texts, in order.
  func files() throws -> [String: String] {
    let root = folder.appending(path: "containers")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var files: [String: String] = [:]
    for path in paths {
      let url = root.appending(path: path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue {
        files[path] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
      }
    }
    return files
  }

  /// Creates a database in a container, and returns the connection that has it open.
  func makeDatabase(
    _ script: String = TipKitSchema.script, in container: URL? = nil,
    _ place: String = datastore
  ) throws -> Connection {
    let folder = (container ?? data).appending(path: place)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "tips-store.db").path
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let connection = try Connection(path: file, mode: .readWrite, busyTimeout: 0)
    try connection.execute(script)
    return connection
  }
}

/// The tables of a TipKit datastore, as an article of 2023 describes its records.
enum TipKitSchema {
  /// Tables and rows, whose seconds are counted from the first day of 2001.
  static let script = """
    PRAGMA journal_mode = WAL;
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR, Z_PLIST BLOB);
    INSERT INTO Z_METADATA VALUES (1, 'A', x'00');
    CREATE TABLE ZCORETIPRECORD (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
      ZINVALIDATIONREASONVALUE INTEGER, ZSTATUSVALUE INTEGER, ZLASTDISPLAYED TIMESTAMP,
      ZID VARCHAR, ZCONTENT BLOB, ZTIPINFO BLOB);
    INSERT INTO ZCORETIPRECORD VALUES (1, 5, 1, 2, 2, 814179600.5, 'FeedBirdsTip', NULL, x'010203');
    INSERT INTO ZCORETIPRECORD VALUES (2, 5, 1, NULL, 0, NULL, 'ShareBackyardTip', NULL, NULL);
    CREATE TABLE ZCOREPARAMETERRECORD (Z_PK INTEGER PRIMARY KEY, ZID VARCHAR, ZVALUETYPE VARCHAR,
      ZVALUEDATA BLOB);
    INSERT INTO ZCOREPARAMETERRECORD VALUES (1, 'Bool.FeedBirdsTip+isSignedIn', 'Bool', x'74727565');
    CREATE TABLE ZCOREEVENTRECORD (Z_PK INTEGER PRIMARY KEY, ZTIP INTEGER, ZID VARCHAR,
      ZEVENTINFO BLOB);
    INSERT INTO ZCOREEVENTRECORD VALUES (7, 1, 'didFillFeeder', NULL);
    INSERT INTO ZCOREEVENTRECORD VALUES (8, 1, 'didViewBackyard', NULL);
    CREATE TABLE ZCOREDONATIONRECORD (Z_PK INTEGER PRIMARY KEY, ZEVENT INTEGER, ZDATE TIMESTAMP,
      ZDONATIONINFO BLOB);
    INSERT INTO ZCOREDONATIONRECORD VALUES (1, 7, 814179600, NULL);
    INSERT INTO ZCOREDONATIONRECORD VALUES (2, 7, 814183200, NULL);
    CREATE TABLE ZCORERULERECORD (Z_PK INTEGER PRIMARY KEY, ZSTATUSVALUE INTEGER, ZID VARCHAR,
      ZPREDICATE BLOB, ZTIP INTEGER);
    INSERT INTO ZCORERULERECORD VALUES (1, 1, 'FeedBirdsTip.event.didFillFeeder > 3', x'00', 1);
    CREATE TABLE ACHANGE (Z_PK INTEGER PRIMARY KEY, "a ""quoted"" column" VARCHAR);
    """
}
