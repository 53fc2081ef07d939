package import TipModel

extension ControlCatalog {
  /// The list as the Markdown table of the README and the reference.
  package static var markdownTable: String {
    let head = ["Control", "Value", "Environment", "Launch argument", "API", "What it does"]
    let rows = descriptors.map { descriptor in
      let control = descriptor.control
      let arguments = [ControlName.argument(for: control), ControlName.appleArgument(for: control)]
      return [
        code(control.rawValue), descriptor.kind.accepts,
        code(ControlName.environmentVariable(for: control)),
        arguments.compactMap { $0.map(code) }.joined(separator: " "), code(descriptor.api),
        descriptor.help,
      ]
    }
    return ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
