import Foundation
import TestSupport
import Testing
import TipModel

/// The runner in another language, and the generator, as programs.
@Suite("The scripts of conformance vectors", .serialized, .ownThread)
final class VectorScriptTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }

  private func python(_ words: String) throws -> BuiltTools.Result {
    try BuiltTools.shell("python3 '\(VectorFile.folder.path)'/\(words)", in: folder)
  }

  @Test("The runner over tipctl agrees with the engine about every vector that has commands")
  func runner() throws {
    let vectors = try ConformanceVectorTests.vectors().enumerated()
      .filter { $0.offset % Volume.parts == 0 }.map(\.element)
    let run = try python("run.py --part 1/\(Volume.parts)")
    let answer = try StoredValue(json: run.output, subject: "answer")
    let others = vectors.filter { !$0.hasCommands }.map(\.id)
    #expect(answer["failures"] == [], "\(run.output)\(run.errors)")
    #expect(answer["failed"] == 0)
    #expect(answer["passed"] == .int(vectors.count - others.count))
    #expect(answer["withoutCommands"] == .array(others.map { .string($0) }))
    #expect(run.code == 0, "\(run.errors)")
  }

  /// A file with two vectors, of which the second fails.
  private static let feeders = """
    {
      "schema": 1, "subject": "feeders", "says": "Feeders.", "now": "2026-11-21T12:00:00Z",
      "vectors": [
        {
          "id": "feeders-full", "says": "A tip without rules is available.", "source": "D8",
          "state": {"tips": [{"id": "FeedBirdsTip"}]},
          "expect": {"tips": {"FeedBirdsTip": {"status": "available"}}}
        },
        {
          "id": "feeders-empty", "says": "A donation is wanted.", "source": "D12",
          "state": {"tips": [{"id": "FeedBirdsTip", "rules": ["false"]}], "events": [{"id": "e"}]},
          "expect": {"tips": {"FeedBirdsTip": {"status": "pending", "gate": "rule"}}},
          "steps": [
            {
              "donate": {"event": "e"},
              "expect": {"tips": {"FeedBirdsTip": {"status": "available"}}, "donations": {"e": 2}}
            },
            {"donate": {"event": "e"}, "expect": {"donations": {"e": 9}}}
          ]
        }
      ]
    }
    """

  @Test("The runner over tipctl finds the same differences as the engine")
  func differences() throws {
    let file = folder.appending(path: "feeders.json")
    try Self.feeders.write(to: file, atomically: true, encoding: .utf8)
    let run = try python("run.py feeders.json")
    #expect(run.code == 1)
    let answer = try StoredValue(json: run.output, subject: "answer")
    #expect(answer["passed"] == 1 && answer["failed"] == 1)
    let expected = try VectorFile(text: Self.feeders, name: "feeders.json").vectors.flatMap {
      vector in
      try vector.failures().map { failure -> StoredValue in
        [
          "id": .string(vector.id), "step": .int(failure.step),
          "subject": .string(failure.subject), "member": .string(failure.member.rawValue),
          "expected": .string(failure.expected), "found": .string(failure.found),
        ]
      }
    }
    #expect(expected.count == 3)
    #expect(answer["failures"] == .array(expected))
  }

  @Test("The reference model agrees with every vector, and makes the generated ones again")
  func generator() throws {
    let run = try python("generate.py --check")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    for (subject, counts) in ConformanceVectorTests.counts {
      #expect(run.output.contains("\(subject): \(counts[0]) by hand, \(counts[1]) generated\n"))
    }
  }

  @Test("The generator rejects an id that stands twice, in one file or in two")
  func duplicates() throws {
    let copy = folder.appending(path: "vectors")
    try FileManager.default.copyItem(at: VectorFile.folder, to: copy)
    for (name, id) in [("limits", "limits-count-twice"), ("rules", "limits-count-three")] {
      let file = copy.appending(path: "\(name).json")
      let text = try String(contentsOf: file, encoding: .utf8)
      let first = try #require(text.firstMatch(of: /"id": "([a-z]+-[^"]+)"/)).output.1
      try text.replacing("\"\(first)\"", with: "\"\(id)\"", maxReplacements: 1)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    let run = try BuiltTools.shell("python3 vectors/generate.py --check", in: folder)
    #expect(run.code == 1)
    #expect(run.errors == "limits-count-twice exists twice\nlimits-count-three exists twice\n")
  }

  @Test("The places that the mutations change exist in the sources, each once")
  func mutations() throws {
    let run = try python("mutations.py --check")
    #expect(run.code == 0, "\(run.errors)")
  }
}
