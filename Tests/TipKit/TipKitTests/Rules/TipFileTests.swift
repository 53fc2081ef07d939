import Foundation
import Testing
import TipKit

@Suite("Tip files as people write them")
struct TipFileTests {
  static let cases = TipCase.feeders + TipCase.visits + TipCase.accounts + TipCase.others

  @Test("show when their rules hold, and each rule can fail", arguments: cases)
  func behave(_ example: TipCase) async throws {
    var seen = try await withBirds {
      await example.holds()
      #expect(example.tip.status == .available)
      return [answers(of: example.tip)]
    }
    for step in example.fails {
      seen.append(
        try await withBirds {
          await step()
          #expect(example.tip.status == .pending)
          return answers(of: example.tip)
        })
    }
    for index in example.tip.rules.indices {
      #expect(seen.contains { $0[index] }, "Rule \(index) never holds.")
      #expect(seen.contains { !$0[index] }, "Rule \(index) never fails.")
    }
  }

  @Test("become expression trees, except where the code has no tree")
  func trees() {
    let rules = Self.cases.flatMap { example in
      example.tip.rules.map { (tip: "\(type(of: example.tip))", text: $0.description) }
    }
    let opaque = rules.filter { $0.text.hasPrefix("opaque(") }
    #expect(opaque.map(\.tip) == ["BigMealTip", "SeasonNameTip"])
    #expect(rules.count >= 60)
  }

  @Test("are all in the tables of this test")
  func completeness() throws {
    // The Swift 5 tests reach the folder through a symbolic link.
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tips")
      .resolvingSymlinksInPath()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var written: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("import TipEngine"))
      let declarations = text.matches(
        of: #/(?:struct|enum|extension) (\w+): (?:String, )?(?:Backyard)?Tip\b/#)
      written.formUnion(declarations.map { String($0.output.1) })
    }
    #expect(files.count >= 30)
    #expect(written.count >= 60)
    #expect(Set(Self.cases.map { "\(type(of: $0.tip))" }) == written)
  }
}
