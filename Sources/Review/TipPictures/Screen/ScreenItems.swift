package import TipModel

/// An element of an app, as a test declares it.
package struct ScreenElement: Hashable, Sendable {
  package let name: String
  /// The name of the symbol that it shows.
  package let symbol: String?
  package let frame: ScreenRect
  /// The text that a pointer on the element shows.
  package let toolTip: String?
  /// Whether it is a control that people see as an icon, without words and without a tooltip.
  package let isIcon: Bool

  /// Creates an element, which without a frame is a row below the given elements.
  package init(
    _ name: String, symbol: String?, frame: ScreenRect?, toolTip: String? = nil,
    isIcon: Bool = false, below elements: [ScreenElement], on platform: TipPlatform
  ) {
    self.name = name
    self.symbol = symbol
    self.toolTip = toolTip
    self.isIcon = isIcon
    if let frame {
      self.frame = frame
      return
    }
    let room = ScreenMetrics(platform).room
    var y = room.y
    if let bottom = elements.filter({ $0.name != name }).map(\.frame.maxY).max() {
      y = bottom + ScreenMetrics.gap
    }
    self.frame = ScreenRect(
      x: room.x, y: y, width: room.width, height: ScreenMetrics.rowHeight)
  }
}

/// A tip at its place, before a layout gives it a rectangle.
package struct ScreenTip: Hashable, Sendable {
  package let definition: TipDefinition
  package let attachment: ScreenPicture.Place
  /// The number of elements above a tip in line.
  package var elementsAbove = 0
  package var note: String?
  package var isPale = false

  package init(_ definition: TipDefinition, _ attachment: ScreenPicture.Place) {
    self.definition = definition
    self.attachment = attachment
  }

  /// Returns the height at a width, which the texts determine.
  func height(width: Double) -> Double {
    SVGCard(CardTexts(definition), palette: CardPalette(.light), width: Int(width)).height
  }

  func layer(_ frame: ScreenRect, _ arrow: ScreenPicture.Arrow?) -> ScreenPicture.Layer {
    var layer = ScreenPicture.Layer(
      attachment.kind, name: definition.id, frame: frame, arrow: arrow, content: .tip(definition))
    layer.note = note
    layer.isPale = isPale
    return layer
  }
}
