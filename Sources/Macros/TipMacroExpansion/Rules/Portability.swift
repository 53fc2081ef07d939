/// Finds what Apple's `#Rule` rejects in a rule that compiles here.
///
/// The rule of a parameter may contain what `#Predicate` accepts. The rule of an event compares the
/// count of its donations with one value: an event's language has no logic, no arithmetic and no
/// members but `count`. Apps for iOS 26 have `&&` and `isEmpty` in the rules of events all the
/// same, so these two are in doubt.
///
/// The text of an input does not say whether it is a parameter or an event. It is an event if the
/// closure reads its `donations`.
struct Portability {
  /// The functions that `#Predicate` knows.
  ///
  /// It rejects all others.
  private static let functions: Set<String> = [
    "allSatisfy", "caseInsensitiveCompare", "contains", "evaluate", "filter", "flatMap",
    "localizedCompare", "localizedStandardContains", "max", "min", "starts",
  ]
  /// The functions of an event's donations.
  ///
  /// Their arguments are plain Swift, except a filter's.
  private static let donationFunctions: Set<String> = [
    "donatedWithin", "filter", "largestSubset", "smallestSubset",
  ]
  private static let statements: Set<String> = [
    "defer", "do", "for", "func", "guard", "let", "repeat", "switch", "var", "while",
  ]
  /// The words before a bracket that do not call a function.
  private static let keywords: Set<String> = ["as", "else", "if", "in", "is", "return", "some"]

  private let source: SourceText
  private var found: [Int: MacroProblem] = [:]

  /// The problems in the order of the source.
  var problems: [MacroProblem] { found.sorted { $0.key < $1.key }.map(\.value) }

  /// Checks a rule whose condition is a closure.
  init(_ source: SourceText, closure: Range<Int>, inputs: Int) {
    self.source = source
    let head = ClosureHead(source, closure.lowerBound)
    if let first = head.body.first, Self.statements.contains(source.text(first)) {
      report(first, "statements in a rule", "write one expression")
      return
    }
    var parts = [head.body]
    // TipKit 26 splits a rule of several inputs at its logic. Each part is about one of them.
    if inputs > 1 { parts = self.parts(of: head.body) }
    for part in parts {
      let events = outsideOfClosures(part).filter { readsDonations($0, head.parameters) }
      if events.isEmpty {
        checkCalls(Array(part), "a rule", known: Self.functions)
      } else {
        checkEvent(part, events)
      }
    }
  }

  /// Checks a rule whose condition is not a closure, such as the name of a function.
  init(_ source: SourceText, expression: Range<Int>) {
    self.source = source
    report(expression.lowerBound, "a function as a rule's condition", "write a closure")
  }

  private mutating func checkEvent(_ part: Range<Int>, _ events: [Int]) {
    let indices = outsideOfClosures(part)
    checkOperators(
      indices, "an event rule", and: "write two rules",
      or: "write two rules, and join them with 'Tips.Rule(.disjunction, …)'",
      not: "compare the count of the donations", isEvent: true)
    for index in events { checkDonations(after: index + 2) }
    checkCalls(indices, "an event rule", known: [])
  }

  /// Checks the members after `donations`.
  private mutating func checkDonations(after donations: Int) {
    var index = donations + 1
    while source.token(index, is: ".") {
      let name = source.text(index + 1)
      var end = index + 2
      if source.token(end, is: "("), source.isAdjacent(end) { end = source.index(after: end) }
      if source.token(end, is: "{"), name != "count" { end = source.index(after: end) }
      if name == "filter" {
        let closure = (index + 2..<end).first { source.token($0, is: "{") }
        if let closure { checkFilter(closure) }
      } else if name != "count", !Self.donationFunctions.contains(name) {
        report(
          index + 1, "'.\(name)' in an event rule", "compare '.count' with a number",
          isInDoubt: name == "isEmpty")
      }
      index = end
    }
    if source.token(index, is: "["), source.isAdjacent(index) {
      report(index, "an element of the donations in an event rule", "write a filter")
    }
  }

  private mutating func checkFilter(_ closure: Int) {
    let indices = outsideOfClosures(ClosureHead(source, closure).body)
    checkOperators(
      indices, "'filter'", and: "write two filters", or: "write two rules",
      not: "write '== false'")
    checkCalls(indices, "'filter'", known: [])
  }

  private mutating func checkOperators(
    _ indices: [Int], _ context: String, and: String, or: String, not: String, isEvent: Bool = false
  ) {
    var comparisons: [Int] = []
    var hasLogic = false
    for index in indices {
      switch RuleOperator(source, at: index) {
      case .and:
        report(index, "'&&' in \(context)", and, isInDoubt: isEvent)
        hasLogic = true
      case .or:
        report(index, "'||' in \(context)", or)
        hasLogic = true
      case .not: report(index, "'!' in \(context)", not)
      case .other(let text):
        report(index, "'\(text)' in \(context)", "compute the value before the rule")
      case .comparison: comparisons.append(index)
      case nil: break
      }
    }
    // Both sides of a rejected "&&" compare. One problem is enough.
    if !hasLogic, comparisons.count > 1 {
      report(comparisons[1], "a second comparison in \(context)", and)
    }
  }

