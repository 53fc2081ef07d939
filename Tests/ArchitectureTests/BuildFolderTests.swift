import Foundation
import TestBasics
import Testing

@Suite("The folders of the build")
struct BuildFolderTests {
  /// Returns the files of a clone, without build products.
  ///
  /// The manifests of snapshots come and go while other tests run.
  private func files() throws -> [URL] {
    var files = ["Makefile", "Package.swift", "README.md"].map(PackageFile.url)
    for folder in [".ci", ".github", "Fixtures", "Sources", "Tests"] {
      let below = try #require(
        FileManager.default.enumerator(
          at: PackageFile.url(folder), includingPropertiesForKeys: [.isRegularFileKey]))
      for case let file as URL in below {
        let name = file.lastPathComponent
        if name.hasPrefix(".build") || name == ".manifest" {
          below.skipDescendants()
        } else if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
          files.append(file)
        }
      }
    }
    return files
  }

  @Test("No file names one: the build system, the configuration and the machine choose the names")
  func names() throws {
    // Assembled, because this file is searched too.
    let words = ["de" + "bug", "re" + "lease", "unknown-" + "linux"]
    let mode = "(\(words[0])|\(words[1]))"
    let pattern = try Regex("(^|[./])\(mode)/|\\.build/\(mode)\\b|\(words[2])")
    var count = 0
    for file in try files() {
      let data = try Data(contentsOf: file)
      count += 1
      guard words.contains(where: { data.range(of: Data($0.utf8)) != nil }),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      for line in text.split(separator: "\n") where line.contains(pattern) {
        Issue.record(
          "\(file.path) names one: ask \"swift build --show-bin-path\" for it instead of\n\(line)")
      }
    }
    #expect(count > 1000)
  }
}
