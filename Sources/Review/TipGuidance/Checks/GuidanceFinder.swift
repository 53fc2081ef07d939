import TipModel

/// The function of a check, with the kinds of text that it reads.
struct GuidanceFinder: Sendable {
  /// A function that returns the findings about a text, an item or a control.
  typealias Find<Part> = @Sendable (Part, GuidanceContext) -> [GuidanceFinding]

  let kinds: [GuidanceTextKind]
  let perform: @Sendable (_ check: GuidanceCheck, _ run: inout GuidanceRun) -> Void

  /// A function of each text of some kinds, whatever item it belongs to.
  static func texts(
    _ kinds: [GuidanceTextKind], @FindingBuilder _ find: @escaping Find<GuidanceText>
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: kinds) { check, run in
      run.perform(
        check, on: { context in context.texts.filter { kinds.contains($0.kind) } }, find)
    }
  }

  /// A function of one tip as a whole.
  static func tip(
    _ kinds: GuidanceTextKind..., @FindingBuilder find: @escaping Find<GuidanceTip>
  ) -> GuidanceFinder { item(kinds, find) }

  /// A function of one tooltip as a whole.
  static func toolTip(
    @FindingBuilder find: @escaping Find<GuidanceToolTip>
  ) -> GuidanceFinder { item([.toolTip], find) }

  /// A function of one alert as a whole.
  static func alert(
    _ kinds: GuidanceTextKind..., @FindingBuilder find: @escaping Find<TipAlert>
  ) -> GuidanceFinder {
    item(kinds) { (item: GuidanceAlert, context) in find(item.alert, context) }
  }

  /// A function of one control that is an icon without words.
  static func iconControl(
    @FindingBuilder find: @escaping Find<GuidanceControl>
  ) -> GuidanceFinder { item([], find) }

  private static func item<Item: GuidanceItem>(
    _ kinds: [GuidanceTextKind], _ find: @escaping Find<Item>
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: kinds) { check, run in
      run.perform(check, on: { [$0.item as? Item].compactMap(\.self) }, find)
    }
  }

  /// A function of the whole content, once, whose findings name their items.
  static func content(
    @FindingBuilder _ find: @escaping @Sendable (GuidanceContent) -> [GuidanceFinding]
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: []) { check, run in run.perform(check, find) }
  }

  /// The engine's own, because silences depend on the findings of all other checks.
  static let silences = GuidanceFinder(kinds: []) { _, _ in }
}
