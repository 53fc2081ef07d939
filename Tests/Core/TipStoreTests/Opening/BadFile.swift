import Foundation
import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

/// A file that cannot be used as a datastore.
struct BadFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: TipControlError.Code
  /// The part of the message that identifies this case.
  let word: String
  /// Returns the file's bytes, derived from the bytes of a valid datastore.
  let bytes: @Sendable (_ sound: Data) -> Data

  /// Whether an app keeps tips and donations of it.
  var hasSoundRows: Bool {
    [
      "cut within a page", "with a page of noise", "with a row that cannot be read", "of version 0",
    ].contains(testDescription)
  }

  static let refused = [
    BadFile("a newer version's", .refused, "version 9") { $0.with(9, at: 60) },
    BadFile("another application's", .refused, "another application") { $0.with(0, at: 68) },
    BadFile("a Core Data store", .refused, "Core Data") { sound in
      // The tables' names are in the first page.
      sound.with(0, at: 68).replacing("display_frequency", with: "Z_PRIMARYKEY     ")
    },
    BadFile("no database", .refused, "is not a datastore") { _ in Data("Feed the birds.\n".utf8) },
    BadFile("a long text", .refused, "is not a datastore") { Data(repeating: 66, count: $0.count) },
  ]

  static let corrupt = [
    BadFile("cut within the header", .corrupt, "first 100 bytes") { $0.prefix(50) },
    BadFile("cut within the mark", .corrupt, "first 100 bytes") { $0.prefix(7) },
    BadFile("cut before the header's last byte", .corrupt, "first 100 bytes") { $0.prefix(99) },
    BadFile("cut after the header", .corrupt, "with 100 of") { $0.prefix(100) },
    BadFile("cut after the first page", .corrupt, "malformed") { $0.prefix(1024) },
    BadFile("cut within a page", .corrupt, "malformed") { $0.dropLast(1024 + 300) },
    BadFile("with a page of noise", .corrupt, "damaged") { sound in
      sound.prefix(1024) + Data(repeating: 0xA5, count: 1024) + sound.dropFirst(2048)
    },
    BadFile("with a row that cannot be read", .corrupt, "does not have its checksum") {
      $0.replacing("\"title\":", with: "\"title\"!")
    },
    BadFile("of version 0", .corrupt, "version 0") { $0.with(0, at: 60) },
  ]

  private init(
    _ name: String, _ code: TipControlError.Code, _ word: String,
    bytes: @escaping @Sendable (Data) -> Data
  ) {
    testDescription = name
    self.code = code
    self.word = word
    self.bytes = bytes
  }

  /// Writes the file to the datastore's path, and returns its bytes.
  func write(in folder: TemporaryFolder) throws -> Data {
    try folder.makeDatastore(Story.all.flatMap(\.changes))
    let bytes = Data(bytes(try folder.bytes()))
    try folder.write(bytes)
    return bytes
  }
}

extension Data {
  /// Returns the bytes with a big-endian number of four bytes at an index.
  fileprivate func with(_ number: UInt8, at place: Int) -> Data {
    var copy = self
    copy.replaceSubrange(place..<place + 4, with: [0, 0, 0, number])
    return copy
  }

  fileprivate func replacing(_ text: String, with other: String) -> Data {
    var copy = self
    while let range = copy.range(of: Data(text.utf8)) {
      copy.replaceSubrange(range, with: Data(other.utf8))
    }
    return copy
  }
}
