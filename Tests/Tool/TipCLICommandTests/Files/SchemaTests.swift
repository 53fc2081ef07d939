import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The published schemas")
struct SchemaTests {
  /// The names of the schemas, with their files and versions.
  static let files = [
    ("state", "state.schema.json", 1), ("content", "guidance/content.schema.json", 1),
    ("result", "result.schema.json", 1), ("lock", "lock.schema.json", 1),
    ("receipt", "receipt.schema.json", 1), ("output", "output.schema.json", JSONOutput.schema),
  ]

  @Test("schema prints the file of the package", arguments: files)
  func printed(name: String, file: String, version: Int) throws {
    let run = runTipCtl(["schema", name], table: .standard)
    #expect(run.code == .done)
    let printed = try StoredValue(json: run.output, subject: name)
    let text = try PackageFile.text("Fixtures/\(file)")
    let isCurrent = try StoredValue(json: text, subject: file) == printed
    #expect(isCurrent, "run Fixtures/schemas.py")
    #expect(printed["$id"] == .string("urn:tipcontrol:schema:\(name):\(version)"))
    #expect(printed["properties"]["schema"]["const"] == .int(version))
    // Only documents name their schema.
    #expect(printed["properties"].names.contains("$schema") == (name != "output"))
    #expect(SchemaChecker(schema: printed).undescribed == [])
  }

  @Test(
    "What a command writes names its schema, and is valid by it",
    arguments: [
      ("state", ["export"]), ("state", ["salvage", "monday.sqlite"]), ("lock", ["lock", "-"]),
      ("state", ["repro", "--json"]),
      ("result", ["simulate", "birds.scenario", "--people", "20", "--shard", "1/2"]),
    ])
  func written(name: String, command: [String]) throws {
    let yard = try ExampleYard.make()
    let run = yard.run(command, environment: ["TIPCTL_DATASTORE": "."]) {
      $0.currentDirectory += "/birds"
    }
    #expect(run.code == .done, "\(run.errors)")
    let document = try StoredValue(json: run.output, subject: name)
    let schema = try StoredValue(
      json: yard.run("schema", name).output, subject: "schema")
    #expect(document["$schema"] == schema["$id"])
    #expect(SchemaChecker(schema: schema).problems(with: document) == [])
  }

  @Test(
    "A document may name any schema",
    arguments: [["import", "birds.json", "--yes"], ["lint", "birds.json"]])
  func read(command: [String]) throws {
    let yard = try Yard()
    let tip = #"{"id": "A", "title": "Save to Favorites", "message": "Tap the star to keep it."}"#
    try yard.write(#"{"$schema": "./help.schema.json", "tips": [\#(tip)]}"#, to: "birds.json")
    let run = yard.run(command)
    #expect(run.code == .done, "\(run.errors)")
  }
}
