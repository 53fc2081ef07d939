import Testing

@Suite("The closure of #Rule")
struct RuleSyntaxRewritingTests {
  @Test(
    "reads the time on the tips' clock (D35)",
    arguments: [
      ("$0 > Date.now", "$0 > NOW"),
      ("$0 > .now", "$0 > Tips.RuleSyntax.now(.now)"),
      ("Date() < $0", "NOW < $0"),
      ("Foundation.Date.now < $0", "NOW < $0"),
      ("Date.init() < $0", "NOW < $0"),
      ("$0 > Date(timeIntervalSinceNow: -60)", "$0 > NOW.addingTimeInterval(-60)"),
      ("$0 > Date.now.addingTimeInterval(-60)", "$0 > NOW.addingTimeInterval(-60)"),
      ("$0 > Date.now - 60", "$0 > NOW - 60"),
      ("$0.timeIntervalSinceNow < -60", "$0.timeIntervalSince(NOW) < -60"),
      ("Date().timeIntervalSince($0) > 60", "NOW.timeIntervalSince($0) > 60"),
      (
        "$0.donations.filter { $0.date > .now - 60 }.count > 3",
        "$0.donations.filter { $0.date > Tips.RuleSyntax.now(.now) - 60 }.count > 3"
      ),
      ("-60 < $0.timeIntervalSinceNow", "-60 < $0.timeIntervalSince(NOW)"),
      ("Foundation(Date.now) < $0", "Foundation(NOW) < $0"),
      ("print($0)\n return Date() ? a : b", "print($0)\n return NOW ? a : b"),
      (
        "Calendar.current.isDate($0, inSameDayAs: Date())",
        "Calendar.current.isDate($0, inSameDayAs: NOW)"
      ),
    ])
  func time(_ closure: String, _ expected: String) throws {
    try check(closure, expected.replacing("NOW", with: "Tips.RuleSyntax.now()"))
  }

  @Test(
    "keeps other names",
    arguments: [
      "$0 > Date(timeIntervalSince1970: 3)", "$0 > My.Date()", "$0.now > 3", "$0 == .now()",
      "(0...now).contains($0)", "$0 == \"Date.now\"", "$0 /* Date.now */ > x", "$0 > Dates.now",
      "$0 ?? 3 > 2", "$0 != 3", "!$0", "$0.isOn && !other", "$0 as? Int == 3",
      "[1, 2,].contains($0)",
      "$0[\"a\", default: 3] > 2", "(0..<3).contains($0)",
      "let x = $0; return x > 3 ? true : false", "let x = $0 ? .a : .b; return x == $1",
      "print($0)\n return $0 ? a : b", "f($0); $0 ? a : b", "x = $0 ? a : b", "return", "",
      "$0 > Date.distantPast", "$0 > Date.make()", "$0 > Date(now)", "$0 > Date(init())",
      "f($0, Date,)", "$0 > Date[timeIntervalSinceNow: 3]", "$0 > Date(timeIntervalSinceNow)",
      "$0 > Foundation.Data.now", "$0!=3", "$0 == Int?.some(3)", "$0 ? : b",
      "$0.contains(where: isGood(_: ))", "$0?.contains(a, $1) == true",
      "$0?.contains($1) == true",
      "$0 as! Int == 3", "try! check($0)", "(try? check($0)) == true", "$0 == Int?.none",
      "$0??.count == 3",
      #"$0.max(by: \.now) == nil"#, "$0.sorted(by: \\Date.now).isEmpty",
      "guard let x = $0 else { return false }\n return x > 3",
      "if let x = $0, x > 3 { true } else { false }",
      "if let x = $0 { x > $1 } else { false }", "if let x = $0 { $1 > x } else { false }",
      "if let x: Int = $0 { x > 3 } else { false }", "if let (a, b) = $0 { a } else { b }",
      "if $0 { } else { b }", "if $0 { a } else { }", "if $0 { a }",
      "if a { if let x = $0, x { b } else { c } } else { d }", "$0!= 3", "$0?(3) == 2",
      "($0?...3).isEmpty", "$0 == .Date()", "$0 == .Date.now", "f($0); return !$1",
      "if let a = $0 { a } else { b }; let c = d ? e : f; return c",
    ])
  func others(closure: String) throws { try check(closure, closure) }

