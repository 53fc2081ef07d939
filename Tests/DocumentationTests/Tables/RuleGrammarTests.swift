import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting

/// Compares the grammar of the article with the parser.
@Suite("The grammar of rules")
struct RuleGrammarTests {
  private static let article = "Sources/TipControl.docc/RuleText.md"

  private func grammar() throws -> Grammar {
    let text = try PackageFile.text(Self.article)
    let block = try #require(text.firstMatch(of: /```ebnf\n([^`]*)```/))
    return try Grammar(String(block.output.1))
  }

  @Test("generates sentences that the parser reads", arguments: UInt64(1)...4)
  func sentences(seed: UInt64) throws {
    var generator = SentenceGenerator(
      grammar: try grammar(), random: SeededGenerator(seed: seed))
    for count in 0..<Volume.of(5000) {
      let sentence = generator.sentence(of: "rule", depth: 4 + count % 12)
      let text = try RuleExpression(parsing: sentence).description
      // As text, because the literal nan differs from itself.
      #expect(try RuleExpression(parsing: text).description == text, "\(sentence)")
    }
    #expect(generator.used == generator.grammar.terminals, "each symbol occurs in a sentence")
  }

  @Test("describes the text of random rules", arguments: UInt64(1)...4)
  func recognition(seed: UInt64) throws {
    let grammar = try grammar()
    var random = RandomRule(generator: SeededGenerator(seed: seed))
    for count in 0..<Volume.of(1000) {
      let text = random.tree(1 + count % 4).description
      #expect(try grammar.accepts(text), "\(text)")
    }
  }

  @Test(
    "rejects the same texts as the parser",
    arguments: [
      "a? b : c", "a b", "a < b < c", "a !", "a.min(b)", "[1, a]",
      "a.donatedWithin(.day)", "1 +", "event(\"e\").count", "date(a)", "a ? b",
    ])
  func rejection(text: String) throws {
    #expect(throws: TipControlError.self) { try RuleExpression(parsing: text) }
    #expect(try !grammar().accepts(text))
  }
}

/// A grammar in EBNF.
private struct Grammar {
  indirect enum Part {
    case symbol(String)
    case terminal(String)
    /// Described in words: a kind of token, or the space between two.
    case special(String)
    case sequence([Part])
    case alternatives([Part])
    case optional(Part)
    case repeated(Part)
  }

  private(set) var rules: [String: Part] = [:]

  init(_ text: String) throws {
    let token = /"[^"]*"|\?[ a-z]+\?|[A-Za-z]+|[=,;|\[\]{}()]/
    var reader = Reader(tokens: text.matches(of: token).map { String($0.output) })
    while let name = reader.peek {
      reader.index += 1
      try reader.expect("=")
      rules[name] = try reader.alternatives()
      try reader.expect(";")
    }
  }

  /// All words, operators and kinds of tokens.
  var terminals: Set<String> {
    func collect(_ part: Part) -> [String] {
      switch part {
      case .symbol: []
      case .terminal(let text), .special(let text): [text]
      case .sequence(let parts), .alternatives(let parts): parts.flatMap(collect)
      case .optional(let part), .repeated(let part): collect(part)
      }
    }
    return Set(rules.values.flatMap(collect))
  }

  private struct Reader {
    let tokens: [String]
    var index = 0

    var peek: String? { index < tokens.count ? tokens[index] : nil }

    mutating func expect(_ token: String) throws {
      try #require(peek == token, "\(tokens[max(0, index - 5)..<min(index + 2, tokens.count)])")
      index += 1
    }

    mutating func alternatives() throws -> Part {
      var parts = [try sequence()]
      while peek == "|" {
        index += 1
        parts.append(try sequence())
      }
      return parts.count == 1 ? parts[0] : .alternatives(parts)
    }

    private mutating func sequence() throws -> Part {
      var parts = [try part()]
      while peek == "," {
        index += 1
        parts.append(try part())
      }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func part() throws -> Part {
      let token = try #require(peek)
      index += 1
      switch token {
      case "[":
        let part = try alternatives()
        try expect("]")
        return .optional(part)
      case "{":
        let part = try alternatives()
        try expect("}")
        return .repeated(part)
      case "(":
        let part = try alternatives()
        try expect(")")
        return part
      case _ where token.hasPrefix("\""): return .terminal(String(token.dropFirst().dropLast()))
      case _ where token.hasPrefix("?"):
        return .special(token.dropFirst().dropLast().trimmingCharacters(in: .whitespaces))
      default: return .symbol(token)
      }
    }
  }
}

// MARK: - Sentences

/// Creates random sentences of a grammar.
private struct SentenceGenerator {
  let grammar: Grammar
  var random: SeededGenerator
  /// The terminals of all sentences so far.
  private(set) var used: Set<String> = []
  private var text = ""
  private var count = 0

  init(grammar: Grammar, random: SeededGenerator) {
    self.grammar = grammar
    self.random = random
  }

  mutating func sentence(of name: String, depth: Int) -> String {
    text = ""
    tokens = 0
    write(.symbol(name), depth * 4)
    return text
  }

