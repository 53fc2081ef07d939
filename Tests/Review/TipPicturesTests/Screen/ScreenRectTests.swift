import Testing
import TipModel
@testable import TipPictures

@Suite("Rectangles of a screen")
struct ScreenRectTests {
  private static let room = ScreenRect(x: 10, y: 20, width: 100, height: 200)

  /// A rectangle, whether it shares an area with the room, and whether it is inside.
  @Test(
    "intersect when they share more than an edge, and contain what has their edges",
    arguments: [
      (10, 20, 100, 200, true, true), (11, 21, 98, 198, true, true),
      (9, 20, 100, 200, true, false),
      (10, 19, 100, 200, true, false), (10, 20, 101, 200, true, false),
      (10, 20, 100, 201, true, false), (110, 20, 5, 5, false, false),
      (10, 220, 5, 5, false, false), (5, 20, 5, 5, false, false),
      (10, 15, 5, 5, false, false),
      (109, 219, 5, 5, true, false), (6, 16, 5, 5, true, false),
    ] as [(Double, Double, Double, Double, Bool, Bool)])
  func areas(
    x: Double, y: Double, width: Double, height: Double, intersects: Bool, isInside: Bool
  ) {
    let rect = ScreenRect(x: x, y: y, width: width, height: height)
    #expect(
      Self.room.intersects(rect) == intersects && rect.intersects(Self.room) == intersects
    )
    #expect(Self.room.contains(rect) == isInside)
  }

  @Test(
    "move into a room, at its start where they have no room",
    arguments: [
      (0, 0, 50, 10, 20), (90, 300, 50, 60, 170), (30, 40, 50, 30, 40),
      (0, 0, 300, 10, 20),
      (500, 500, 300, 10, 20),
    ] as [(Double, Double, Double, Double, Double)])
  func moved(x: Double, y: Double, size: Double, newX: Double, newY: Double) {
    let rect = ScreenRect(x: x, y: y, width: size, height: size)
    #expect(
      rect.moved(into: Self.room)
        == ScreenRect(x: newX, y: newY, width: size, height: size))
  }

  @Test("have an arrow to the middle of an element, as near as the corners allow")
  func arrows() {
    func points(_ target: ScreenRect) -> [[Double]] {
      ArrowEdge.allCases.map { edge in
        let arrow = Self.room.arrow(edge, to: target, "map")
        return [arrow.x, arrow.y]
      }
    }
    #expect(Set(ArrowEdge.allCases) == [.top, .bottom, .leading, .trailing])
    let middle = points(ScreenRect(x: 50, y: 100, width: 20, height: 10))
    #expect(Set(middle) == [[60, 12], [60, 228], [2, 105], [118, 105]])
    let start = points(ScreenRect(x: 0, y: 0, width: 20, height: 10))
    #expect(Set(start) == [[34, 12], [34, 228], [2, 44], [118, 44]])
    let end = points(ScreenRect(x: 300, y: 300, width: 20, height: 10))
    #expect(Set(end) == [[86, 12], [86, 228], [2, 196], [118, 196]])
  }
}
