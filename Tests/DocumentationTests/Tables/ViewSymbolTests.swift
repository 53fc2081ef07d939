import Foundation
import TestSupport
import Testing

@Suite("The page of the symbols of view files")
struct ViewSymbolTests {
  /// The public symbols of the view layer, as its sources declare them.
  private struct Declared {
    var types: Set<String> = []
    var wrappers: Set<String> = []
    /// What each overload of a modifier does, by the modifier's name.
    var modifiers: [String: Set<String>] = [:]
    var others: Set<String> = []

    var all: Set<String> { types.union(wrappers).union(modifiers.keys).union(others) }

    /// The modifiers of which each overload returns the view unchanged.
    var ignored: Set<String> { Set(modifiers.filter { $0.value == ["ignored"] }.keys) }

    init(where isWanted: (String) -> Bool = { _ in true }) throws {
      let files = Documentation.files { path in
        path.hasSuffix(".swift") && isWanted(path)
          && (path.hasPrefix("TipKit/TipSwiftUI/") || path.hasPrefix("TipKit/TipTipKit/Views/"))
      }
      for file in files { read(try PackageFile.text(file)) }
    }

    private mutating func read(_ source: String) {
      let type =
        /^((?:@\w+(?:\([^)]*\))? )*)(?:nonisolated )?public (?:final )?(?:struct|enum|class|protocol|typealias) ([A-Z]\w*)/
      for match in source.matches(of: type.anchorsMatchLineEndings()) {
        let name = String(match.output.2)
        if match.output.1.contains("@propertyWrapper") {
          wrappers.insert(name)
        } else {
          types.insert(name)
        }
      }
      // The content of tips, which the views show.
      for match in source.matches(of: /^extension (\w+): View, P/.anchorsMatchLineEndings()) {
        types.insert(String(match.output.1))
      }
      let other = /^(?:@\w+ )*public (?:macro|func) (\w+)/
      for match in source.matches(of: other.anchorsMatchLineEndings()) {
        others.insert(String(match.output.1))
      }
      let block =
        /^(?:nonisolated )?extension (View|EnvironmentValues)(?: where [^{]*)? \{\n([\s\S]*?)^\}/
      for match in source.matches(of: block.anchorsMatchLineEndings()) {
        let text = String(match.output.2)
        if match.output.1 == "View" { readModifiers(text) } else { readValues(text) }
      }
    }

    private mutating func readValues(_ text: String) {
      for match in text.matches(of: /^  (?:@Entry )?public var (\w+)/.anchorsMatchLineEndings()) {
        others.insert(String(match.output.1))
      }
    }

    private mutating func readModifiers(_ text: String) {
      // A member begins with two spaces, and the lines in it with more.
      let begin = /^  (?=@|nonisolated|public|private|package|func|\/\/)/.anchorsMatchLineEndings()
      for member in text.split(separator: begin) {
        guard
          let match = member.firstMatch(
            of: /^(?:@\w+ |nonisolated )*public (?:nonisolated )?func ([a-z]\w*)/)
        else { continue }
        let isIgnored = member.contains(/\{\s*self\s*\}\s*$/)
        modifiers[String(match.output.1), default: []].insert(isIgnored ? "ignored" : "runs")
      }
    }
  }

  /// The names on the page, by the title of their list.
  private static func lists() throws -> [String: Set<String>] {
    let page = try PackageFile.text(
      "Sources/TipKit/TipKit/TipKitCompatibility.docc/ViewSymbols.md")
    let sections = page.components(separatedBy: "\n## ").dropFirst(2)
    return sections.filter { !$0.hasPrefix("What is missing\n") }.reduce(into: [:]) { lists, part in
      let title = String(part.prefix { $0 != "\n" })
      lists[title] = Set(part.matches(of: /`(\w+)`/).map { String($0.output.1) })
    }
  }

  /// Describes how two sets of names differ.
  private static func difference(_ page: Set<String>, _ module: Set<String>) -> Comment {
    let missing = module.subtracting(page).sorted()
    let extra = page.subtracting(module).sorted()
    return "The page lacks \(missing), and has \(extra) which the module lacks."
  }

  @Test("lists every public symbol of the modules, and no other")
  func symbols() throws {
    let declared = try Declared()
    let listed = try Self.lists().values.reduce(into: Set<String>()) { $0.formUnion($1) }
    #expect(declared.types.contains("TipView") && declared.modifiers["popoverTip"] == ["runs"])
    let differs = listed.symmetricDifference(declared.all)
    #expect(differs.isEmpty, Self.difference(listed, declared.all))
  }

  @Test("says of each modifier whether it runs or is ignored")
  func modifiers() throws {
    let declared = try Declared()
    let lists = try Self.lists()
    for (title, expected) in [
      ("Modifiers that run", Set(declared.modifiers.keys).subtracting(declared.ignored)),
      ("Modifiers that are ignored", declared.ignored),
      ("Property wrappers, which run", declared.wrappers),
    ] {
      let listed = lists[title] ?? []
      #expect(listed == expected, Self.difference(listed, expected))
    }
  }

  @Test("is about a module that has all ignored modifiers in one folder")
  func ignoredFolder() throws {
    let folder = "TipKit/TipSwiftUI/Ignored/"
    let outside = try Declared { $0.hasPrefix("TipKit/TipSwiftUI/") && !$0.hasPrefix(folder) }
    let inside = try Declared { $0.hasPrefix(folder) }
    #expect(outside.modifiers["sheet"] == ["runs"] && inside.modifiers["font"] == ["ignored"])
    #expect(outside.modifiers.filter { $0.value.contains("ignored") }.isEmpty)
    #expect(inside.modifiers.filter { $0.value.contains("runs") }.isEmpty)
  }
}
