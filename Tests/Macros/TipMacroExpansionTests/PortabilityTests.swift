import Foundation
import TestBasics
import Testing
import TipMacroExpansion

@Suite("What Apple's TipKit rejects in a rule")
struct PortabilityTests {
  @Test(
    "is reported at its position, and the rule is expanded",
    arguments: [
      (
        "#Rule(e) { $0.donations.count > 1 ‸&& $0.donations.count < 9 }",
        "'&&' in an event rule before Xcode 26"
      ),
      (
        "#Rule(e) { v in v.donations.count > 1 ‸|| v.donations.count < 9 }", "'||' in an event rule"
      ),
      ("#Rule(e) { ($0.donations.count > 1‸&&isOn) }", "'&&' in an event rule before Xcode 26"),
      ("#Rule(e) { ‸!($0.donations.count > 1) }", "'!' in an event rule"),
      ("#Rule(e) { $0.donations.‸isEmpty }", "'.isEmpty' in an event rule before Xcode 26"),
      (
        "#Rule(e) { $0.donations.donatedWithin(.week).‸isEmpty }",
        "'.isEmpty' in an event rule before Xcode 26"
      ),
      (
        "#Rule(e) { $0.donations.filter { $0.a == 1 }\n.‸isEmpty }",
        "'.isEmpty' in an event rule before Xcode 26"
      ),
      ("#Rule(e) { $0.donations.‸contains { $0.a == 1 } }", "'.contains' in an event rule"),
      (
        "#Rule(e) { (v: Tips.Event<Int>) -> Bool in v.donations.‸first != nil }",
        "'.first' in an event rule"
      ),
      ("#Rule(e) { $0.donations‸[0].a == 1 }", "an element of the donations in an event rule"),
      (
        "#Rule(e) { ($0.donations.count > 1) ‸== ($0.donations.count < 9) }",
        "a second comparison in an event rule"
      ),
      ("#Rule(e) { $0.donations.count >= minimum ‸+ 1 }", "'+' in an event rule"),
      ("#Rule(e) { $0.donations.count >= minimum ‸?? 1 }", "'??' in an event rule"),
      ("#Rule(e) { $0.donations.count > 1 ‸? true : false }", "'?:' in an event rule"),
      ("#Rule(e) { ‸if $0.donations.count > 1 { true } else { false } }", "'if' in an event rule"),
      ("#Rule(e) { $0.donations.count >= ‸minimum() }", "the call of 'minimum' in an event rule"),
      ("#Rule(e) { [1, 2].‸contains($0.donations.count) }", "'.contains()' in an event rule"),
      (
        "#Rule(e) { $0.donations.filter { $0.a > 1 ‸&& $0.b < 9 }.count > 1 }", "'&&' in 'filter'"
      ),
      (
        "#Rule(e) { $0.donations.filter({ visit in visit.a > 1 ‸|| visit.b < 9 }).count > 1 }",
        "'||' in 'filter'"
      ),
      ("#Rule(e) { $0.donations.filter { ‸!$0.isLarge }.count > 1 }", "'!' in 'filter'"),
      (
        "#Rule(e) { $0.donations.filter { $0.name.‸hasPrefix(\"a\") }.count > 1 }",
        "'.hasPrefix()' in 'filter'"
      ),
      (
        "#Rule(e) { $0.donations.filter { ‸isGood($0.a) }.count > 1 }",
        "the call of 'isGood' in 'filter'"
      ),
      ("#Rule(a) { ‸isGood($0) }", "the call of 'isGood' in a rule"),
      ("#Rule(a) { $0 < ‸Date() }", "the call of 'Date' in a rule"),
      ("#Rule(a) { $0 < ‸Date.now }", "'Date.now' in a rule"),
      ("#Rule(a) { $0.‸lowercased() == \"a\" }", "'.lowercased()' in a rule"),
      ("#Rule(a) { list in list.allSatisfy { ‸isGood($0) } }", "the call of 'isGood' in a rule"),
      ("#Rule(a) { ‸let b = $0; return b > 1 }", "statements in a rule"),
      ("#Rule(a, ‸isGood)", "a function as a rule's condition"),
      (
        "#Rule(a, e) { $0 && $1.donations.‸isEmpty }",
        "'.isEmpty' in an event rule before Xcode 26"
      ),
      (
        "#Rule(a, e) { a, e in a > 1 && ‸!(e.donations.count > 1) }", "'!' in an event rule"
      ),
      (
        "#Rule(a, e) { (v: Int, w: Tips.Event<Int>) in v > 1 && w.donations.‸isEmpty }",
        "'.isEmpty' in an event rule before Xcode 26"
      ),
      (
        "#Rule(e, f) { $0.donations.count < 2 || ‸!($1.donations.count > 1) }",
        "'!' in an event rule"
      ),
      ("#Rule(e) { $0.donations.count >= minimum‸+1 }", "'+' in an event rule"),
      (
        "/* é */ #Rule(e) { /* ü */ $0.donations.‸isEmpty }",
        "'.isEmpty' in an event rule before Xcode 26"
      ),
    ])
  func rejected(_ marked: String, _ subject: String) throws {
    let place = try #require(marked.range(of: Compiler.marker)).lowerBound
    let source = marked.replacing(Compiler.marker, with: "")
    let answer = try Compiler.expandPortableRule(source)
    #expect(answer.diagnostics.map(\.severity) == ["warning"])
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(diagnostic.message.hasPrefix("Xcode's TipKit rejects \(subject); "), "\(diagnostic)")
    #expect(diagnostic.position.offset == Compiler.offset + marked[..<place].utf8.count)
    #expect(answer.expandedSource == (try Compiler.expandRule(source).expandedSource))
    #expect(try Compiler.expandRule(source).diagnostics.isEmpty)
  }

