/// Everything about a control that is not derived from its key.
package struct ControlDescriptor: Hashable, Sendable {
  /// The control.
  package let control: Control
  /// The kind of its value.
  package let kind: ControlValueKind
  /// What it does, in one line.
  package let help: String
  /// Whether Apple's TipKit has it too, as a launch argument of its own spelling.
  package let isInTipKit: Bool
  /// How it is written in code.
  package let api: String
  /// The `tipctl` command that sets it.
  package let command: String
  /// A value as it may be written in every source.
  package let example: String
}

/// The one list of controls that names, help and documentation are made of.
package enum ControlCatalog {
  /// Every control's descriptor, in the order of ``Control``.
  package static let descriptors: [ControlDescriptor] = Control.allCases.map(\.descriptor)

  /// The list as a Markdown table.
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

extension Control {
  /// The control's entry in the catalog.
  package var descriptor: ControlDescriptor {
    switch self {
    case .showAllTips:
      describe(
        .bool, "Show every tip, whatever its rules say", isInTipKit: true,
        api: "Tips.showAllTips()", command: "tipctl show --all", example: "1")
    case .hideAllTips:
      describe(
        .bool, "Show no tip, whatever its rules say", isInTipKit: true,
        api: "Tips.hideAllTips()", command: "tipctl hide --all", example: "1")
    case .showTips:
      describe(
        .names, "Show these tips, whatever their rules say", isInTipKit: true,
        api: "Tips.showTips(_:)", command: "tipctl show", example: "FavoriteTip,FeedBirdsTip")
    case .hideTips:
      describe(
        .names, "Do not show these tips", isInTipKit: true,
        api: "Tips.hideTips(_:)", command: "tipctl hide", example: "ShareTip")
    case .resetDatastore:
      describe(
        .bool, "Forget everything recorded, then start", isInTipKit: true,
        api: "Tips.resetDatastore()", command: "tipctl reset", example: "1")
    case .clock:
      describe(
        .clock, "Freeze, start, shift or speed up the clock",
        api: ".clock(_:)", command: "tipctl clock", example: "+3d")
    case .displayFrequency:
      describe(
        .displayFrequency, "Let at least this time pass between new tips",
        api: ".displayFrequency(_:)", command: "tipctl frequency", example: "daily")
    case .datastore:
      describe(
        .location, "Keep the datastore in another place",
        api: ".datastoreLocation(_:)", command: "tipctl --datastore", example: "memory")
    case .snapshotRecord:
      describe(
        .recordMode, "Say which snapshots are recorded",
        api: "record:", command: "tipctl controls", example: "missing")
    case .receipt:
      describe(
        .path, "Write down what was applied, and from where",
        api: ".receipt(_:)", command: "tipctl receipt", example: "-")
    }
  }

  private func describe(
    _ kind: ControlValueKind, _ help: String, isInTipKit: Bool = false, api: String,
    command: String, example: String
  ) -> ControlDescriptor {
    ControlDescriptor(
      control: self, kind: kind, help: help, isInTipKit: isInTipKit, api: api, command: command,
      example: example)
  }
}
