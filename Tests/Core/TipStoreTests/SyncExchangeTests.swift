import Foundation
import TestSupport
import Testing
import TipModel
import TipStore

@Suite("A synced folder (D46)")
struct SyncExchangeTests {
  private let folder: TemporaryFolder
  private var phone: SyncDevice
  private var tablet: SyncDevice

  init() throws {
    folder = try TemporaryFolder()
    phone = SyncDevice("phone", folder: "\(folder.path)/synced")
    tablet = SyncDevice("pad", folder: "\(folder.path)/synced")
  }

  private func path(_ name: String) -> String { "\(phone.exchange.folder)/\(name)" }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: phone.exchange.folder).sorted()
  }

  /// The number of the file, which each write changes.
  private func identity(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
  }

  private func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(filePath: path(name)))
  }

  // MARK: - Exchange

  @Test("carries an invalidation to another device, in a folder and a file of this user alone")
  mutating func invalidation() throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    #expect(tablet.sync().count == 1)
    #expect(tablet.hasClosed("FeedBirdsTip"))
    #expect(try names() == ["pad.tipsync", "phone.tipsync"])
    #expect(try permissions(phone.exchange.folder) == 0o700)
    #expect(try permissions(phone.file) == 0o600)
    #expect(phone.exchange.notes + tablet.exchange.notes == [])
  }

  @Test("is quiet as soon as all devices agree")
  mutating func quiet() throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    tablet.sync()
    #expect(phone.sync() == [])
    let before = [try identity(phone.file), try identity(tablet.file)]
    for _ in 0..<3 {
      #expect(phone.sync() == [])
      #expect(tablet.sync() == [])
    }
    // A launch reads everything again, and writes nothing.
    var relaunched = SyncDevice("phone", folder: phone.exchange.folder)
    relaunched.facts = phone.facts
    #expect(relaunched.sync() == [])
    #expect([try identity(phone.file), try identity(tablet.file)] == before)
  }

  @Test("loses nothing when files are lost, because each device writes all that it knows")
  mutating func lost() throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    tablet.sync()
    try FileManager.default.removeItem(atPath: phone.file)
    var watch = SyncDevice("watch", folder: phone.exchange.folder)
    watch.sync()
    #expect(watch.hasClosed("FeedBirdsTip"))
    phone.sync()
    #expect(try names() == ["pad.tipsync", "phone.tipsync", "watch.tipsync"])
  }

  // MARK: - Files that sync programs make

  @Test(
    "reads conflicted copies",
    arguments: [
      "phone (conflicted copy).tipsync", "phone 2.tipsync",
      "phone.sync-conflict-20261121-090000-ABC.tipsync",
    ])
  mutating func conflicted(name: String) throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    try FileManager.default.moveItem(atPath: phone.file, toPath: path(name))
    tablet.sync()
    #expect(tablet.hasClosed("FeedBirdsTip"))
    #expect(tablet.exchange.notes == [])
  }

  @Test("is read once, however many copies of a file there are")
  mutating func copies() throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    for number in 0..<50 { try copy("phone.tipsync", to: "phone \(number).tipsync") }
    #expect(tablet.exchange.read().count == 1)
    try copy("phone.tipsync", to: "late.tipsync")
    #expect(tablet.exchange.read().isEmpty)
    // An incomplete copy is read, and noted.
    let whole = try Data(contentsOf: URL(filePath: phone.file))
    try write(whole.dropLast(9), to: "late.tipsync")
    #expect(tablet.exchange.read().isEmpty)
    #expect(
      tablet.exchange.notes.first?.contains("\"late.tipsync\" is incomplete") == true)
    #expect(phone.exchange.read().isEmpty)
  }

  @Test(
    "is read up to a limit, the newest files first or in the order of names, and later as a whole",
    arguments: [
      (1, 2, ["clock", "phone"]), (2, 1, ["phone", "clock"]), (1, 1, ["clock", "phone"]),
    ])
  mutating func limit(phoneDate: Double, watchDate: Double, order: [String]) throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    var watch = SyncDevice("clock", folder: phone.exchange.folder)
    watch.close("ShareBackyardTip")
    watch.exchange.write(watch.facts)
    for (device, date) in [(phone, phoneDate), (watch, watchDate)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 * date)],
        ofItemAtPath: device.file)
    }
    let first = try #require([phone, watch].first { $0.facts.origin.name == order[0] })
    let second = try #require([phone, watch].first { $0.facts.origin.name == order[1] })
    #expect(tablet.exchange.read(upTo: 511).isEmpty)
    let size = try Data(contentsOf: URL(filePath: first.file)).count
    #expect(tablet.exchange.read(upTo: max(size, 512)) == [SharedFacts(first.facts)])
    #expect(tablet.exchange.read() == [SharedFacts(second.facts)])
    #expect(tablet.exchange.read().isEmpty)
  }

  @Test(
    "counts each file with its size, and at least as 512 bytes", arguments: [(1, 512), (600, 600)])
  mutating func cost(size: Int, cost: Int) throws {
    try write(Data(count: size), to: "other.tipsync")
    #expect(tablet.exchange.read(upTo: cost - 1).isEmpty)
    #expect(tablet.exchange.notes == [])
    #expect(tablet.exchange.read(upTo: cost).isEmpty)
    #expect(tablet.exchange.notes.count == 1)
  }

  @Test("notes a file that cannot be used once, and reads it again when it changes")
  mutating func partial() throws {
    phone.close("FeedBirdsTip")
    phone.sync()
    let whole = try Data(contentsOf: URL(filePath: phone.file))
    try write(whole.prefix(whole.count - 9), to: "phone.tipsync")
    for _ in 0..<2 {
      tablet.sync()
      #expect(tablet.exchange.notes.count == 1)
      #expect(
        tablet.exchange.notes.first?.contains("\"phone.tipsync\" is incomplete") == true)
    }
    #expect(!tablet.hasClosed("FeedBirdsTip"))
    try write(whole, to: "phone.tipsync")
    tablet.sync()
    #expect(tablet.exchange.notes == [])
    #expect(tablet.hasClosed("FeedBirdsTip"))
  }

  @Test("forgets the note about a file that is deleted")
  mutating func deleted() throws {
    phone.sync()
    try write(Data("no".utf8), to: "other.tipsync")
    phone.sync()
    #expect(phone.exchange.notes.count == 1)
    // The same file comes back unchanged.
    let (file, away) = (path("other.tipsync"), path("away.txt"))
    for (from, to, count) in [(file, away, 0), (away, file, 1)] {
      try FileManager.default.moveItem(atPath: from, toPath: to)
      phone.sync()
      #expect(phone.exchange.notes.count == count)
    }
    try FileManager.default.removeItem(atPath: file)
    phone.sync()
    #expect(phone.exchange.notes == [])
  }

  @Test("ignores other names, folders, pipes and huge files")
  mutating func foreign() throws {
    try write(Data("x".utf8), to: "notes.txt")
    try write(Data("x".utf8), to: ".phone.tipsync-1.tmp")
    try FileManager.default.createDirectory(
      atPath: path("a.tipsync"), withIntermediateDirectories: false)
    #expect(mkfifo(path("b.tipsync"), 0o600) == 0)
    try write(Data(), to: "c.tipsync")
    #expect(truncate(path("c.tipsync"), 100 << 20) == 0)
    try write(Data(), to: "d.tipsync")
    #expect(truncate(path("d.tipsync"), off_t(SyncDocument.greatestLength)) == 0)
    phone.close("FeedBirdsTip")
    phone.sync()
    #expect(
      phone.exchange.notes.map { $0.split(separator: ". ")[0] } == [
        "The synced file \"a.tipsync\" is not a file",
        "The synced file \"b.tipsync\" is not a file",
        "The synced file \"c.tipsync\" is too long: 104857600 of at most 33554432 bytes",
        "The synced file \"d.tipsync\" is not a file of a synced device",
      ])
    #expect(try names().contains("phone.tipsync"))
  }

  // MARK: - Trouble

  @Test("replaces the device's own file when it is damaged or old")
  mutating func own() throws {
    phone.sync()
    let old = try Data(contentsOf: URL(filePath: phone.file))
    phone.close("FeedBirdsTip")
    phone.sync()
    let new = try Data(contentsOf: URL(filePath: phone.file))
    for data in [old, Data("x".utf8), Data()] {
      try write(data, to: "phone.tipsync")
      #expect(phone.sync() == [])
      #expect(try Data(contentsOf: URL(filePath: phone.file)) == new)
    }
    #expect(phone.exchange.notes == [])
  }

  @Test("has the same notes after each try to write a file that cannot be replaced")
  mutating func unwritable() throws {
    let inside = path("phone.tipsync/inside")
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    phone.sync()
    let notes = phone.exchange.notes
    #expect(
      notes.last?.hasPrefix("This device is not synced: Could not move \"/") == true)
    phone.sync()
    #expect(phone.exchange.notes == notes)
    #expect(try names() == ["phone.tipsync"])
    try FileManager.default.removeItem(atPath: path("phone.tipsync"))
    phone.sync()
    #expect(phone.exchange.notes == [])
  }

  @Test("does not replace what another device has just written under the same name")
  mutating func justWritten() throws {
    phone.sync()
    try write(Data("x".utf8), to: "phone.tipsync")
    phone.close("FeedBirdsTip")
    phone.exchange.write(phone.facts)
    #expect(try Data(contentsOf: URL(filePath: phone.file)) == Data("x".utf8))
  }

  @Test("makes two devices of a datastore that was copied to a second device")
  mutating func twins() throws {
    phone.close("FeedBirdsTip", at: 1)
    phone.sync()
    tablet.facts = phone.facts
    phone.close("FavoriteBackyardTip")
    tablet.close("ShareTip")
    tablet.facts.apply(ContractBackyard.donate("didFillFeeder", 30))
    tablet.close("FilterSpeciesTip")
    for _ in 0..<3 {
      phone.sync()
      tablet.sync()
    }
    #expect(Set([phone, tablet].map(\.facts.origin.name)) == ["phone", "tablet"])
    #expect(SharedFacts(phone.facts) == SharedFacts(tablet.facts))
    for tip in ["FeedBirdsTip", "FavoriteBackyardTip", "ShareTip", "FilterSpeciesTip"] {
      #expect(phone.hasClosed(tip), "\(tip)")
    }
    #expect(phone.facts.events["didFillFeeder"]?.log.donations.count == 1)
  }

  @Test("is noted when it cannot be created or has disappeared, and is used when it is there again")
  mutating func missing() throws {
    try Data().write(to: URL(filePath: "\(folder.path)/file"))
    var device = SyncDevice("phone", folder: "\(folder.path)/file/synced")
    device.sync()
    #expect(device.exchange.notes.count == 1)
    #expect(device.exchange.notes.first?.hasPrefix("Devices are not synced: ") == true)
    phone.sync()
    try FileManager.default.removeItem(atPath: phone.exchange.folder)
    for _ in 0..<2 { phone.sync() }
    #expect(phone.exchange.notes.count == 1)
    #expect(phone.exchange.notes.first?.contains("synced\" is missing. ") == true)
    try FileManager.default.createDirectory(
      atPath: phone.exchange.folder, withIntermediateDirectories: false)
    phone.sync()
    #expect(phone.exchange.notes == [])
    #expect(try names() == ["phone.tipsync"])
  }

  @Test("is watched before it exists")
  mutating func watchedEarly() async throws {
    try FileManager.default.removeItem(atPath: phone.exchange.folder)
    let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
    let watch = try #require(phone.exchange.watch { continuation.yield() })
    var iterator = calls.makeAsyncIterator()
    await iterator.next()
    #expect(phone.exchange.notes == [])
    try FileManager.default.createDirectory(
      atPath: phone.exchange.folder, withIntermediateDirectories: false)
    await iterator.next()
    withExtendedLifetime(watch) {}
  }

  @Test(
    "gets a file whose name is safe, whatever the device's name is",
    arguments: [
      ("../a b/ö", "%2e%2e%2fa%20b%2f%c3%b6.tipsync"), ("AZaz09-+_", "AZaz09-+%5f.tipsync"),
    ])
  func name(origin: String, file: String) throws {
    var device = SyncDevice(origin, folder: phone.exchange.folder)
    device.sync()
    #expect(try names() == [file])
    #expect(device.sync() == [])
  }
}