  private mutating func write(_ part: Grammar.Part, _ wanted: Int) {
    let depth = tokens < 300 ? wanted : 0
    switch part {
    case .symbol(let name):
      if let rule = grammar.rules[name] { write(rule, depth - 1) }
    case .terminal(let terminal):
      used.insert(terminal)
      add(terminal)
    case .special(let kind):
      used.insert(kind)
      special(kind)
    case .sequence(let parts): for part in parts { write(part, depth) }
    case .alternatives(let parts):
      // Deep inside, only an alternative without further symbols ends the sentence.
      let candidates = depth > 0 ? parts : [parts.first(where: isShort) ?? parts[0]]
      write(candidates[Int.random(in: candidates.indices, using: &random)], depth)
    case .optional(let part):
      if depth > 0, Int.random(in: 0..<3, using: &random) == 0 { write(part, depth - 2) }
    case .repeated(let part):
      var times = depth > 0 ? Int.random(in: 0..<8, using: &random) - 5 : 0
      while times > 0 {
        write(part, depth - 4)
        times -= 1
      }
    }
  }

  private func isShort(_ part: Grammar.Part) -> Bool {
    switch part {
    case .terminal, .special: true
    case .symbol(let name): name == "value" || name == "literal"
    default: false
    }
  }

  private mutating func add(_ token: String) {
    if !text.isEmpty, text.last != " ", !hasNoSpace { text += " " }
    hasNoSpace = false
    tokens += 1
    text += token
  }

  private var hasNoSpace = false
  /// The number of tokens, which ends a sentence long before the limit of the parser.
  private var tokens = 0

  private mutating func special(_ kind: String) {
    count += 1
    switch kind {
    case "no space": hasNoSpace = true
    case "space": break
    case "text": add("\"t\(count)\\n\"")
    case "name", "member": add(["a\(count)", "`count`", "backyardID"][count % 3])
    case "whole": add("\(count)")
    case "fraction": add(["\(count).5", "\(count)e3"][count % 2])
    case "date": add("\"2026-11-21T09:00:00Z\"")
    case "element": add("$\(count % 3)")
    default: Issue.record("The grammar has an unknown kind \"\(kind)\".")
    }
  }
}

// MARK: - Recognition

extension Grammar {
  /// Returns whether a text is a sentence of the grammar.
  func accepts(_ text: String) throws -> Bool {
    var lexer = RuleLexer(text)
    var tokens: [RuleToken] = []
    while case let token = try lexer.next(), token.kind != .end { tokens.append(token) }
    var recognizer = Recognizer(grammar: self, tokens: tokens)
    return recognizer.ends(.symbol("rule"), from: 0).contains(tokens.count)
  }

  private struct Recognizer {
    let grammar: Grammar
    let tokens: [RuleToken]
    /// The ends of symbols that begin at a token.
    private var known: [String: [Int: Set<Int>]] = [:]

    init(grammar: Grammar, tokens: [RuleToken]) {
      self.grammar = grammar
      self.tokens = tokens
    }

    private func token(_ index: Int) -> RuleToken? {
      index < tokens.count ? tokens[index] : nil
    }

    /// Returns the indices after all texts of a part that begin at an index.
    mutating func ends(_ part: Part, from start: Int) -> Set<Int> {
      switch part {
      case .symbol(let name):
        if let ends = known[name]?[start] { return ends }
        var ends: Set<Int> = []
        if let rule = grammar.rules[name] { ends = self.ends(rule, from: start) }
        known[name, default: [:]][start] = ends
        return ends
      case .terminal(let terminal):
        guard let token = token(start), token.kind.isTerminal(terminal) else { return [] }
        return [start + 1]
      case .special("no space"):
        guard let token = token(start), token.isAdjacent else { return [] }
        return [start]
      case .special("space"):
        guard let token = token(start), !token.isAdjacent else { return [] }
        return [start]
      case .special(let kind):
        guard let token = token(start), token.kind.isSpecial(kind) else { return [] }
        return [start + 1]
      case .sequence(let parts):
        var ends: Set<Int> = [start]
        for part in parts {
          var next: Set<Int> = []
          for end in ends { next.formUnion(self.ends(part, from: end)) }
          ends = next
        }
        return ends
      case .alternatives(let parts):
        var ends: Set<Int> = []
        for part in parts { ends.formUnion(self.ends(part, from: start)) }
        return ends
      case .optional(let part): return ends(part, from: start).union([start])
      case .repeated(let part):
        var all: Set<Int> = [start]
        var newest = all
        while !newest.isEmpty {
          var next: Set<Int> = []
          for end in newest { next.formUnion(ends(part, from: end)) }
          newest = next.subtracting(all)
          all.formUnion(next)
        }
        return all
      }
    }
  }
}

extension RuleToken.Kind {
  fileprivate func isTerminal(_ terminal: String) -> Bool {
    self == .symbol(terminal) || self == .identifier(terminal)
  }

  fileprivate func isSpecial(_ kind: String) -> Bool {
    switch (kind, self) {
    case ("text", .string), ("element", .variable), ("name", .quotedIdentifier),
      ("member", .quotedIdentifier), ("member", .identifier):
      true
    case ("date", .string(let text)): Timestamp(iso8601: text) != nil
    // The least whole number is a minus before a number that fits no other way.
    case ("whole", .numberBeyondLargest): true
    case ("whole", .number(.int)), ("fraction", .number(.double)): true
    case ("name", .identifier(let word)):
      ![
        "true", "false", "nil", "now", "parameter", "event", "opaque", "div", "inf",
        "nan",
      ].contains(word)
    default: false
    }
  }
}
