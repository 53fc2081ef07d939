public import TipModel

/// A screen as a value: its elements and its tips, from back to front.
///
/// Positions and sizes are in points, from the top left corner. Everything is calculated from the
/// elements, the tips' texts and the platform, so a picture is the same on every machine.
public struct ScreenPicture: Hashable, Sendable {
  /// The system of the screen.
  public let platform: TipPlatform
  /// The contents, from back to front.
  ///
  /// A screen that is not visible has no contents.
  public let layers: [Layer]

  /// Whether the layers are a list of views that have no places.
  package let isList: Bool

  /// Creates a picture of layers that have their frames.
  ///
  /// Layers are put in the order of their kinds, and layers of one kind stay in order. A layer
  /// that covers others gets their names. In a list it is unknown which layers cover others.
  package init(platform: TipPlatform, layers: [Layer], isList: Bool = false) {
    self.platform = platform
    self.isList = isList
    var sorted = (0...2).flatMap { plane in layers.filter { $0.kind.plane == plane } }
    for index in sorted.indices where sorted[index].kind.coversOthers && !isList {
      let frame = sorted[index].frame
      let covered = sorted[..<index].filter { $0.frame.intersects(frame) }
      sorted[index].covers = covered.map(\.name)
    }
    self.layers = sorted
  }

  /// The area of the screen, a usual size for the platform.
  public var bounds: Rect { ScreenMetrics(platform).bounds }

  /// The end of a title: a note for a list, whose views have no rectangles, or an empty text.
  var listNote: String { isList ? ", a list: views have no places" : "" }

  /// Returns the layer of an element or a tip, if it is on the screen.
  ///
  /// - Parameter name: The name of the element, or the id of the tip.
  /// - Returns: The layer that is nearest to the front.
  public subscript(_ name: String) -> Layer? { layers.last { $0.name == name } }
}

extension ScreenPicture {
  /// The kind of a layer.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An element of the app, such as a button.
    case element
    /// A tip in line with the elements.
    case inline
    /// A tip in line that points at an element.
    case annotation
    /// A tip in line that belongs to no element.
    case hint
    /// A tip over the elements that points at one.
    case popover

    /// The order from back to front, from 0 to 2.
    var plane: Int {
      switch self {
      case .element: 0
      case .inline, .annotation, .hint: 1
      case .popover: 2
      }
    }

    /// Whether it covers the layers behind it, which make room for the other kinds.
    var coversOthers: Bool { self == .popover }
  }

  /// A rectangle of a screen.
  public typealias Rect = ScreenRect
  /// The edge of a tip with the arrow.
  public typealias Edge = ArrowEdge

  /// The arrow of a tip.
  public struct Arrow: Hashable, Sendable {
    /// The edge of the tip that has the arrow.
    public let edge: Edge
    /// The position of the arrow's point.
    public let x: Double
    /// The position of the arrow's point.
    public internal(set) var y: Double
    /// The name of the element at which the arrow points.
    public let target: String
  }

  /// An element or a tip in its rectangle.
  public struct Layer: Hashable, Sendable {
    /// The content that a layer draws.
    package enum Content: Hashable, Sendable {
      case element(symbol: String?)
      case tip(TipDefinition)
    }

    /// Whether it is an element, or a tip of some kind.
    public let kind: Kind
    /// The name of the element, or the id of the tip.
    public let name: String
    /// The rectangle on the screen.
    public internal(set) var frame: Rect
    /// The arrow, if it has one.
    public internal(set) var arrow: Arrow?
    /// The names of the elements and tips that it covers, in whole or in part.
    public internal(set) var covers: [String] = []
    /// The names of the elements and tips that moved to make room for it.
    public internal(set) var displaces: [String] = []
    /// A remark of the text, such as the number in a group.
    package var note: String?
    /// Whether it is drawn pale, because it does not show.
    package var isPale = false
    package let content: Content

    package init(
      _ kind: Kind, name: String, frame: Rect, arrow: Arrow? = nil, content: Content
    ) {
      self.kind = kind
      self.name = name
      self.frame = frame
      self.arrow = arrow
      self.content = content
    }

    /// The name of the symbol that an element shows, or of a tip's image.
    public var symbol: String? {
      switch content {
      case .element(let symbol): symbol
      case .tip(let tip): tip.image
      }
    }
  }
}
