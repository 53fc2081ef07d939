import Foundation
import TestBasics
import Testing

/// A folder of `Sources`, and the modules of the package that each of its targets may import.
private struct Room {
  let name: String
  let targets: [String: Set<String>]

  /// The plan of the house, to which a new target or import must be added on purpose.
  static let all = [
    Room(
      name: "System", targets: ["CPreviews": [], "CSQLite": [], "CSpawn": [], "TipSystem": []]),
    Room(
      name: "Macros", targets: ["TipMacroExpansion": [], "TipMacros": ["TipMacroExpansion"]]),
    Room(
      name: "Core",
      targets: [
        "TipFoundation": ["TipSystem"],
        "TipContent": [],
        "TipModel": ["TipFoundation"],
        "TipStore": ["CSQLite", "TipFoundation", "TipModel", "TipSystem"],
        "TipEngine": ["TipContent", "TipFoundation", "TipModel", "TipStore"],
        "TipHelp": ["TipEngine", "TipFoundation", "TipModel"],
      ]),
    Room(
      name: "TipKit",
      targets: [
        "TipViewTree": ["TipEngine", "TipModel"],
        "TipCoreGraphics": [],
        "TipOSLog": [],
        "Tipos": ["TipOSLog"],
        "TipUniformTypeIdentifiers": [],
        "TipDeveloperToolsSupport": ["TipContent"],
        "TipSwiftUI": [
          "TipContent", "TipCoreGraphics", "TipUniformTypeIdentifiers", "TipViewTree",
        ],
        "TipTipKit": ["TipEngine", "TipModel", "TipSwiftUI", "TipViewTree"],
        "TipUIKit": [
          "TipContent", "TipCoreGraphics", "TipEngine", "TipHelp", "TipModel",
          "TipSwiftUI", "TipTipKit", "TipViewTree",
        ],
        "_Testing_CoreGraphics": [],
        "_Testing_UIKit": [],
        "TipKitCompatibility": [],
        "CoreGraphics": ["TipCoreGraphics"],
        "DeveloperToolsSupport": ["TipDeveloperToolsSupport"],
        "OSLog": ["TipOSLog"],
        "SwiftUI": ["TipSwiftUI"],
        "TipKit": ["TipTipKit"],
        "UIKit": ["TipUIKit"],
        "UniformTypeIdentifiers": ["TipUniformTypeIdentifiers"],
        "os": ["Tipos"],
      ]),
    Room(
      name: "Review",
      targets: [
        "TipGuidance": ["TipFoundation", "TipModel"],
        "TipSimulation": ["TipFoundation", "TipModel"],
        "TipPictures": ["TipFoundation", "TipModel"],
        "TipPages": ["TipFoundation", "TipGuidance", "TipModel", "TipPictures", "TipSimulation"],
      ]),
    Room(
      name: "Testing",
      targets: [
        "TipSnapshot": ["TipFoundation", "TipModel", "TipPictures", "TipSystem"],
        "TipTesting": [
          "TipContent", "TipEngine", "TipFoundation", "TipHelp", "TipModel",
          "TipPictures", "TipSnapshot", "TipStore", "TipViewTree",
        ],
        "TipReview": [
          "CPreviews", "TipEngine", "TipFoundation", "TipGuidance", "TipModel", "TipPages",
          "TipPictures", "TipSimulation", "TipSnapshot", "TipTesting", "TipViewTree",
        ],
      ]),
    Room(
      name: "Tool",
      targets: [
        "TipCLI": [
          "CSpawn", "TipFoundation", "TipGuidance", "TipModel", "TipPages", "TipPictures",
          "TipSimulation", "TipSnapshot", "TipStore", "TipSystem",
        ],
        "tipctl": ["TipCLI", "TipSystem"],
      ]),
    Room(
      name: "Demo",
      targets: ["BackyardBirds": ["TipEngine", "TipHelp"]]),
  ]

  /// The modules that each target may import.
  static let allowed = all.reduce(into: [:]) { $0.merge($1.targets) { $1 } }
}