  /// The problems of rules: the offset in the rule, the subject and the advice.
  private static let advice: [(String, [String])] = [
    (
      "#Rule(e) { !$0.donations.isEmpty && $0.donations.filter { !$0.a && $0.b }.count > 1 }",
      [
        "11 '!' in an event rule; compare the count of the donations.",
        "25 '.isEmpty' in an event rule before Xcode 26; compare '.count' with a number.",
        "33 '&&' in an event rule before Xcode 26; write two rules.",
        "58 '!' in 'filter'; write '== false'.", "64 '&&' in 'filter'; write two filters.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.count != 3 || $0.donations[0].a == b() }",
      [
        "35 '||' in an event rule; write two rules, and join them with "
          + "'Tips.Rule(.disjunction, …)'.",
        "50 an element of the donations in an event rule; write a filter.",
        "59 the call of 'b' in an event rule; compute the value before the rule.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.first.a == $0.donations.isEmpty }",
      [
        "24 '.first' in an event rule; compare '.count' with a number.",
        "30 '.a' in an event rule; compare '.count' with a number.",
        "48 '.isEmpty' in an event rule before Xcode 26; compare '.count' with a number.",
      ]
    ),
    (
      "#Rule(e) { ($0.donations.count > 1) == !b }",
      [
        "36 a second comparison in an event rule; write two rules.",
        "39 '!' in an event rule; compare the count of the donations.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.count*2 > a%b/c - d }",
      [
        "29 '*' in an event rule; compute the value before the rule.",
        "35 '%' in an event rule; compute the value before the rule.",
        "37 '/' in an event rule; compute the value before the rule.",
        "40 '-' in an event rule; compute the value before the rule.",
      ]
    ),
    (
      "#Rule(e) { if $0.donations.count is Int { true } else { b.c() } }",
      [
        "11 'if' in an event rule; compute the value before the rule.",
        "33 'is' in an event rule; compute the value before the rule.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.filter { $0.a + 1 > 2 == true }.map { !$0 }.count > 1 }",
      [
        "38 '+' in 'filter'; compute the value before the rule.",
        "46 a second comparison in 'filter'; write two filters.",
        "56 '.map' in an event rule; compare '.count' with a number.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.filter({ $0 } ).filter { $0 != 3 || $0.c < Date.now }.count > 1 }",
      [
        "57 '||' in 'filter'; write two rules.",
        "67 'Date.now' in 'filter'; compare with a date that the app sets.",
      ]
    ),
    (
      "#Rule(e) { $0.donations.largestSubset(groupedBy: \\.a) { b() }.count > c() }",
      ["70 the call of 'c' in an event rule; compute the value before the rule."]
    ),
    (
      "#Rule(a, e) { $1.donations.count > 2 && !$0 && b($0) }",
      ["47 the call of 'b' in a rule; compute the value before the rule."]
    ),
    ("#Rule(a) { $0.hasPrefix(b) }", ["14 '.hasPrefix()' in a rule; write '.starts(with:)'."]),
    ("#Rule(a) { let b = $0; return b > 1 }", ["11 statements in a rule; write one expression."]),
    ("#Rule(a, isGood)", ["9 a function as a rule's condition; write a closure."]),
  ]

  @Test("is reported in the order of the source, each once, with what to write", arguments: advice)
  func order(_ rule: String, _ problems: [String]) throws {
    let answer = try Compiler.expandPortableRule(rule)
    let found = answer.diagnostics.map { diagnostic in
      let words = diagnostic.message.split(separator: " ")[3...].joined(separator: " ")
      return "\(diagnostic.position.offset - Compiler.offset) \(words)"
    }
    #expect(found == problems)
  }

  @Test(
    "is not what its rules accept",
    arguments: [
      "#Rule(e) { $0.donations.count >= 3 }", "#Rule(e) { $0.donations.count>=minimum }",
      "#Rule(e) { 3 <= $0.donations.count }", "#Rule(e) { $0.donations.count != -1 }",
      "#Rule(e) { visits in visits.donations.donatedWithin(.days(count + 1)).count == 0 }",
      "#Rule(e) { @Sendable visits in visits.donations.donatedWithin(.days(days())).count == 0 }",
      "#Rule(e) { $0.donations.filter({ $0.a != \"b && c\" }).donatedWithin(.week).count > 3 }",
      "#Rule(e) { $0.donations.filter { $0.isLarge }.count > 3 }",
      "#Rule(e) { $0.donations.largestSubset(groupedBy: \\.a).count > 3 }",
      "#Rule(Event<Int>(id: make())) { $0.donations.count > 3 /* && */ }",
      "#Rule(e) { return $0.donations.count > 3 }",
      "#Rule(e) { $0.donations.count > (-1) }",
      "#Rule(e) { $0.donations.filter { $0.a.contains { !$0.b } }.count > 3 }",
      "#Rule(a, b) { (v: Int, w: Yard) -> Bool in Yard.donations.isEmpty == v }",
      "#Rule(a) { $0 < Date.distantPast }", "#Rule(a) { $0 + donations > 3 }",
      "#Rule(a) { a in if(a) { true } else { false } }",
      "#Rule(a) { $0 && !b || c }", "#Rule(a) { !$0.isEmpty && $0.count < 20 }",
      "#Rule(a) { $0.contains(where: { $0 > 3 }) }", "#Rule(a) { ($0.b ?? 3) + 4 > 7 }",
      "#Rule(a) { $0.allSatisfy { $0 != 3 } }", "#Rule(a) { $0 ? b : c }",
      "#Rule(a) { a in if let a { a > 3 } else { (b) } }", "#Rule(a) { $0[id] == true }",
      "#Rule(a) { $0.starts(with: \"b\") }", "#Rule(a) { $0 == \"\\(name())\" }",
      "#Rule(a) { return ($0) }", "#Rule(a) { $0 as? Int == 3 }",
      "#Rule(a) { (1...3).contains($0) }",
      "#Rule(a, b) { $0 >= $1 }", "#Rule(a, e) { $0 && $1.donations.count < 2 }",
      "#Rule(a, e) { a, e in (a || b) && e.donations.count < 2 && e.donations.count > 0 }",
      "#Rule(e, f) { $0.donations.count < 2 || $1.donations.count > 0 }", "#Rule(a) {}",
    ])
  func accepted(_ source: String) throws {
    #expect(try Compiler.expandPortableRule(source).diagnostics == [])
  }

  @Test("is an error, a warning or nothing, as the level says")
  func levels() throws {
    func severities(_ rule: String) throws -> [[String]] {
      try PortabilityLevel.allCases.map { level in
        let answer = try Compiler.expandPortableRule(rule, portability: level)
        #expect(answer.expandedSource != nil)
        return answer.diagnostics.map(\.severity)
      }
    }
    let rejected = try severities("#Rule(e) { !($0.donations.count > 1) }")
    #expect(rejected == [[], ["warning"], ["error"]])
    // Apps for iOS 26 have these two, so that sources disagree.
    for rule in [
      "#Rule(e) { $0.donations.isEmpty }",
      "#Rule(e) { $0.donations.count > 0 && $0.donations.count <= 2 }",
    ] {
      #expect(try severities(rule) == [[], ["warning"], ["warning"]])
    }
    let filter = try severities("#Rule(e) { $0.donations.filter { $0.a && $0.b }.count > 1 }")
    #expect(filter == [[], ["warning"], ["error"]])
  }

  @Test("is in no rule of the demo, the articles and the files that import TipKit")
  func rules() throws {
    var count = 0
    for folder in ["Sources", "Tests/TipKit/TipKitTests/Tips", "Fixtures/downstream", "."] {
      let files = FileManager.default.enumerator(
        at: PackageFile.url(folder), includingPropertiesForKeys: nil,
        options: folder == "." ? [.skipsSubdirectoryDescendants] : [.skipsHiddenFiles])
      for case let file as URL in try #require(files)
      where ["swift", "md"].contains(file.pathExtension) {
        for rule in Self.rules(in: try String(contentsOf: file, encoding: .utf8)) {
          count += 1
          let answer = try Compiler.expandPortableRule(rule)
          #expect(answer.diagnostics == [], "\(file.lastPathComponent): \(rule)")
        }
      }
    }
    #expect(count >= 80, "\(count)")
  }

  /// Returns the uses of the macro in a text, by their brackets.
  private static func rules(in text: String) -> [String] {
    text.ranges(of: "#Rule(").compactMap { range in
      var depth = 0
      for index in text[range.lowerBound...].indices {
        if "([{".contains(text[index]) { depth += 1 }
        guard ")]}".contains(text[index]) else { continue }
        depth -= 1
        let rest = text[text.index(after: index)...]
        let hasClosure = text[index] == ")" && rest.first { !$0.isWhitespace } == "{"
        if depth == 0, !hasClosure { return String(text[range.lowerBound...index]) }
      }
      return nil
    }
  }
}
