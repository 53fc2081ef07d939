import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

/// The runner in another language, and the generator, as programs.
@Suite("The scripts of conformance vectors", .serialized, .ownThread)
struct VectorScriptTests {
  private let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func python(_ words: String) throws -> BuiltTools.Result {
    try BuiltTools.shell("python3 '\(VectorFiles.folder.path)'/\(words)", in: yard.folder)
  }

  @Test("The runner over tipctl agrees with the engine about every vector that has commands")
  func runner() throws {
    let run = try python("run.py")
    let answer = try StoredValue(json: run.output, subject: "answer")
    guard case .object(let fields) = answer else {
      Issue.record("\(run.errors)")
      return
    }
    let others = VectorFiles.cases.filter { !$0.vector.hasCommands }.map(\.vector.id)
    #expect(fields["failures"] == [], "\(run.output)")
    #expect(fields["failed"] == 0)
    #expect(fields["passed"] == .int(VectorFiles.cases.count - others.count))
    #expect(fields["withoutCommands"] == .array(others.map { .string($0) }))
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("The runner over tipctl finds the same differences as the engine")
  func differences() throws {
    try yard.write(VectorsCommandTests.file, to: "feeders.json")
    let run = try python("run.py feeders.json")
    #expect(run.code == 1)
    let answer = try StoredValue(json: run.output, subject: "answer")
    guard case .object(let fields) = answer, case .array(let failures)? = fields["failures"] else {
      Issue.record("\(run.errors)")
      return
    }
    #expect(fields["passed"] == 1 && fields["failed"] == 1)
    let file = try VectorFile(text: VectorsCommandTests.file, name: "feeders.json")
    let expected = file.vectors.flatMap { vector in
      vector.failures().map { failure -> StoredValue in
        [
          "id": .string(vector.id), "step": .int(failure.step),
          "subject": .string(failure.subject), "member": .string(failure.member),
          "expected": .string(failure.expected), "found": .string(failure.found),
        ]
      }
    }
    #expect(failures == expected)
  }

  @Test("The reference model agrees with every vector, and makes the generated ones again")
  func generator() throws {
    let run = try python("generate.py --check")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
    for (subject, counts) in VectorFiles.counts {
      #expect(run.output.contains("\(subject): \(counts[0]) by hand, \(counts[1]) generated\n"))
    }
  }

  @Test("The places that the mutations change exist in the sources, each once")
  func mutations() throws {
    let run = try python("mutations.py --check")
    #expect(run.code == 0, "\(run.errors)")
  }
}