@Suite("The architecture")
struct ArchitectureTests {
  private static let sources = PackageFile.url("Sources")

  private func names(in path: String = "") throws -> Set<String> {
    let folder = Self.sources.appending(path: path).path
    return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
  }

  private func files(of target: String) throws -> [URL] {
    let room = try #require(Room.all.first { $0.targets.keys.contains(target) }, "\(target)")
    let folder = Self.sources.appending(path: "\(room.name)/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  /// Returns the modules that a file imports: whole, or one of their declarations.
  private func imports(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.utf8.first != UInt8(ascii: " "), line.contains("import ") else {
        return nil
      }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import") else { return nil }
      let name = words[keyword...].dropFirst().first {
        !["struct", "enum", "class", "protocol"].contains($0)
      }
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  @Test("Each room has the targets of the plan, and the guide stands beside the rooms")
  func rooms() throws {
    #expect(try names() == Set(Room.all.map(\.name)).union(["TipControl.docc"]))
    for room in Room.all {
      #expect(try names(in: room.name) == Set(room.targets.keys), "\(room.name)")
    }
  }

  @Test("A room uses itself and those above it, and no sources outside of Testing use TipTesting")
  func order() {
    var above: Set<String> = []
    for room in Room.all {
      above.formUnion(room.targets.keys)
      for (target, imports) in room.targets {
        #expect(imports.isSubset(of: above), "\(target)")
        #expect(!imports.contains("TipTesting") || room.name == "Testing", "\(target)")
      }
    }
  }

  @Test("Each target imports only modules that the plan allows", arguments: Room.allowed.keys)
  func targets(name: String) throws {
    let allowed = try #require(Room.allowed[name])
    let files = try files(of: name)
    #expect(!files.isEmpty || ["CPreviews", "CSQLite", "CSpawn"].contains(name))
    for file in files {
      let ours = Set(try imports(in: file)).intersection(Room.allowed.keys)
      #expect(ours.subtracting([name]).isSubset(of: allowed), "\(file.lastPathComponent)")
    }
  }

  @Test("One file imports each module of C, and the model uses no clock and no files")
  func effects() throws {
    let users = [("CPreviews", "TipReview"), ("CSQLite", "TipStore"), ("CSpawn", "TipCLI")]
    for (module, target) in users {
      let importers = try files(of: target).filter { try imports(in: $0).contains(module) }
      #expect(importers.count == 1, "\(module)")
    }
    for file in try files(of: "TipModel") {
      // Comments may name things that the code does not use.
      let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for effect in ["Date()", "Date.now", "FileManager", "FileHandle", "ProcessInfo"] {
        #expect(!text.contains(effect), "\(file.lastPathComponent): \(effect)")
      }
    }
  }

  @Test("What tipctl links does not import Foundation, whose size would be most of the tool's")
  func essentials() throws {
    let linked = try #require(Room.allowed["TipCLI"]).subtracting(["CSQLite", "CSpawn"])
    for target in linked.union(["TipCLI", "tipctl"]) {
      for file in try files(of: target) {
        let others = Set(try imports(in: file)).intersection(["Foundation", "Glibc", "Darwin"])
        #expect(others.isEmpty, "\(file.lastPathComponent)")
      }
    }
  }

  @Test("One folder of the sources sees the test frameworks")
  func frameworks() throws {
    let importers = try Room.allowed.keys.flatMap { try files(of: $0) }
      .filter { try !Set(imports(in: $0)).isDisjoint(with: ["Testing", "XCTest"]) }
    #expect(!importers.isEmpty)
    for file in importers { #expect(file.path.contains("/TipTesting/Frameworks/")) }
  }

  @Test("An app's file gets names one by one; of our modules only the content comes as a whole")
  func exports() throws {
    let wholes = try files(of: "TipEngine").flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: /@_exported public import (\w+)\n/).map { String($0.output.1) }
    }
    #expect(wholes == ["TipContent"])
  }
}
