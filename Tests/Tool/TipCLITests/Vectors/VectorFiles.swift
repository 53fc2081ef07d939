import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

/// The package's files of conformance vectors.
enum VectorFiles {
  /// A vector with the subject of its file.
  struct Case: Sendable, CustomTestStringConvertible {
    let vector: Vector
    let subject: String
    var testDescription: String { vector.id }
  }

  /// The numbers of vectors that a person and that the generator wrote, by subject.
  static let counts = [
    "rules": [202, 20], "windows": [56, 24], "limits": [44, 16], "frequency": [66, 18],
    "groups": [53, 18], "overrides": [69, 47], "invalidation": [45, 18], "merging": [52, 22],
    "time": [94, 58],
  ]

  static let folder = PackageFile.url("Fixtures/vectors")

  /// The paths of all files of vectors, by their names.
  static let paths: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// All files, or the first error.
  static let all: Result<[VectorFile], any Error> = Result {
    try paths.map { path in
      try VectorFile(
        text: String(contentsOfFile: path, encoding: .utf8),
        name: URL(filePath: path).lastPathComponent)
    }
  }

  /// All vectors; none when a file cannot be read, which a test reports.
  static let cases: [Case] = {
    guard case .success(let files) = all else { return [] }
    return files.flatMap { file in
      file.vectors.map { Case(vector: $0, subject: file.subject) }
    }
  }()
}
