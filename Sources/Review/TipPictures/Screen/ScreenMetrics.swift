package import TipModel

extension ScreenRect {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  /// Whether two areas share more than an edge.
  func intersects(_ other: ScreenRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether this area contains all of another.
  func contains(_ other: ScreenRect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the area moved into a larger one, where its start is more important than its end.
  func moved(into room: ScreenRect) -> ScreenRect {
    var moved = self
    moved.x = max(room.x, min(x, room.maxX - width))
    moved.y = max(room.y, min(y, room.maxY - height))
    return moved
  }
}

/// The sizes of a screen, and of tips on it.
///
/// One usual device stands for a platform. The widths keep a tip readable on large screens.
struct ScreenMetrics: Hashable, Sendable {
  /// The distance of tips from the screen's edges.
  static let margin = 16.0
  /// The distance between a tip and its neighbours: the length of an arrow.
  static let gap = SVGCard.arrowLength
  /// The height of an element without a frame: a touch target.
  static let rowHeight = 44.0

  let bounds: ScreenRect

  init(_ platform: TipPlatform) {
    let (width, height) =
      switch platform {
      case .iOS: (393.0, 852.0)
      case .iPadOS: (820.0, 1180.0)
      case .macOS: (1280.0, 800.0)
      case .tvOS: (1920.0, 1080.0)
      case .watchOS: (198.0, 242.0)
      case .visionOS: (1280.0, 720.0)
      }
    bounds = ScreenRect(x: 0, y: 0, width: width, height: height)
  }

  /// The area in which tips are placed.
  var room: ScreenRect {
    let both = 2 * Self.margin
    return ScreenRect(
      x: Self.margin, y: Self.margin, width: bounds.width - both, height: bounds.height - both)
  }

  /// The width of a tip in line.
  var inlineWidth: Double { min(room.width, 600) }

  var popoverWidth: Double { min(room.width, 320) }
}
