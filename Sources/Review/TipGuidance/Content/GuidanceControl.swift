import TipModel

/// A control on a screen, with what people see and hear of it.
package struct GuidanceControl: Hashable, Sendable {
  /// The name that finds it on its screen: its label, its identifier or its symbol.
  let name: String
  /// Whether people see it as an icon without words.
  var isIcon = false
  /// The text of its tooltip, if it has one.
  var toolTip: String?
  /// Whether VoiceOver has no label for it.
  var isSilent = false

  /// Returns each control of a screen once.
  ///
  /// - Parameters:
  ///   - icons: The names of the icons without words and tooltips.
  ///   - silent: The names of the controls without a label.
  /// - Returns: The controls, first the icons.
  package static func controls(icons: [String], silent: [String]) -> [GuidanceControl] {
    let others = silent.filter { !icons.contains($0) }
    return icons.map { GuidanceControl(name: $0, isIcon: true, isSilent: silent.contains($0)) }
      + others.map { GuidanceControl(name: $0, isSilent: true) }
  }
}

extension GuidanceControl: GuidanceItem {
  var itemName: String { "control:\(name)" }
  var platform: TipPlatform? { nil }
  var input: TipInput? { nil }
  var language: String? { nil }
  var texts: [GuidanceText] { [] }
}
