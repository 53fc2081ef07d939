import TipModel

extension ScreenPicture {
  /// An area of a screen, in points from the top left corner.
  public struct Rect: Hashable, Sendable {
    /// The left edge.
    public internal(set) var x: Double
    /// The top edge.
    public internal(set) var y: Double
    /// The width, not negative.
    public let width: Double
    /// The height, not negative.
    public let height: Double

    /// Creates an area.
    ///
    /// A number that is not finite counts as 0. Numbers beyond 100,000 points are cut, and a
    /// negative size extends to the left or upwards.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The top edge.
    ///   - width: The width.
    ///   - height: The height.
    public init(x: Double, y: Double, width: Double, height: Double) {
      func bounded(_ number: Double) -> Double {
        number.isFinite ? max(-100_000, min(number, 100_000)) : 0
      }
      let (width, height) = (bounded(width), bounded(height))
      self.x = bounded(x) + min(0, width)
      self.y = bounded(y) + min(0, height)
      self.width = abs(width)
      self.height = abs(height)
    }

    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// Whether two areas share more than an edge.
    func intersects(_ other: Rect) -> Bool {
      x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether this area contains all of another.
    func contains(_ other: Rect) -> Bool {
      x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// Returns the area made smaller at each edge.
    func inset(by margin: Double) -> Rect {
      Rect(
        x: x + margin, y: y + margin, width: max(0, width - 2 * margin),
        height: max(0, height - 2 * margin))
    }

    /// Returns the area moved into a larger one; its start comes before its end.
    func moved(into room: Rect) -> Rect {
      var moved = self
      moved.x = max(room.x, min(x, room.maxX - width))
      moved.y = max(room.y, min(y, room.maxY - height))
      return moved
    }
  }
}

/// The sizes of a screen, and of tips on it.
///
/// One usual device stands for a platform; the widths keep a tip readable on large screens.
struct ScreenMetrics: Hashable, Sendable {
  /// The distance of tips from the screen's edges.
  static let margin = 16.0
  /// The distance between a tip and its neighbours: the length of an arrow.
  static let gap = SVGCard.arrowLength
  /// The height of an element without a frame: a touch target.
  static let rowHeight = 44.0

  let bounds: ScreenPicture.Rect

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
    bounds = ScreenPicture.Rect(x: 0, y: 0, width: width, height: height)
  }

  /// The area in which tips are placed.
  var room: ScreenPicture.Rect { bounds.inset(by: Self.margin) }

  /// The width of a tip in line.
  var inlineWidth: Double { min(room.width, 600) }

  /// The width of a popover.
  var popoverWidth: Double { min(room.width, 320) }
}
