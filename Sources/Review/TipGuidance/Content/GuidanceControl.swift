import TipModel

/// A control on a screen that people see as an icon without words.
package struct GuidanceControl: Hashable, Sendable {
  /// The name that finds it on its screen: its label, its identifier or its symbol.
  package var name: String
  /// The text of its tooltip, if it has one.
  package var toolTip: String?

  package init(_ name: String, toolTip: String?) {
    self.name = name
    self.toolTip = toolTip
  }
}

extension GuidanceControl: GuidanceItem {
  var itemName: String { "control:\(name)" }
  var platform: TipPlatform? { nil }
  var input: TipInput? { nil }
  var language: String? { nil }
  var texts: [GuidanceText] { [] }
}
