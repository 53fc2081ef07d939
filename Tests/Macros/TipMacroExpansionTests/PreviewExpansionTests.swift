import Testing

#if compiler(>=6.3) && !canImport(Darwin)
  @Suite("The expansion of #Preview")
  struct PreviewExpansionTests {
    @Test("is a constant in a section, whose function has the arguments and the body")
    func constant() throws {
      let answer = try Compiler.expandPreview(
        "#Preview(\"Night\", traits: .portrait) { NightView() }")
      #expect(answer.diagnostics.isEmpty)
      #expect(
        answer.expandedSource == """
          @section("tipcontrol_previews") @used
          nonisolated private let $s1t7previewfMu_: _PreviewEntry = {
          _PreviewContent.add("Night", fileID: #fileID, line: #line) {
          _PreviewContent("Night", traits: .portrait) { NightView() }
          }
          }
          """)
    }

    @Test(
      "passes the arguments on, and the body as a trailing closure",
      arguments: [
        ("#Preview { NightView() }", "() { NightView() }"),
        ("#Preview() { NightView() }", "() { NightView() }"),
        ("@available(iOS 18, *)\n#Preview { NightView() }", "() { NightView() }"),
        ("#Preview(body: { NightView() })", "() { NightView() }"),
        ("#Preview { NightView(#line) }", "() { NightView(#line) }"),
        ("#Preview(\"A, b\", body: makeNight)", "(\"A, b\") { (makeNight)() }"),
        (
          "#Preview { // night\n  let a = 1\n  NightView(a) }",
          "() { // night\n  let a = 1\n  NightView(a) }"
        ),
      ])
    func arguments(source: String, call: String) throws {
      let expansion = try #require(try Compiler.expandPreview(source).expandedSource)
      #expect(expansion.contains("\n_PreviewContent\(call)\n}\n}"))
    }

    @Test(
      "lists a name that is plain text",
      arguments: [
        ("#Preview(\"A, b\") { NightView() }", "\"A, b\""),
        ("#Preview { NightView() }", "nil"),
        ("#Preview(traits: .portrait) { NightView() }", "nil"),
        ("#Preview(title) { NightView() }", "nil"),
        ("#Preview(\"A\" + b) { NightView() }", "nil"),
        ("#Preview(\"Night \\(1)\") { NightView() }", "nil"),
      ])
    func name(source: String, name: String) throws {
      let expansion = try #require(try Compiler.expandPreview(source).expandedSource)
      #expect(expansion.contains("\n_PreviewContent.add(\(name), fileID: #fileID, line: #line) {"))
    }

    @Test(
      "declares what is previewable as properties of a view",
      arguments: [
        ("@Previewable @State var isNight = true\nNightView(isNight)", "@State var isNight = true"),
        ("@Previewable @State var isNight = true; NightView(isNight)", "@State var isNight = true"),
        ("@Previewable\n@State\nvar a = 1 // one\nNightView(isNight)", "@State\nvar a = 1"),
        (
          "@Previewable @State var a = [1]\n  .map { $0 }\nNightView(isNight)",
          "@State var a = [1]\n  .map { $0 }"
        ),
        ("@Previewable @State var a: Int =\n  3\nNightView(isNight)", "@State var a: Int =\n  3"),
        ("@Previewable @State var a: Int?\nNightView(isNight)", "@State var a: Int?"),
        ("@Previewable @State var a: Int!\nNightView(isNight)", "@State var a: Int!"),
        ("@Previewable @Query var a: Set<Int>\nNightView(isNight)", "@Query var a: Set<Int>"),
        ("@Previewable @State var a = b\n{ 1 }\nNightView(isNight)", "@State var a = b\n{ 1 }"),
        ("@Previewable @Bindable let a = 1\nNightView(isNight)", "@Bindable let a = 1"),
        (
          "@Previewable @State var a = 1\n@Previewable @Namespace var b\nNightView(isNight)",
          "@State var a = 1\n@Namespace var b"
        ),
      ])
    func states(body: String, properties: String) throws {
      let expansion = try #require(
        try Compiler.expandPreview("#Preview { \(body) }").expandedSource)
      #expect(
        expansion.contains(
          """
          _PreviewContent() {
          struct _PreviewBody: _PreviewStates {
          \(properties)
          var body: some View {
          NightView(isNight)
          }
          }
          return _PreviewBody()
          }
          """))
    }

    @Test(
      "is nothing in a type or a function, where a constant cannot be in a section",
      arguments: [["enum Night {}"], ["func makeNight() {}", "struct Night {}"]])
    func nested(context: [String]) throws {
      let answer = try Compiler.expandPreview("#Preview { NightView() }", in: context)
      #expect(answer == .init(expandedSource: nil, expandedSources: nil, diagnostics: []))
    }

    @Test(
      "needs a view",
      arguments: ["#Preview", "#Preview(\"Night\")", "#Preview(body)", "#Preview(body:)"])
    func noView(source: String) throws {
      let answer = try Compiler.expandPreview(source)
      #expect(answer.expandedSource == nil)
      #expect(
        answer.diagnostics.map(\.message) == [
          "#Preview has no view; write '#Preview { view }'."
        ])
    }
  }
#endif
