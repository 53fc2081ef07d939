public import TipContent
package import TipModel

/// A tip whose type does not matter (TipKit reference).
public struct AnyTip: Tip {
  let tip: any Tip

  /// Wraps a tip.
  public init(_ tip: some Tip) { self.tip = tip }

  /// Wraps a tip.
  public init(erasing tip: some Tip) { self.tip = tip }

  /// The wrapped tip's id.
  public var id: String { tip.id }
  /// The wrapped tip's title.
  public var title: Text { tip.title }
  /// The wrapped tip's message.
  public var message: Text? { tip.message }
  /// The wrapped tip's image.
  public var image: Image? { tip.image }
  /// The wrapped tip's buttons.
  public var actions: [Action] { tip.actions }
  /// The wrapped tip's conditions.
  public var rules: [Rule] { tip.rules }
  /// The wrapped tip's limits.
  public var options: [any TipOption] { tip.options }
  /// How often the wrapped tip may be displayed, unless its options set it.
  public var maxDisplayCount: Int { tip.countedMaximum }
  /// Whether the wrapped tip is exempt from the frequency, unless its options set it.
  public var ignoresDisplayFrequency: Bool { tip.isExemptByMember }
}
