public import TipEngine
import TipModel
public import TipPictures
public import TipSnapshot

extension SnapshotStrategy<TipScreen> {
  /// A line for each element and visible tip, from back to front: places, arrows, effects.
  public static var layout: SnapshotStrategy {
    SnapshotStrategy<ScreenPicture>.layout.pullback { try $0.ofTest.picture }
  }

  /// The screen of a light app, drawn as an SVG file.
  public static var svg: SnapshotStrategy { svg(.light) }

  /// Returns a strategy that draws the screen as an SVG file, in the tips' colours.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy {
    SnapshotStrategy.drawn { try $0.ofTest.drawing(appearance).text }
  }
}

extension SnapshotStrategy<TipGroup> {
  /// A line for each tip of the group, in order: the current one, and the status of the others.
  public static var layout: SnapshotStrategy {
    SnapshotStrategy<ScreenPicture>.layout.pullback { try $0.ofTest.picture }
  }

  /// The tips of the group in a light app, drawn as an SVG file.
  ///
  /// Tips that wait are pale.
  public static var svg: SnapshotStrategy { svg(.light) }

  /// Returns a strategy that draws the tips of the group.
  ///
  /// Tips that wait are pale.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy {
    SnapshotStrategy.drawn { group in
      let group = try group.ofTest
      return try SnapshotStrategy<ScreenPicture>
        .svg(appearance, palettes: CardPalette.all(appearance, of: group.tips))
        .text(group.picture)
    }
  }
}

extension TipScreen {
  /// The screen, if its center is one of a test.
  var ofTest: TipScreen {
    get throws {
      try CenterCheck.require("A strategy of TipScreen", on: stage.center)
      return self
    }
  }

  /// Returns the drawing of the screen, in the tips' colours.
  package func drawing(_ appearance: CardAppearance) -> SVGScreen {
    SVGScreen(
      picture: picture, appearance: appearance,
      palettes: CardPalette.all(appearance, of: visibleTips))
  }
}

extension TipGroup {
  /// The group, if its center is one of a test.
  fileprivate var ofTest: TipGroup {
    get throws {
      try CenterCheck.require("A strategy of TipGroup", on: center)
      return self
    }
  }

  /// The tips one below the other, on a separate screen.
  fileprivate var picture: ScreenPicture {
    register()
    let current = currentIndex
    let tips = tips.enumerated().map { index, tip in
      var listed = ScreenTip(tip.definition, .inline)
      listed.isPale = index != current
      listed.note = index == current ? "current" : "waits: \(center.status(of: tip))"
      return listed
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
