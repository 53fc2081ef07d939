import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl simulator inspect and list", .ownThread)
struct SimulatorInspectTests {
  private let simulator: SimulatorYard

  init() throws { simulator = try SimulatorYard() }

  private func contents() throws -> [String: StoredValue] {
    guard case .array(let list)? = try simulator.json("inspect", "app.birds")["datastores"],
      case .object(let datastore)? = list.first
    else { return [:] }
    return datastore
  }

  @Test("inspect lists tables, tips, events and donations, also those in the log of an open file")
  func inspect() throws {
    let connection = try simulator.makeDatabase()
    let run = simulator.run("inspect", "app.birds")
    #expect(run.code == .done, "\(run.errors)")
    let path = "\(simulator.data.path)/\(SimulatorYard.datastore)/tips-store.db"
    #expect(
      run.output == """
        \(path)

        table                 rows  contents
        ACHANGE               0     not known
        ZCOREDONATIONRECORD   2     donations
        ZCOREEVENTRECORD      2     events
        ZCOREPARAMETERRECORD  1     parameters
        ZCORERULERECORD       1     rules
        ZCORETIPRECORD        2     tips
        Z_METADATA            1     not known

        tip               status  reason  lastDisplayed             info
        FeedBirdsTip      2       2       2026-10-20T09:00:00.500Z  3 bytes
        ShareBackyardTip  0

        parameter                     type  value
        Bool.FeedBirdsTip+isSignedIn  Bool  4 bytes

        event            donations
        didFillFeeder    2
        didViewBackyard  0

        date                      event
        2026-10-20T09:00:00.000Z  didFillFeeder
        2026-10-20T10:00:00.000Z  didFillFeeder

        rule                                  status
        FeedBirdsTip.event.didFillFeeder > 3  1

        """)
    withExtendedLifetime(connection) {}
    #expect(
      simulator.takeLines() == [
        "xcrun simctl list devices booted --json",
        "xcrun simctl get_app_container booted app.birds data",
        "xcrun simctl get_app_container booted app.birds groups",
      ])
  }

  @Test("JSON has the records by kind, and the copied files")
  func json() throws {
    let connection = try simulator.makeDatabase()
    let datastore = try contents()
    withExtendedLifetime(connection) {}
    #expect(datastore["copied"] == ["tips-store.db", "tips-store.db-wal"])
    #expect(
      datastore["events"] == [
        ["id": "didFillFeeder", "donations": 2], ["id": "didViewBackyard", "donations": 0],
      ])
    #expect(
      datastore["tips"] == [
        [
          "id": "FeedBirdsTip", "status": 2, "reason": 2, "info": ["bytes": 3],
          "lastDisplayed": "2026-10-20T09:00:00.500Z",
        ],
        [
          "id": "ShareBackyardTip", "status": 0, "reason": .null, "info": .null,
          "lastDisplayed": .null,
        ],
      ])
    guard case .array(let tables)? = datastore["tables"] else { return #expect(Bool(false)) }
    #expect(tables.first == ["name": "ACHANGE", "rows": 0, "contents": .null])
  }

  @Test("The original files are neither changed nor joined by others, and no copy stays")
  func untouched() throws {
    // A log that a killed app has left: the last one that closes the database removes it.
    let connection = try simulator.makeDatabase(in: simulator.folder.appending(path: "live"))
    let live = simulator.folder
      .appending(path: "live/\(SimulatorYard.datastore)/tips-store.db").path
    try simulator.makeFiles("", in: simulator.data)
    let left = simulator.data.appending(path: "\(SimulatorYard.datastore)/tips-store.db").path
    for suffix in ["", "-wal", "-shm", "-journal"] {
      try FileManager.default.removeItem(atPath: left + suffix)
    }
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: live + suffix, toPath: left + suffix)
    }
    withExtendedLifetime(connection) {}
    let before = try simulator.files()
    #expect(before.count == 2)
    #expect(try contents()["events"] != nil, "the log is read")
    #expect(try simulator.files() == before)
  }

  @Test("An app's own and its group's datastore are both listed")
  func groups() throws {
    _ = try simulator.makeDatabase()
    _ = try simulator.makeDatabase(in: simulator.group, ".tipkit")
    guard case .array(let list)? = try simulator.json("inspect", "app.birds")["datastores"] else {
      return #expect(Bool(false))
    }
    #expect(list.count == 2)
  }

  @Test("Columns and tables that a later version lacks are left out")
  func otherColumns() throws {
    _ = try simulator.makeDatabase(
      """
      CREATE TABLE ZCORETIPRECORD (ZID VARCHAR, ZNEW INTEGER);
      INSERT INTO ZCORETIPRECORD VALUES ('FeedBirdsTip', 1);
      CREATE TABLE ZCOREDONATIONRECORD (ZEVENT INTEGER);
      INSERT INTO ZCOREDONATIONRECORD VALUES (7);
      CREATE TABLE ZCOREEVENTRECORD (ZID VARCHAR);
      INSERT INTO ZCOREEVENTRECORD VALUES ('didFillFeeder');
      CREATE TABLE ZCORERULERECORD (ZOTHER INTEGER);
      INSERT INTO ZCORERULERECORD VALUES (1);
      """)
    let datastore = try contents()
    #expect(datastore["tips"] == [["id": "FeedBirdsTip"]])
    #expect(datastore["donations"] == [["event": 7]])
    #expect(datastore["events"] == [["id": "didFillFeeder"]])
    #expect(datastore["rules"] == [])
    #expect(datastore["parameters"] == nil)
  }

  @Test("Values of other types, views, triggers and odd names are data")
  func hostile() throws {
    _ = try simulator.makeDatabase(
      """
      CREATE TABLE ZCORETIPRECORD (ZID, ZSTATUSVALUE, ZLASTDISPLAYED TIMESTAMP);
      INSERT INTO ZCORETIPRECORD VALUES (x'1B5B324A', 'open', 1e300);
      INSERT INTO ZCORETIPRECORD VALUES (char(27) || '[2J', 1.5, 'soon');
      INSERT INTO ZCORETIPRECORD VALUES (replace(hex(zeroblob(3000000)), '0', 'w'), -9e999, -1e18);
      CREATE TABLE "a""b '; DROP TABLE ZCORETIPRECORD; --" (x);
      CREATE VIEW ZCOREEVENTRECORD AS SELECT 1 AS ZID FROM ZCORETIPRECORD;
      CREATE TABLE "line\nbreak" (x) ;
      """)
    let text = simulator.run("inspect", "app.birds")
    #expect(text.code == .done, "\(text.errors)")
    #expect(!text.output.unicodeScalars.contains("\u{1B}"))
    #expect(text.output.utf8.count < 10_000)
    guard case .array(let tips)? = try contents()["tips"] else {
      return #expect(Bool(false))
    }
    #expect(tips[0] == ["id": ["bytes": 4], "status": "open", "lastDisplayed": "1.0e+300"])
    #expect(tips[1] == ["id": "\u{1B}[2J", "status": 1.5, "lastDisplayed": "soon"])
  }

  @Test("The limit alone is listed without a note")
  func limit() throws {
    _ = try simulator.makeDatabase(
      """
      CREATE TABLE ZCOREDONATIONRECORD (ZEVENT INTEGER);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO ZCOREDONATIONRECORD SELECT i FROM n;
      """)
    let run = simulator.run("inspect", "app.birds")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
  }

  @Test("Of many records the newest are listed, and the rest is mentioned")
  func many() throws {
    _ = try simulator.makeDatabase(
      """
      CREATE TABLE ZCORERULERECORD (ZID VARCHAR);
      CREATE TABLE ZCOREDONATIONRECORD (ZEVENT INTEGER, ZDATE TIMESTAMP);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
      INSERT INTO ZCOREDONATIONRECORD SELECT i, i FROM n;
      """)
    guard case .array(let donations)? = try contents()["donations"] else {
      return #expect(Bool(false))
    }
    #expect(donations.count == 1000)
    #expect(donations.first == ["event": 501, "date": "2001-01-01T00:08:21.000Z"])
    let run = simulator.run("inspect", "app.birds")
    #expect(run.errors == "Only the newest 1000 donations are listed.\n")
  }

  @Test("Without a datastore inspect exits with 66 and says when there is one")
  func missing() {
    let run = simulator.run("inspect", "app.birds")
    #expect(run.code == .missing)
    #expect(run.errorLines.first == "tipctl: \"app.birds\" has no TipKit datastore.")
    #expect(run.errorLines.last?.contains("Launch the app once") == true)
  }

  @Test("A file that is not a database is refused by its own name")
  func noDatabase() throws {
    try simulator.makeFiles("Feed the birds. ", in: simulator.data)
    let run = simulator.run("inspect", "app.birds")
    #expect(run.code == .badData, "\(run.errors)")
    #expect(run.errors.contains("\(SimulatorYard.datastore)/tips-store.db\" is not a datastore"))
  }

  // MARK: - list

  @Test("list shows the booted devices and their apps that have a datastore")
  func list() throws {
    try simulator.makeFiles("own", in: simulator.data)
    try simulator.makeFiles("shared", in: simulator.group, ".tipkit")
    let run = simulator.run("list")
    #expect(run.code == .done, "\(run.errors)")
    let device = "iPhone 16 (\(SimulatorYard.udid))"
    let file = "\(simulator.data.path)/\(SimulatorYard.datastore)/tips-store.db"
    let rows = run.lines.dropFirst().map { $0.replacing(/\s\s+/, with: "  ") }
    #expect(
      rows == [
        "\(device)  app.birds  \(file)",
        "\(device)  app.birds  \(simulator.group.path)/.tipkit/tips-store.db",
      ])
    #expect(
      simulator.takeLines() == [
        "xcrun simctl list devices booted --json",
        "xcrun simctl listapps \(SimulatorYard.udid)",
      ])
  }

  @Test("list shows every booted device, one without such an app too, or the one that is named")
  func devices() throws {
    try simulator.makeFiles("own", in: simulator.data)
    try simulator.answer(
      SimulatorYard.list,
      SimulatorYard.devices([("iPhone 16", SimulatorYard.udid), ("TV", "B-2")]))
    try simulator.answer("simctl listapps B-2", "{\n}\n")
    try simulator.answer("simctl listapps TV", "{\n}\n")
    guard case .array(let devices)? = try simulator.json("list")["devices"] else {
      return #expect(Bool(false))
    }
    #expect(devices.count == 2)
    #expect(devices.last == ["name": "TV", "udid": "B-2", "apps": []])
    _ = simulator.takeCalls()
    let television = simulator.run("list", "--device", "TV")
    #expect(television.code == .done)
    #expect(television.output == "simulator  app\nTV         none\n")
    #expect(simulator.takeLines() == ["xcrun simctl listapps TV"])
  }

  @Test("A device whose apps have no datastore has none of them")
  func noDatastore() {
    let row = simulator.run("list").lines.last?.replacing(/\s\s+/, with: "  ")
    #expect(row == "iPhone 16 (\(SimulatorYard.udid))  none")
  }

  @Test(
    "A list of apps that is not one is an error, not a crash",
    arguments: [
      "", "rubbish", "{", "}", "{}}", "{} x", "{ \"a", "{ a = <00",
      "{ \"a\" = { DataContainer = \"x",
      String(repeating: "{", count: 500_000),
      String(repeating: "(", count: 500_000) + "\u{1B}",
    ])
  func rubbish(output: String) throws {
    try simulator.answer("simctl listapps \(SimulatorYard.udid)", output)
    let run = simulator.run("list")
    #expect(run.code == .badData, "\(run.errors)")
    #expect(run.errors.contains("simctl listapps"))
    #expect(run.output.isEmpty)
  }

  @Test("Paths that are not those of files, and odd ids, are only skipped or shown as text")
  func oddApps() throws {
    try simulator.makeFiles("own", in: simulator.data)
    let path = simulator.data.path.replacing(" ", with: "%20")
    try simulator.answer(
      "simctl listapps \(SimulatorYard.udid)",
      """
      { "a\u{1B}b" = { DataContainer = "file://\(path)/"; };
        web = { DataContainer = "https://app.birds/"; GroupContainers = { x = 5; y = "%%%"; }; };
        list = ( DataContainer, { DataContainer = "file://\(path)/"; } ); = ; ;= }
      """)
    let run = simulator.run("list")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.lines.count == 2)
    #expect(run.output.contains("a\\u{1B}b"))
  }
}