  @Test(
    "calls functions for syntax that no type can give a meaning",
    arguments: [
      ("$0 ? $1 > 2 : true", "R.choose($0, $1 > 2, true)"),
      ("return $0 > 3 ? true : false", "return R.choose($0 > 3, true, false)"),
      ("$0 ? true : $1 ? false : true", "R.choose($0, true, R.choose($1, false, true))"),
      ("$0 ? $1 ? a : b : c", "R.choose($0, R.choose($1, a, b), c)"),
      ("($0 ? 1 : 2) > $1", "(R.choose($0, 1, 2)) > $1"),
      ("$0 ?? a ? b : c", "R.choose($0 ?? a, b, c)"),
      ("f(a: $0 ? 1 : 2) > 1", "f(a: R.choose($0, 1, 2)) > 1"),
      ("[\"a\": $0 ? 1 : 2] == $1", "[\"a\": R.choose($0, 1, 2)] == $1"),
      ("$0! == 3", "R.unwrap($0) == 3"),
      ("try ($0)! == 3", "try R.unwrap(($0)) == 3"),
      ("3 == $0?.count", "3 == R.chain($0) { __value in __value.count }"),
      ("f(a: $0 ? 1 : 2,)", "f(a: R.choose($0, 1, 2),)"),
      ("(0...$0!).contains(3)", "(0...R.unwrap($0)).contains(3)"),
      ("$0?.a==$1", "R.chain($0) { __value in __value.a }==$1"),
      ("$0?.f($flag1) == 3", "R.chain($0) { __value in __value.f($flag1) } == 3"),
      // A "<" before a text or the end of a bracket begins no generic arguments.
      ("$0<\"wren\" ? $1>2 : true", "R.choose($0<\"wren\", $1>2, true)"),
      ("f($0<3, $1 ? 1 : 2) > $2", "f($0<3, R.choose($1, 1, 2)) > $2"),
      ("$0! > 3", "R.unwrap($0) > 3"),
      ("$0!.count > 3", "R.unwrap($0).count > 3"),
      ("$0[\"a\"]! > 3", "R.unwrap($0[\"a\"]) > 3"),
      ("!$0!", "!R.unwrap($0)"),
      ("$0?.isEmpty ?? true", "R.chain($0) { __value in __value.isEmpty } ?? true"),
      (
        "$0?.place?.name.count ?? 0 > 2",
        "R.chain($0) { __value in R.chain(__value.place) { __value in __value.name.count } } ?? 0 > 2"
      ),
      ("$0?[\"a\"] == 3", "R.chain($0) { __value in __value[\"a\"] } == 3"),
      (
        "$0?.contains { $0 > 3 } == true",
        "R.chain($0) { __value in __value.contains { $0 > 3 } } == true"
      ),
      (
        "if let x = $0 { x > 3 } else { false }",
        "R.ifPresent($0, { x in x > 3 }, else: false)"
      ),
      (
        "v in if let v { return v > 3 } else { return Date() > d }",
        "v in R.ifPresent(v, { v in v > 3 }, else: R.now() > d)"
      ),
      (
        "return if let x = $0 { x > 3 } else { false }",
        "return R.ifPresent($0, { x in x > 3 }, else: false)"
      ),
      (
        "if let a = $0 { a } else if let b = c { b } else { d }",
        "R.ifPresent($0, { a in a }, else: R.ifPresent(c, { b in b }, else: d))"
      ),
      (
        "if $0 > 3 { true } else if $0 > 2 { false } else { true }",
        "R.choose($0 > 3, true, R.choose($0 > 2, false, true))"
      ),
    ])
  func functions(_ closure: String, _ expected: String) throws {
    try check(closure, expected.replacing("R.", with: "Tips.RuleSyntax."))
  }

  @Test(
    "is reported where it reads the real time (D35)",
    arguments: [
      ("Calendar.current.isDateInToday($0)", 28, "isDateInToday"),
      ("CFAbsoluteTimeGetCurrent() > $0", 11, "CFAbsoluteTimeGetCurrent"),
      ("$0 > ContinuousClock.now", 16, "ContinuousClock"),
    ])
  func realTime(_ closure: String, _ offset: Int, _ name: String) throws {
    let answer = try Compiler.expandRule("#Rule(a) { \(closure) }")
    #expect(answer.expandedSource?.hasSuffix("{ \(closure) }") == true)
    let diagnostic = try #require(answer.diagnostics.first)
    #expect(answer.diagnostics.count == 1)
    #expect(
      diagnostic.message == "'\(name)' reads the real time, which the tips' clock does not move; "
        + "compare with 'Date.now'.")
    #expect(diagnostic.severity == "warning")
    #expect(diagnostic.position.offset == 1000 + offset)
  }

  @Test("is read in one pass, however deep its choices and chains are")
  func depth() throws {
    // Reading each level twice would take longer than any compiler waits.
    let choices = String(repeating: "if let a = $0 { ", count: 69)
    let ends = String(repeating: " } else { b }", count: 69)
    try check(
      choices + "if let a = $0 { a } else { b }" + ends,
      choices + "Tips.RuleSyntax.ifPresent($0, { a in a }, else: b)" + ends)
    let chains =
      String(repeating: "$0?.a(", count: 120) + "$0" + String(repeating: ")", count: 120)
    try check(chains, chains)
    let opened = String(repeating: "if let a = c { ", count: 70)
    let calls = String(repeating: "Tips.RuleSyntax.ifPresent(c, { a in ", count: 70)
    try check(
      opened + "a" + String(repeating: " } else { b }", count: 70),
      calls + "a" + String(repeating: " }, else: b)", count: 70))
  }

  @Test("keeps the names and the captures of inner closures")
  func heads() throws {
    try check(
      "$0.contains { [b] (a: My.Part) in a ? b : c }",
      "$0.contains { [b] (a: My.Part) in Tips.RuleSyntax.choose(a, b, c) }")
    try check(
      "$0.contains { a -> My.Bool in a! }",
      "$0.contains { a -> My.Bool in Tips.RuleSyntax.unwrap(a) }")
  }

  @Test("is left alone when it is longer than any rule")
  func length() throws {
    // With its braces, a closure of 1000 tokens is rewritten.
    let sum = String(repeating: " + 1", count: 497)
    try check("!Date()\(sum)", "!Tips.RuleSyntax.now()\(sum)")
    try check("Date()\(sum) + 1", "Date()\(sum) + 1")
    let long =
      "$0 == Date() || " + String(repeating: "(", count: 20_000) + "true"
      + String(repeating: ")", count: 20_000)
    try check(long, long)
  }

  private func check(_ closure: String, _ expected: String) throws {
    let answer = try Compiler.expandRule("#Rule(a) { \(closure) }")
    let expansion = try #require(answer.expandedSource)
    #expect(answer.diagnostics.isEmpty)
    #expect(expansion.hasSuffix("\") { \(expected) }"), "\(expansion)")
  }
}
