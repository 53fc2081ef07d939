import Foundation
import Testing
import TipModel
import TipStore

@Suite("The nearest folder above a missing datastore")
struct DatastoreArrivalTests {
  @Test("is a different one after each folder on the way down")
  func steps() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/birds/.tipkit/tips.sqlite"
    func arrival() throws -> DatastoreArrival { try DatastoreArrival(of: path) }
    func make(_ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    let first = try arrival()
    #expect(try arrival() == first)
    // A file is not on the way.
    try Data().write(to: URL(filePath: "\(folder.path)/birds"))
    #expect(try arrival() == first)
    try FileManager.default.removeItem(atPath: "\(folder.path)/birds")
    try make("birds")
    let second = try arrival()
    #expect(second != first)
    try make("birds/.tipkit")
    #expect(try ![first, second].contains(arrival()))
    try FileManager.default.removeItem(atPath: "\(folder.path)/birds")
    #expect(try arrival() == first)
  }

  @Test("is the root when nothing below it exists")
  func root() throws {
    let one = try DatastoreArrival(of: "/nowhere/\(UUID())/tips.sqlite")
    #expect(try DatastoreArrival(of: "/tips.sqlite") == one)
  }
}
