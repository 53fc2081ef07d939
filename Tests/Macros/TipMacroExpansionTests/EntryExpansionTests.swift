import Testing

@Suite("The expansion of @Entry")
struct EntryExpansionTests {
  @Test(
    "reads and writes the value of the environment",
    arguments: [
      ("@Entry var species: Species = .finch", "species", ".finch"),
      ("@Entry public var theme = Theme(name: \"a, b\")", "theme", "Theme(name: \"a, b\")"),
      ("@Entry var bird: String?", "bird", "nil"),
      ("@Entry var feed: (() -> Void)?", "feed", "nil"),
      ("@Entry var feed: @Sendable () -> Int = { 3 }", "feed", "{ 3 }"),
    ])
  func accessors(source: String, name: String, value: String) throws {
    let answer = try Compiler.expandEntry(source)
    #expect(
      answer.expandedSource
        == "{\nget { _entry(\"\(name)\") { \(value) } }\n"
        + "set { _setEntry(\"\(name)\", newValue) }\n}")
    #expect(answer.diagnostics.isEmpty)
  }

  @Test(
    "needs a value, and no accessors",
    arguments: [
      ("@Entry var count: Int", "@Entry needs an initial value; write '= value' after 'Int'."),
      ("@Entry var count: Int { 3 }", "instead of accessors or observers."),
      ("@Entry var a = 1, b = 2", "@Entry accepts one name; declare 'b' separately."),
    ])
  func problems(source: String, message: String) throws {
    let answer = try Compiler.expandEntry(source)
    #expect(answer.diagnostics.map(\.severity) == ["error"])
    #expect(answer.diagnostics.first?.message.hasSuffix(message) == true)
  }
}
