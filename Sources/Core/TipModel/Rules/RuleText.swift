import TipFoundation

extension RuleExpression: CustomStringConvertible {
  /// The text form, which reads like Swift and parses back to the same tree.
  package var description: String { RuleText.print(self) }
}

extension RuleExpression {
  fileprivate var isChain: Bool { if case .chained = self { true } else { false } }
}

/// The vocabulary of the text form, shared by printer and parser.
package enum RuleText {
  /// The names of built-in members.
  ///
  /// A stored member of the same name is put in backticks.
  static let members: Set<String> = [
    "donations", "count", "isEmpty", "contains", "hasPrefix", "hasSuffix", "donatedWithin",
    "filter", "largestSubset", "smallestSubset", "starts", "localizedStandardContains",
    "caseInsensitiveCompare", "allSatisfy", "min", "max",
  ]
  /// The reserved words.
  ///
  /// A field of the same name is put in backticks.
  static let words: Set<String> = [
    "true", "false", "nil", "now", "parameter", "event", "opaque", "div", "inf", "nan",
  ]

  static func print(_ tree: RuleExpression) -> String {
    switch tree {
    case .literal(let value): literal(value)
    case .now: "now"
    case .parameter(let id): "parameter(" + quoted(id) + ")"
    case .donations(let event): "event(\(quoted(event))).donations"
    case .field("date"): "date"
    case .field(let name): identifier(name, reserved: words)
    case .variable(let level): "$\(level)"
    case .member(let base, let name): "\(postfix(base)).\(identifier(name, reserved: members))"
    case .element(let base, let key): "\(postfix(base))[\(print(key))]"
    case .not(let tree): "!\(operand(tree))"
    case .negative(let tree): "-\(operand(tree, isNegative: true))"
    case .binary(let joiner, let left, let right): binary(joiner, left, right)
    case .conditional(let condition, let first, let second):
      "\(operand(condition, above: 1)) ? \(print(first)) : \(print(second))"
    case .unwrapped(let base): "\(postfix(base))!"
    // "??" would be an operator.
    case .chained(let base) where base.isChain: "(\(print(base)))?"
    case .chained(let base): "\(postfix(base))?"
    case .count(let base): "\(postfix(base)).count"
    case .isEmpty(let base): "\(postfix(base)).isEmpty"
    case .test(let test, let base, let argument):
      call(test.rawValue, test.label, of: base, argument)
    case .order(let base, let other): call("caseInsensitiveCompare", nil, of: base, other)
    case .elements(let query, let base, let condition):
      call(query.rawValue, query.label, of: base, condition)
    case .extreme(let extreme, let base): "\(postfix(base)).\(extreme.rawValue)()"
    case .donatedWithin(let base, let range):
      "\(postfix(base)).donatedWithin(.\(range.unit.rawValue)s(\(range.count)))"
    case .filter(let base, let condition): call("filter", nil, of: base, condition)
    case .subset(let size, let base, groupedBy: let key):
      call("\(size.rawValue)Subset", "groupedBy", of: base, key)
    case .opaque(let opaque): "opaque(\(arguments(of: opaque)))"
    }
  }

  /// Returns text in quotes, with escape sequences for special characters.
  package static func quoted(_ text: String, by quote: Unicode.Scalar = "\"") -> String {
    // Nearly all text is plain, and reading the properties of each scalar is slow.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x5C && $0 != quote.value }) {
      let mark = String(quote)
      return mark + text + mark
    }
    let escaped = text.replacingScalars { scalar in
      switch scalar {
      case quote: "\\\(quote)"
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case let control where control.properties.generalCategory == .control:
        "\\u{\(String(control.value, radix: 16))}"
      default: nil
      }
    }
    return "\(quote)\(escaped)\(quote)"
  }

  /// Returns whether a name without backticks can begin with a scalar.
  static func beginsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    // The tables of properties are slow, here and below, and nearly all scalars are ASCII.
    if scalar.isASCII { return isPlainLetter(scalar) || scalar == "_" }
    return scalar.properties.isXIDStart
  }

  /// Returns whether a name without backticks can contain a scalar after the first.
  static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return isPlainLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
    }
    return scalar.properties.isXIDContinue
  }

  /// Returns whether a scalar separates tokens.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || (9...13).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }

  private static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func literal(_ value: StoredValue) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value) where value.isNaN: "nan"
    case .double(let value): "\(value)"
    case .string(let value): quoted(value)
    case .date(let value): "date(\(quoted(value.description)))"
    case .array(let elements): "[\(elements.map(literal).joined(separator: ", "))]"
    case .object(let members) where members.isEmpty: "[:]"
    case .object(let members):
      "["
        + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(literal($0.value))" }
        .joined(separator: ", ") + "]"
    }
  }

  /// Returns the operand of `!` or `-` as text, without brackets wherever they are not needed,
  /// because each pair counts as nesting.
  private static func operand(_ tree: RuleExpression, isNegative: Bool = false) -> String {
    let text = print(tree)
    let needsBrackets =
      switch tree {
      case .binary, .conditional: true
      // A minus before a number would be a part of it.
      case .literal(.int), .literal(.double): isNegative
      default: isNegative && text.first?.isNumber == true
      }
    return needsBrackets ? "(\(text))" : text
  }

  private static func binary(
    _ joiner: BinaryOperator, _ left: RuleExpression, _ right: RuleExpression
  ) -> String {
    // Operators of equal precedence group from the left, but comparisons do not group.
    let leftRank = joiner.isComparison ? joiner.precedence + 1 : joiner.precedence
    var text = operand(left, above: leftRank)
    text += " "
    text += joiner.rawValue
    text += " "
    text += operand(right, above: joiner.precedence + 1)
    return text
  }

  private static func operand(_ tree: RuleExpression, above rank: Int) -> String {
    switch tree {
    case .binary(let joiner, _, _) where joiner.precedence < rank: "(\(print(tree)))"
    case .conditional: "(\(print(tree)))"
    default: print(tree)
    }
  }

  /// Returns a member with an argument.
  private static func call(
    _ name: String, _ label: String?, of base: RuleExpression, _ argument: RuleExpression
  ) -> String {
    var text = "\(postfix(base)).\(name)("
    if let label { text += "\(label): " }
    return text + print(argument) + ")"
  }

  /// Returns a tree as text that a member can follow.
  private static func postfix(_ tree: RuleExpression) -> String {
    switch tree {
    case .binary, .conditional, .not, .negative: "(\(print(tree)))"
    // A minus would apply to the member too.
    case .literal(.int(..<0)), .literal(.double): "(\(print(tree)))"
    default: print(tree)
    }
  }

  private static func identifier(_ name: String, reserved: Set<String>) -> String {
    guard let first = name.unicodeScalars.first, beginsIdentifier(first),
      name.unicodeScalars.allSatisfy(continuesIdentifier), !reserved.contains(name)
    else { return quoted(name, by: "`") }
    return name
  }

  private static func arguments(of opaque: OpaqueRule) -> String {
    let inputs = opaque.inputs.map { input in
      switch input {
      case .parameter(let id): "parameter(\(quoted(id)))"
      case .event(let id): "event(\(quoted(id)))"
      }
    }
    return ([quoted(opaque.source)] + inputs).joined(separator: ", ")
  }
}
