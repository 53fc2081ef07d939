/// A property with `@Parameter`, and its expansion.
struct ParameterDeclaration {
  private let name: String
  /// The type as written, or inferred from a plain literal.
  private let type: String?
  private let value: String
  private let access: String?
  /// The availability attributes of the property.
  private let availability: [String]
  private let options: [String]
  private let context: LexicalContext

  init(
    _ source: SourceText, attribute: SourceText, context: LexicalContext
  ) throws(MacroProblem) {
    let head = DeclarationHead(source)
    try head.check(source, context: context)
    let binding = try Binding(source, from: head.end)
    name = binding.name
    value = binding.value
    access = head.access
    availability = head.availability
    options = Self.options(of: attribute)
    self.context = context
    type = binding.type ?? LiteralType.name(of: source, binding.valueRange)
    if type == nil { try binding.checkInference(source, isGeneric: context.isGeneric) }
  }

  /// The accessors that read and write the parameter.
  var accessors: [String] {
    ["get { $\(name).wrappedValue }", "set { $\(name).wrappedValue = newValue }"]
  }

  /// The parameter itself, computed where a type cannot have static stored properties.
  var peer: String {
    var lines = availability
    var modifiers = "nonisolated static"
    if let access { modifiers = "\(access) \(modifiers)" }
    let arguments = [context.metatype, "\"\(name)\"", value] + options
    var generic = ""
    if let type { generic = "<\(type)>" }
    let parameter = "Tips.Parameter\(generic)(\(arguments.joined(separator: ", ")))"
    if context.isGeneric {
      lines.append("\(modifiers) var $\(name): Tips.Parameter\(generic) { \(parameter) }")
    } else {
      lines.append("\(modifiers) let $\(name) = \(parameter)")
    }
    return lines.joined(separator: "\n")
  }

  private static func options(of attribute: SourceText) -> [String] {
    for index in attribute.tokens.indices where attribute.token(index, is: "(") {
      guard let end = attribute.tokens[index].partner else { break }
      return attribute.split(index + 1..<end).map { attribute.text($0) }
    }
    return []
  }
}

/// The type of a literal with a single default type.
enum LiteralType {
  static func name(of source: SourceText, _ range: Range<Int>) -> String? {
    let isNegative = range.count == 2 && source.token(range.lowerBound, is: "-")
    guard range.count == 1 || isNegative, let last = range.last else { return nil }
    let text = source.text(last)
    switch source.tokens[last].kind {
    case .number:
      let marks = text.hasPrefix("0x") ? "p" : ".eE"
      let isWhole = !text.contains { marks.contains($0) }
      return isWhole ? "Int" : "Double"
    case .string where !isNegative: return "String"
    case .word where !isNegative && (text == "true" || text == "false"): return "Bool"
    default: return nil
    }
  }
}
