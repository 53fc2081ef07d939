import Foundation
import TestSupport
import TipCLI
import TipModel
import TipSnapshot
import TipStore

/// A yard with everything that the examples of help name.
package enum ExampleYard {
  /// Creates it.
  ///
  /// The examples run in its folder `birds`, and apps have their data in `data`.
  package static func make() throws -> Yard { try image.copy() }

  private static let image = YardImage {
    let yard = try Yard()
    try yard.write(yard.export, to: "birds/monday.json")
    for name in ["sings.1.txt", "sings.1.pending.txt"] {
      let path = "\(yard.folder.path)/birds/__Snapshots__/BackyardTests/\(name)"
      try AtomicFile.write("wren", to: path, makesFolder: true)
    }
    try AtomicFile.write(
      "", to: "\(yard.folder.path)/birds/Tests/BackyardTests.swift", makesFolder: true)
    try SQLiteDatastore.backUp(
      path: yard.file, to: "\(yard.folder.path)/birds/monday.sqlite")
    let lock = try TipLock(StateDocument(json: yard.export, subject: "export").facts)
    try yard.write(lock.text, to: "birds/tips.lock.json")
    let tip = #"{"id": "A", "title": "Save to Favorites", "message": "Tap the star to keep it."}"#
    try yard.write(#"{"tips": [\#(tip)]}"#, to: "birds/Help.json")
    try yard.makeCatalog("birds/Assets.xcassets", ["MeadowColor.colorset"])
    try yard.write(
      #"{"sourceLanguage": "en", "strings": {"FEEDERS": {"extractionState": "manual"}}}"#,
      to: "birds/Localizable.xcstrings")
    let fixtures = PackageFile.url("Fixtures")
    for (name, copy) in [
      ("backyard-birds.scenario", "birds.scenario"),
      ("backyard-birds.json", "backyard-birds.json"),
    ] {
      try FileManager.default.copyItem(
        at: fixtures.appending(path: name), to: yard.folder.appending(path: "birds/\(copy)"))
    }
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let birds = yard.folder.appending(path: "birds")
    for device in ["phone", "tablet"] { try yard.makeDevice("birds/\(device)") }
    try FileManager.default.copyItem(at: birds, to: data.appending(path: "BackyardBirds"))
    return yard
  }
}
