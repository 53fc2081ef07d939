import Testing

@Suite("The expansion of @Parameter")
struct ParameterExpansionTests {
  @Test(
    "declares the parameter beside the property",
    arguments: [
      (
        "static var isOn: Bool = false",
        "nonisolated static let $isOn = Tips.Parameter<Bool>(Self.self, \"isOn\", false)"
      ),
      (
        "static var isOn = true",
        "nonisolated static let $isOn = Tips.Parameter<Bool>(Self.self, \"isOn\", true)"
      ),
      (
        "static var visits = -1_0",
        "nonisolated static let $visits = Tips.Parameter<Int>(Self.self, \"visits\", -1_0)"
      ),
      (
        "static var mask = 0xFE",
        "nonisolated static let $mask = Tips.Parameter<Int>(Self.self, \"mask\", 0xFE)"
      ),
      (
        "static var rain = 2.5e-3",
        "nonisolated static let $rain = Tips.Parameter<Double>(Self.self, \"rain\", 2.5e-3)"
      ),
      (
        "static var a = 0x1p-3",
        "nonisolated static let $a = Tips.Parameter<Double>(Self.self, \"a\", 0x1p-3)"
      ),
      (
        "static var a = 0x1e-3",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", 0x1e-3)"
      ),
      (
        "static var a = 1E-3",
        "nonisolated static let $a = Tips.Parameter<Double>(Self.self, \"a\", 1E-3)"
      ),
      (
        "static var a = 1e+3",
        "nonisolated static let $a = Tips.Parameter<Double>(Self.self, \"a\", 1e+3)"
      ),
      (
        "static var a = 1+1",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", 1+1)"
      ),
      (
        "static var a = 3.description",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", 3.description)"
      ),
      (
        "static var a = ~3",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", ~3)"
      ),
      (
        "static var a = -true",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", -true)"
      ),
      (
        "static var a = -\"b\"",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", -\"b\")"
      ),
      (
        "static var a = [1]",
        "nonisolated static let $a = Tips.Parameter(Self.self, \"a\", [1])"
      ),
      (
        "static var _a1 = false",
        "nonisolated static let $_a1 = Tips.Parameter<Bool>(Self.self, \"_a1\", false)"
      ),
      (
        "static var a: Int = { set(3) }()",
        "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", { set(3) }())"
      ),
      (
        "open static var a = 3",
        "public nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)"
      ),
      (
        "@Birds.Nest.public @Box<public> static var a = 3",
        "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)"
      ),
      (
        "static var name = \"a, b\"",
        "nonisolated static let $name = Tips.Parameter<String>(Self.self, \"name\", \"a, b\")"
      ),
      (
        "static var since = Date()",
        "nonisolated static let $since = Tips.Parameter(Self.self, \"since\", Date())"
      ),
      (
        "static var limit = defaultLimit",
        "nonisolated static let $limit = Tips.Parameter(Self.self, \"limit\", defaultLimit)"
      ),
      (
        "static var limit = nil ?? defaultLimit",
        "nonisolated static let $limit = Tips.Parameter(Self.self, \"limit\", nil ?? defaultLimit)"
      ),
      (
        "static var bird: String? = nil",
        "nonisolated static let $bird = Tips.Parameter<String?>(Self.self, \"bird\", nil)"
      ),
      (
        "static var bird: String?",
        "nonisolated static let $bird = Tips.Parameter<String?>(Self.self, \"bird\", nil)"
      ),
      (
        "static var bird: String!",
        "nonisolated static let $bird = Tips.Parameter<String?>(Self.self, \"bird\", nil)"
      ),
      (
        "static var seen: [String: Bool] = [:]",
        "nonisolated static let $seen = Tips.Parameter<[String: Bool]>(Self.self, \"seen\", [:])"
      ),
      (
        "static var seen: Dictionary<String, [Int]> = Dictionary<String, [Int]>()",
        "nonisolated static let $seen = Tips.Parameter<Dictionary<String, [Int]>>(Self.self, \"seen\", Dictionary<String, [Int]>())"
      ),
      (
        "static var a: Int = { let b = 1, c = 2; return b + c }()",
        "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", { let b = 1, c = 2; return b + c }())"
      ),
      (
        "static var a: Int = make { 3 }",
        "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", make { 3 })"
      ),
      (
        "static var a: Int = make { get in 3 }",
        "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", make { get in 3 })"
      ),
      (
        "static var `default`: Bool = false",
        "nonisolated static let $default = Tips.Parameter<Bool>(Self.self, \"default\", false)"
      ),
      (
        "static var vögel: Int = 3",
        "nonisolated static let $vögel = Tips.Parameter<Int>(Self.self, \"vögel\", 3)"
      ),
      (
        "@MainActor final public private(set) static var a: Int = 3",
        "public nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)"
      ),
      (
        "nonisolated fileprivate static var a: Int = 3",
        "fileprivate nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)"
      ),
      (
        "@available(iOS 18, *) @objc(a) package static var a: Int = 3",
        "@available(iOS 18, *)\npackage nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)"
      ),
    ])
  func peer(_ declaration: String, _ peer: String) throws {
    let answer = try Compiler.expandParameter("@Parameter \(declaration)")
    #expect(answer.expandedSource == peer)
    #expect(answer.diagnostics.isEmpty)
  }

  @Test("passes the options, ignoring comments")
  func options() throws {
    let answer = try Compiler.expandParameter(
      """

        /// Whether it is on, or off = /* not */ on.
        @Parameter(.transient) // let
        /* let */ static /* a, */ var /* b */ isOn /* c */ : /* d */ Bool /* e = { */ = /* f */ false // g
      """)
    #expect(
      answer.expandedSource
        == #"nonisolated static let $isOn = Tips.Parameter<Bool>(Self.self, "isOn", false, .transient)"#
    )
  }

  @Test("is the same for a compiler that does not send the scopes")
  func noScopes() throws {
    var message = Compiler.parameter("@Parameter static var a = 3")
    var fields = try #require(message["expandAttachedMacro"] as? [String: Any])
    fields["lexicalContext"] = nil
    message["expandAttachedMacro"] = fields
    let answer = try Compiler.expand(message)
    #expect(
      answer.expandedSource
        == "nonisolated static let $a = Tips.Parameter<Int>(Self.self, \"a\", 3)")
    #expect(answer.diagnostics.isEmpty)
  }

  @Test("reads and writes the parameter in the property")
  func accessors() throws {
    let answer = try Compiler.expandParameter(
      "@Parameter static var isOn: Bool = false", role: "accessor")
    #expect(
      answer.expandedSource
        == "{\nget { $isOn.wrappedValue }\nset { $isOn.wrappedValue = newValue }\n}")
  }

  @Test(
    "names the type by its scope",
    arguments: [
      (["enum Backyard {}"], "let $a = Tips.Parameter<Int>(Self.self"),
      (["\n// class\nclass Backyard: Base {}"], "let $a = Tips.Parameter<Int>(Backyard.self"),
      (["@MainActor public final class Backyard {}"], "let $a = Tips.Parameter<Int>(Backyard.self"),
      (["actor Yard {}", "class Backyard {}"], "let $a = Tips.Parameter<Int>(Yard.self"),
      (["extension Birds.Yard: Sendable {}"], "let $a = Tips.Parameter<Int>(Birds.Yard.self"),
      (["struct Yard {}", "func make() -> Int"], "let $a = Tips.Parameter<Int>(Self.self"),
      (
        ["struct Yard<Bird> {}"],
        "var $a: Tips.Parameter<Int> { Tips.Parameter<Int>(Self.self"
      ),
      (
        ["class Yard {}", "enum Garden<Bird> {}"],
        "var $a: Tips.Parameter<Int> { Tips.Parameter<Int>(Yard.self"
      ),
      (["protocol Yard {}"], "var $a: Tips.Parameter<Int> { Tips.Parameter<Int>(Self.self"),
      (
        ["extension Yard where Bird == Int {}"],
        "var $a: Tips.Parameter<Int> { Tips.Parameter<Int>(Yard.self"
      ),
    ])
  func context(_ context: [String], _ peer: String) throws {
    let answer = try Compiler.expandParameter("@Parameter static var a = 3", in: context)
    let end = context.count > 0 && peer.hasPrefix("var") ? ", \"a\", 3) }" : ", \"a\", 3)"
    #expect(answer.expandedSource == "nonisolated static \(peer)\(end)")
  }
}
