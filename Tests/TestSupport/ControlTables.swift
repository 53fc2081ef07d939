import TipModel

/// The tables of controls in the documents, made from the descriptors.
package enum ControlTables {
  /// The controls that the README shows.
  private static let first: [Control] = [
    .showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore, .clock,
    .snapshotRecord,
  ]

  /// The Markdown table of the guide: all controls.
  package static var guide: String { table(Control.allCases, isWhole: true) }

  /// The Markdown table of the README: the three spellings of the first controls.
  package static var readme: String { table(first, isWhole: false) }

  private static func table(_ controls: [Control], isWhole: Bool) -> String {
    let head = ["Control", "Value", "Environment", "Launch argument", "API", "What it does"]
    let rows = controls.map { control in
      let descriptor = control.descriptor
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