  /// Checks the calls of functions, `name(` and `.name(`, and `Date.now`.
  private mutating func checkCalls(_ indices: [Int], _ context: String, known: Set<String>) {
    for index in indices
    where source.token(index, is: "Date") && source.token(index + 1, is: ".")
      && source.token(index + 2, is: "now")
    {
      report(index, "'Date.now' in \(context)", "compare with a date that the app sets")
    }
    for index in indices
    where source.token(index, is: "(") && source.isAdjacent(index)
      && source.tokens[index - 1].kind == .word
    {
      let name = source.text(index - 1)
      let subject: String
      if source.token(index - 2, is: ".") {
        if known.contains(name) { continue }
        subject = "'.\(name)()' in \(context)"
      } else {
        if Self.keywords.contains(name) { continue }
        subject = "the call of '\(name)' in \(context)"
      }
      report(
        index - 1, subject,
        name == "hasPrefix" ? "write '.starts(with:)'" : "compute the value before the rule")
    }
  }

  private mutating func report(
    _ index: Int, _ subject: String, _ advice: String, isInDoubt: Bool = false
  ) {
    guard found[index] == nil else { return }
    let version = isInDoubt ? " before Xcode 26" : ""
    found[index] = MacroProblem(
      "Xcode's TipKit rejects \(subject)\(version); \(advice).", at: source.offset(index),
      isInDoubt: isInDoubt)
  }

  /// Whether a parameter of the closure and `.donations` begin at a token.
  private func readsDonations(_ index: Int, _ parameters: [String]) -> Bool {
    guard source.token(index + 1, is: "."), source.token(index + 2, is: "donations") else {
      return false
    }
    let name = source.text(index)
    if parameters.isEmpty { return name.hasPrefix("$") }
    return parameters.contains(name)
  }

  /// The tokens outside of inner closures, of generic arguments and of what may be plain Swift.
  private func outsideOfClosures(_ range: Range<Int>) -> [Int] {
    var indices: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isArgument =
        source.token(index, is: "(") && source.token(index - 2, is: ".")
        && Self.donationFunctions.contains(source.text(index - 1))
      if source.token(index, is: "{") || source.token(index, is: "<") || isArgument {
        let end = source.index(after: index)
        if end == index + 1 { indices.append(index) }
        index = end
      } else {
        indices.append(index)
        index += 1
      }
    }
    return indices
  }

  /// Splits a condition at the logic that is outside of brackets.
  private func parts(of body: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = body.lowerBound
    var index = start
    while index < body.upperBound {
      let logic = RuleOperator(source, at: index)
      if logic == .and || logic == .or {
        parts.append(start..<index)
        start = index + (logic == .and ? 2 : 1)
        index = start
      } else {
        index = source.index(after: index)
      }
    }
    return parts + [start..<max(start, body.upperBound)]
  }
}

/// An operator of a rule's condition.
private enum RuleOperator: Equatable {
  case and, or, not, comparison
  /// Any other operator, as written.
  case other(String)

  /// Creates the operator that begins at a token, or nil when there is none.
  ///
  /// The lexer keeps `==` and `||` whole, and splits `&&`, `??`, `!=`, `<=` and `>=`.
  init?(_ source: SourceText, at index: Int) {
    let text = source.text(index)
    let isAfterSpace = !source.isAdjacent(index)
    let isBeforeSpace = !source.isAdjacent(index + 1)
    let next = isBeforeSpace ? "" : source.text(index + 1)
    switch text {
    case "&" where next == "&": self = .and
    case "||": self = .or
    case "==", "<", ">": self = .comparison
    case "!" where next.hasPrefix("="): self = .comparison
    case "!" where Self.isPrefix(source, index): self = .not
    case "?" where next == "?": self = .other("??")
    case "?" where isAfterSpace: self = .other("?:")
    case "+", "-", "*", "/", "%":
      guard isBeforeSpace || !Self.isPrefix(source, index) else { return nil }
      self = .other(text)
    case "is", "as", "if", "switch": self = .other(text)
    default: return nil
    }
  }

  private static func isPrefix(_ source: SourceText, _ index: Int) -> Bool {
    guard source.isAdjacent(index) else { return true }
    return source.tokens[index - 1].kind == .open || source.tokens[index - 1].kind == .symbol
  }
}

/// Whether rules that Apple's TipKit rejects are reported.
package enum PortabilityLevel: CaseIterable {
  case off, warn, error

  /// The level of the package's traits, the stricter one if several packages choose.
  ///
  /// An environment variable could not choose: the compiler starts plug-ins without any.
  package static var ofBuild: PortabilityLevel {
    #if PortabilityErrors
      .error
    #elseif PortabilityOff
      .off
    #else
      .warn
    #endif
  }

  /// The severity of diagnostics in the compiler's format, or nil for none.
  var severity: String? {
    switch self {
    case .off: nil
    case .warn: "warning"
    case .error: "error"
    }
  }
}
