import Foundation
import Testing

@Suite("The architecture")
struct ArchitectureTests {
  private static let sources = URL(filePath: #filePath)
    .appending(path: "../../../Sources").standardizedFileURL

  /// The package's modules that each target may import; a new one must be added on purpose.
  private static let allowed: [String: Set<String>] = [
    "CSQLite": [], "CSpawn": [], "TipSystem": [], "TipContent": [], "TipMacroExpansion": [],
    "TipFoundation": ["TipSystem"],
    "TipModel": ["TipFoundation"],
    "TipStore": ["CSQLite", "TipFoundation", "TipModel", "TipSystem"],
    "TipMacros": ["TipMacroExpansion"],
    "TipEngine": ["TipContent", "TipFoundation", "TipModel", "TipStore"],
    "TipViewTree": ["TipEngine"],
    "SwiftUI": ["TipContent", "TipViewTree"],
    "TipKit": ["SwiftUI", "TipEngine", "TipViewTree"], "TipKitCompatibility": [],
    "OSLog": [], "DeveloperToolsSupport": ["TipContent"],
    "TipHelp": ["TipEngine", "TipFoundation", "TipModel"],
    "TipGuidance": ["TipFoundation", "TipModel"],
    "TipSimulation": ["TipFoundation", "TipModel"],
    "TipPictures": ["TipFoundation", "TipModel"],
    "TipPages": ["TipFoundation", "TipGuidance", "TipModel", "TipPictures", "TipSimulation"],
    "TipSnapshot": ["TipFoundation", "TipModel", "TipPictures", "TipSystem"],
    "TipTesting": [
      "TipContent", "TipEngine", "TipFoundation", "TipHelp", "TipModel", "TipPictures",
      "TipSnapshot", "TipStore", "TipViewTree",
    ],
    "TipReview": [
      "TipEngine", "TipFoundation", "TipGuidance", "TipModel", "TipPages", "TipPictures",
      "TipSimulation", "TipSnapshot", "TipTesting",
    ],
    "TipCLI": [
      "CSpawn", "TipFoundation", "TipGuidance", "TipModel", "TipPages", "TipPictures",
      "TipSimulation", "TipSnapshot", "TipStore", "TipSystem",
    ],
    "tipctl": ["TipCLI", "TipSystem"],
    "BackyardBirds": ["TipEngine", "TipFoundation", "TipHelp", "TipModel"],
    "tip-bench": [
      "CSQLite", "TipEngine", "TipFoundation", "TipModel", "TipPages", "TipSimulation",
      "TipSnapshot", "TipStore", "TipTesting",
    ],
    "tip-soak": ["CSQLite", "TipCLI", "TipEngine", "TipFoundation", "TipModel", "TipStore"],
  ]

  private func files(of target: String) throws -> [URL] {
    let folder = Self.sources.appending(path: target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  private func imports(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.firstMatch(
        of:
          /^(?:@\w+ )*(?:(?:public|package|internal|private) )?import (?:(?:struct|enum|class|protocol) )?(\w+)/
      )
      .map { String($0.1) }
    }
  }

  @Test("Each target imports only modules that the plan allows")
  func targets() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(names.count >= 8)
    // The guide documents all targets, and belongs to none.
    for name in names where name != "TipControl.docc" {
      let allowed = try #require(Self.allowed[name], "\(name) is not in the plan")
      for file in try files(of: name) {
        let ours = Set(try imports(in: file)).intersection(Self.allowed.keys)
        #expect(ours.subtracting([name]).isSubset(of: allowed), "\(file.lastPathComponent)")
      }
    }
  }

  @Test("One file imports each module of C, and the model uses no clock and no files")
  func effects() throws {
    for (module, target) in [("CSQLite", "TipStore"), ("CSpawn", "TipCLI")] {
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
    let linked = try #require(Self.allowed["TipCLI"]).subtracting(["CSQLite", "CSpawn"])
    for target in linked.union(["TipCLI", "tipctl"]) {
      for file in try files(of: target) {
        let others = Set(try imports(in: file)).intersection(["Foundation", "Glibc", "Darwin"])
        #expect(others.isEmpty, "\(file.lastPathComponent)")
      }
    }
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
