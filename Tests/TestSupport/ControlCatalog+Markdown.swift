package import TipModel

extension ControlCatalog {
  /// The controls that the README shows.
  package static let first: [Control] = [
    .showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore, .clock,
    .snapshotRecord,
  ]

  /// The list as the Markdown table of the guide.
  package static var markdownTable: String { table(descriptors, isWhole: true) }

  /// The three spellings of the first controls, as the Markdown table of the README.
  package static var spellingsTable: String {
    table(first.map(\.descriptor), isWhole: false)
  }

  private static func table(_ descriptors: [ControlDescriptor], isWhole: Bool) -> String {
    let head = ["Control", "Value", "Environment", "Launch argument", "API", "What it does"]
    let rows = descriptors.map { descriptor in
      let control = descriptor.control
      let arguments = [ControlName.argument(for: control), ControlName.appleArgument(for: control)]
      return [
        code(control.rawValue), descriptor.kind.accepts,
        code(ControlName.environmentVariable(for: control)),
        arguments.compactMap { $0.map(code) }.joined(separator: " "),
        code(descriptor.api), descriptor.help,
      ]
    }
    let columns = isWhole ? Array(head.indices) : [2, 3, 4, 5]
    return ([head, head.map { _ in "---" }] + rows)
      .map { row in "| " + columns.map { row[$0] }.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}
