import Testing

@Suite("The expansion of #Rule")
struct RuleExpansionTests {
  @Test(
    "keeps the inputs and the trailing closure, and adds its source text",
    arguments: [
      (#"#Rule(Self.$isOn) { $0 == true }"#, #"(Self.$isOn, source: "$0 == true") { $0 == true }"#),
      (#"#Rule($isOn, { $0 })"#, #"($isOn, source: "$0") { $0 }"#),
      (#"#Rule($isOn,{ $0 },)"#, #"($isOn, source: "$0") { $0 }"#),
      (
        #"#Rule(Self.$isOn, Self.fed) { isOn, fed in isOn && fed.donations.isEmpty }"#,
        #"(Self.$isOn, Self.fed, source: "isOn, fed in isOn && fed.donations.isEmpty") "#
          + #"{ isOn, fed in isOn && fed.donations.isEmpty }"#
      ),
      (#"#Rule(a, b, { $0 == $1 })"#, #"(a, b, source: "$0 == $1") { $0 == $1 }"#),
      (#"#Rule(a, isFine)"#, #"(a, source: "isFine") { (isFine)($0) }"#),
      (
        #"#Rule(a, b, Self.fits(_:_:))"#,
        #"(a, b, source: "Self.fits(_:_:)") { (Self.fits(_:_:))($0, $1) }"#
      ),
      (#"#TipEngine.Rule(a) { $0 }"#, #"(a, source: "$0") { $0 }"#),
      (#"#Rule(map["a, b"]) { $0 }"#, #"(map["a, b"], source: "$0") { $0 }"#),
      (#"#Rule(Box<Int, String>.$on) { $0 }"#, #"(Box<Int, String>.$on, source: "$0") { $0 }"#),
      (#"#Rule(Box<(Int,A),B>.$a) { $0 }"#, #"(Box<(Int,A),B>.$a, source: "$0") { $0 }"#),
      (#"#Rule(Box<A<B,C>,D?>.$a) { $0 }"#, #"(Box<A<B,C>,D?>.$a, source: "$0") { $0 }"#),
      (
        #"#Rule(B<[A],@b (A)->B,3,~C>.c) { $0 }"#,
        #"(B<[A],@b (A)->B,3,~C>.c, source: "$0") { $0 }"#
      ),
      (#"#Rule(a < b,c > d) { $0 }"#, #"(a < b, c > d, source: "$0") { $0 }"#),
      (#"#Rule(a<b,"c">d) { $0 }"#, #"(a<b, "c">d, source: "$0") { $0 }"#),
      (#"#Rule(a<{ b },c>d) { $0 }"#, #"(a<{ b }, c>d, source: "$0") { $0 }"#),
      (#"#Rule(a<(b),c) { $0 }"#, #"(a<(b), c, source: "$0") { $0 }"#),
      (#"#Rule(a) {}"#, #"(a, source: "") {}"#), (#"#Rule(a) { }"#, #"(a, source: "") { }"#),
    ])
  func shapes(_ source: String, _ expansion: String) throws {
    let answer = try Compiler.expandRule(source)
    #expect(answer.expandedSource == "Tips.Rule" + expansion)
    #expect(answer.diagnostics.isEmpty)
  }

  @Test("reads interpolations up to 64 deep, also one after another")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #""\("#, count: depth) + "1" + String(repeating: #")""#, count: depth)
    }
    for (text, isRead) in [
      (nested(64), true), (nested(65), false), (#""\(1)\(\#(nested(63)))""#, true),
      (#""\(1)\(\#(nested(64)))""#, false),
    ] {
      let answer = try Compiler.expandRule("#Rule(a) { $0 == \(text) }")
      #expect((answer.expandedSource != nil) == isRead)
      let message = "These strings are nested too deeply; move the inner ones out."
      #expect(answer.diagnostics.map(\.message) == (isRead ? [] : [message]))
    }
  }

  @Test("has as many as 99 generic arguments in a row", arguments: [(99, ","), (100, ", ")])
  func generics(count: Int, separator: String) throws {
    let names = Array(repeating: "A", count: count)
    let answer = try Compiler.expandRule("#Rule(B<\(names.joined(separator: ","))>.$a) { $0 }")
    let input = "B<\(names.joined(separator: separator))>.$a"
    #expect(answer.expandedSource == "Tips.Rule(\(input), source: \"$0\") { $0 }")
  }

  @Test("escapes the source text and removes the common indentation")
  func severalLines() throws {
    let source = #"""
      #Rule(Self.event) {
          // Enough "views" \ of it
          $0.donations
            .count >= 3
        }
      """#
    #expect(
      try Compiler.expandRule(source).expandedSource == #"""
        Tips.Rule(Self.event, source: "// Enough \"views\" \\ of it\n$0.donations\n  .count >= 3") {
            // Enough "views" \ of it
            $0.donations
              .count >= 3
          }
        """#)
    #expect(
      try Compiler.expandRule("#Rule(a) {\r\n  $0 ==\r\n    3\r\n}").expandedSource
        == "Tips.Rule(a, source: \"$0 ==\\n  3\") {\r\n  $0 ==\r\n    3\r\n}")
    #expect(
      try Compiler.expandRule("#Rule(a) { $0 == \"\\n\t\u{7}\" }").expandedSource
        == "Tips.Rule(a, source: \"$0 == \\\"\\\\n\\t\\u{7}\\\"\") { $0 == \"\\n\t\u{7}\" }")
  }

  @Test(
    "looks for commas and brackets outside strings and comments only",
    arguments: [
      (#"{ $0 == "}" }"#, #"$0 == \"}\""#),
      (#"{ $0 == "a\("}")b" }"#, #"$0 == \"a\\(\"}\")b\""#),
      (##"{ $0 == #"\(" }"# }"##, ##"$0 == #\"\\(\" }\"#"##),
      (##"{ $0 == #"\#("}")"# }"##, ##"$0 == #\"\\#(\"}\")\"#"##),
      ("{ $0 == \"\"\"\n  } \"\" {\n  \"\"\" }", #"$0 == \"\"\"\n} \"\" {\n\"\"\""#),
      (#"{ /* } /* { */ } */ $0 }"#, "/* } /* { */ } */ $0"),
      ("{ $0 // }\n  && $0 }", #"$0 // }\n&& $0"#),
      ("{ $0 ==/* } */ 3 }", "$0 ==/* } */ 3"), ("{ $0 ==// }\n 3 }", #"$0 ==// }\n3"#),
      ("{ $0 // }\r && $1 }", #"$0 // }\n&& $1"#), ("{ a=->b in c }", "a=->b in c"),
      (#"{ $0 == #/}"/# }"#, #"$0 == #/}\"/#"#),
      (#"{ $0.`}` }"#, #"$0.`}`"#),
      (#"{ $0 == "🪶,é" }"#, #"$0 == \"🪶,é\""#),
      (#"{ $0 == "\"}" }"#, #"$0 == \"\\\"}\""#), (#"{ $0 == "\\" }"#, #"$0 == \"\\\\\""#),
      (##"{ $0 == #/\/#}/# }"##, ##"$0 == #/\\/#}/#"##),
      (#"{ $0 == #/a/}b/# }"#, #"$0 == #/a/}b/#"#),
      (###"{ $0 == ##/}/#}/## }"###, ###"$0 == ##/}/#}/##"###),
      (###"{ $0 == ##"a"#}"## }"###, ###"$0 == ##\"a\"#}\"##"###),
    ])
  func strings(_ closure: String, _ text: String) throws {
    let answer = try Compiler.expandRule(
      " /* , ( */ #Rule(a /* ) */ // (\n) /* x */ \(closure) // }")
    #expect(answer.expandedSource == "Tips.Rule(a, source: \"\(text)\") \(closure)")
  }
}
