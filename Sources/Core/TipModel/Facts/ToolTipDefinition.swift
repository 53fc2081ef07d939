/// The definition of a tooltip in the datastore, used to explain it without the app.
package struct ToolTipDefinition: Hashable, Sendable {
  /// The identity of the view or the control that has the tooltip.
  package var id: String
  /// The text without a delegate, or nil for none.
  package var text: String?
  /// The name of the control, as people see it, or nil when it has none.
  package var control: String?
  /// Whether a delegate is asked for the text.
  package var asksDelegate: Bool
  package var isEnabled: Bool
  /// The system on which the app runs.
  package var platform: TipPlatform

  package init(
    id: String, text: String? = nil, control: String? = nil, asksDelegate: Bool = false,
    isEnabled: Bool = true, platform: TipPlatform = .macOS
  ) {
    self.id = id
    self.text = text
    self.control = control
    self.asksDelegate = asksDelegate
    self.isEnabled = isEnabled
    self.platform = platform
  }
}

extension Facts {
  mutating func register(_ toolTip: ToolTipDefinition) -> Effects {
    guard toolTips[toolTip.id] != toolTip else { return Effects() }
    toolTips[toolTip.id] = toolTip
    return Effects { $0.toolTips = [toolTip.id] }
  }
}
