/// A property with `@Entry`, and its expansion.
struct EntryDeclaration {
  private let name: String
  private let value: String

  init(_ source: SourceText) throws(MacroProblem) {
    do {
      let binding = try Binding(source, from: DeclarationHead(source).end)
      name = binding.name
      value = binding.value
    } catch {
      // The same mistakes as with the other macro for properties.
      throw error.named("@Entry")
    }
  }

  /// The accessors that read and write the value in the environment.
  var accessors: [String] {
    [
      "get { _entry(\"\(name)\") { \(value) } }",
      "set { _setEntry(\"\(name)\", newValue) }",
    ]
  }
}
