package import TipModel

/// An element of an app, as a test declares it.
package struct ScreenElement: Hashable, Sendable {
  package let name: String
  package let symbol: String?
  package let frame: ScreenPicture.Rect

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - symbol: The name of the symbol that it shows.
  ///   - frame: The place; nil for a row below the given elements.
  ///   - elements: The elements that exist.
  ///   - platform: The platform.
  package init(
    _ name: String, symbol: String?, frame: ScreenPicture.Rect?, below elements: [ScreenElement],
    on platform: TipPlatform
  ) {
    self.name = name
    self.symbol = symbol
    let room = ScreenMetrics(platform).room
    let bottom = elements.filter { $0.name != name }.map(\.frame.maxY).max()
    self.frame =
      frame
      ?? ScreenPicture.Rect(
        x: room.x, y: bottom.map { $0 + ScreenMetrics.gap } ?? room.y, width: room.width,
        height: ScreenMetrics.rowHeight)
  }
}

/// A tip to be placed on a screen.
package struct ScreenTip: Hashable, Sendable {
  package let definition: TipDefinition
  package let kind: ScreenPicture.Kind
  /// The name of the element at which it points; nil for none.
  package var anchor: String?
  /// The edge of the tip with the arrow; nil for the default.
  package var edge: ScreenPicture.Edge?
  /// The number of elements above a tip in line.
  package var elementsAbove = 0
  package var note: String?
  package var isPale = false

  /// Creates a tip.
  package init(_ definition: TipDefinition, _ kind: ScreenPicture.Kind) {
    self.definition = definition
    self.kind = kind
  }

  /// Returns the height at a width, which the texts determine.
  func height(width: Double) -> Double {
    SVGCard(CardTexts(definition), palette: CardPalette(.light), width: Int(width)).height
  }

  func layer(_ frame: ScreenPicture.Rect, _ arrow: ScreenPicture.Arrow?) -> ScreenPicture.Layer {
    var layer = ScreenPicture.Layer(
      kind, name: definition.id, frame: frame, arrow: arrow, content: .tip(definition))
    layer.note = note
    layer.isPale = isPale
    return layer
  }
}
