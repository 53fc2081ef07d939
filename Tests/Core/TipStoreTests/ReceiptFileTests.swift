import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

@Suite("The file of a receipt")
struct ReceiptFileTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/receipt.json" }

  init() throws { folder = try TemporaryFolder() }

  private func receipt(_ application: String) -> Receipt {
    Receipt(
      datastore: "memory", clock: Backyard.start, application: application, processIdentifier: 1)
  }

  @Test("has the receipt as JSON, which replaces an earlier one")
  func file() throws {
    for application in ["Feeder", "Birds"] {
      try #require(ReceiptFile(path)).write(receipt(application))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text == Receipt.coding.text(of: receipt(application)))
      #expect(text.hasPrefix("{\n  \"$schema\" : \"urn:tipcontrol:schema:receipt:1\",\n"))
      #expect(try ReceiptFile.read(from: path) == receipt(application))
      #expect(try ReceiptFile.all(at: path) == [receipt(application)])
    }
    #expect(ReceiptFile(nil) == nil)
  }

  @Test(
    "replaces a receipt of any version and an empty file, and nothing else",
    arguments: [
      ("", true),
      (
        """
        {"schema": 9, "applied": {}, "datastore": 1, "processIdentifier": "x", "more": []}
        """, true
      ),
      ("a poem about wrens", false), ("{}", false), ("[1, 2]", false), ("{\"schema\": 1}", false),
    ])
  func replaced(text: String, isReplaced: Bool) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    try expectReplaced(isReplaced)
  }

  @Test("does not replace bytes that are not text, a pipe, or the end of a link")
  func replacedOthers() throws {
    let bytes = Data([0xFF, 0xFE, 0x00])
    try bytes.write(to: URL(filePath: path))
    try expectReplaced(false)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    let notes = URL(filePath: "\(folder.path)/notes.txt")
    try FileManager.default.moveItem(at: URL(filePath: path), to: notes)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: notes.path)
    try expectReplaced(false)
    #expect(try Data(contentsOf: notes) == bytes)
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    try expectReplaced(false)
  }

  private func expectReplaced(_ isReplaced: Bool) throws {
    let file = try #require(ReceiptFile(path))
    guard !isReplaced else {
      try file.write(receipt("Birds"))
      return #expect(try ReceiptFile.read(from: path) == receipt("Birds"))
    }
    let error = #expect(throws: TipControlError.self) { try file.write(receipt("Birds")) }
    #expect(error?.code == .cannotCreate)
    #expect(error?.reason == "\"\(path)\" is not a receipt, so no receipt replaces it")
  }

  @Test("is a new one in a folder, whose receipts are read in the order of their names")
  func inFolder() throws {
    try #require(ReceiptFile(folder.path)).write(receipt("Birds"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    #expect(names.first?.hasPrefix("receipt-") == true)
    // Later than any date.
    for name in ["receipt-b.json", "receipt-a.json", "notes.txt"] {
      try Data(receipt(name).storedValue.json.utf8)
        .write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
    let receipts = try ReceiptFile.all(at: folder.path)
    #expect(receipts.map(\.application) == ["Birds", "receipt-a.json", "receipt-b.json"])
  }

  @Test("that cannot be written is named")
  func unwritable() throws {
    let path = "\(folder.path)/missing/receipt.json"
    let error = #expect(throws: TipControlError.self) {
      try ReceiptFile(path)?.write(receipt("Birds"))
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.reason == "The receipt cannot be written to \"\(path)\"")
  }

  @Test("that cannot be read says whether the app has written one")
  func unreadable() throws {
    func error(_ path: String) -> TipControlError? {
      return #expect(throws: TipControlError.self) { try ReceiptFile.read(from: path) }
    }
    #expect(error("-")?.code == .missing)
    #expect(
      error("-")?.reason == "The receipt went to standard error and cannot be read again")
    #expect(error(path)?.code == .missing)
    #expect(error(path)?.reason == "The app has not written a receipt to \"\(path)\"")
    #expect(error(path)?.suggestion.contains("TIPCTL_RECEIPT=\(path)") == true)
    try Data("a poem about wrens".utf8).write(to: URL(filePath: path))
    #expect(error(path)?.code == .malformed)
  }
}
