package import TipModel

/// An element of an app, as a test declares it.
package struct ScreenElement: Hashable, Sendable {
  package let name: String
  /// The name of the symbol that it shows.
  package let symbol: String?
  package let frame: ScreenRect
  /// The text that a pointer on the element shows; nil for none.
  package let toolTip: String?

  /// Creates an element; without a frame it is a row below the given elements.
  package init(
    _ name: String, symbol: String?, frame: ScreenRect?, toolTip: String? = nil,
    below elements: [ScreenElement], on platform: TipPlatform
  ) {
    (self.name, self.symbol, self.toolTip) = (name, symbol, toolTip)
    let room = ScreenMetrics(platform).room
    let bottom = elements.filter { $0.name != name }.map(\.frame.maxY).max()
    self.frame =
      frame
      ?? ScreenRect(
        x: room.x, y: bottom.map { $0 + ScreenMetrics.gap } ?? room.y, width: room.width,
        height: ScreenMetrics.rowHeight)
  }
}

/// A tip at its place, before a layout gives it a rectangle.
package struct ScreenTip: Hashable, Sendable {
  package let definition: TipDefinition
  package let place: ScreenPicture.Place
  /// The number of elements above a tip in line.
  package var elementsAbove = 0
  package var note: String?
  package var isPale = false

  /// Creates a tip.
  package init(_ definition: TipDefinition, _ place: ScreenPicture.Place) {
    (self.definition, self.place) = (definition, place)
  }

  /// Returns the height at a width, which the texts determine.
  func height(width: Double) -> Double {
    SVGCard(CardTexts(definition), palette: CardPalette(.light), width: Int(width)).height
  }

  func layer(_ frame: ScreenRect, _ arrow: ScreenPicture.Arrow?) -> ScreenPicture.Layer {
    var layer = ScreenPicture.Layer(
      place.kind, name: definition.id, frame: frame, arrow: arrow, content: .tip(definition))
    layer.note = note
    layer.isPale = isPale
    return layer
  }
}
