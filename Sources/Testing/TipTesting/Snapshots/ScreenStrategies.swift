public import TipEngine
import TipModel
public import TipPictures
public import TipSnapshot

extension SnapshotStrategy<TipScreen> {
  /// A line for each element and visible tip, from back to front: places, arrows, effects.
  public static var layout: SnapshotStrategy {
    SnapshotStrategy<ScreenPicture>.layout.pullback { $0.picture }
  }

  /// The screen of a light app, drawn as an SVG file.
  public static var svg: SnapshotStrategy { svg(.light) }

  /// Returns a strategy that draws the screen as an SVG file, in the tips' colours.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy {
    SnapshotStrategy.drawn { screen in
      try SnapshotStrategy<ScreenPicture>
        .svg(appearance, palettes: CardPalette.all(appearance, of: screen.visibleTips))
        .text(screen.picture)
    }
  }
}

extension SnapshotStrategy<TipGroup> {
  /// A line for each tip of the group, in order: the current one, and the status of the others.
  public static var layout: SnapshotStrategy {
    SnapshotStrategy<ScreenPicture>.layout.pullback { $0.picture }
  }

  /// The tips of the group in a light app, drawn as an SVG file; those that wait are pale.
  public static var svg: SnapshotStrategy { svg(.light) }

  /// Returns a strategy that draws the tips of the group; those that wait are pale.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy {
    SnapshotStrategy.drawn { group in
      try SnapshotStrategy<ScreenPicture>
        .svg(appearance, palettes: CardPalette.all(appearance, of: group.tips))
        .text(group.picture)
    }
  }
}

extension TipGroup {
  /// The tips one below the other, on a screen of their own.
  fileprivate var picture: ScreenPicture {
    register()
    let current = currentIndex
    let tips = tips.enumerated().map { index, tip in
      var placed = ScreenTip(tip.definition, .inline)
      placed.isPale = index != current
      placed.note = index == current ? "current" : "waits: \(center.status(of: tip))"
      return placed
    }
    return ScreenPicture(platform: .iOS, elements: [], tips: tips)
  }
}

extension CardPalette {
  /// Returns the colours of tips by id.
  fileprivate static func all(
    _ appearance: CardAppearance, of tips: [any Tip]
  ) -> [String: CardPalette] {
    let palettes = tips.map { ($0.id, CardPalette(appearance, tip: $0)) }
    return Dictionary(palettes) { first, _ in first }
  }
}
