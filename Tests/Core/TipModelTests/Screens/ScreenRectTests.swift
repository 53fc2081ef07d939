import Testing
import TipModel

@Suite("The rectangle of an element")
struct ScreenRectTests {
  @Test(
    "has a positive size and finite numbers up to a bound",
    arguments: [
      ([10, 20, 30, 40], [10, 20, 30, 40]), ([10, 20, -30, -50], [-20, -30, 30, 50]),
      ([.nan, .infinity, -.infinity, 5], [0, 0, 0, 5]),
      ([200_000, -200_000, 300_000, -300_000], [100_000, -200_000, 100_000, 100_000]),
    ] as [([Double], [Double])])
  func bounded(numbers: [Double], expected: [Double]) {
    let rect = ScreenRect(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    #expect([rect.x, rect.y, rect.width, rect.height] == expected)
  }

  @Test(
    "contains points from its first corner up to the edges opposite",
    arguments: [
      (10, 20, true), (39.5, 59.5, true), (40, 30, false), (20, 60, false), (9.5, 30, false),
      (20, 19.5, false), (100, 100, false),
    ] as [(Double, Double, Bool)])
  func contains(x: Double, y: Double, isInside: Bool) {
    let rect = ScreenRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(ScreenPoint(x: x, y: y)) == isInside)
  }

  @Test("has arrows at its top and bottom that are vertical")
  func arrows() {
    #expect(ArrowEdge.allCases.filter(\.isVertical) == [.top, .bottom])
  }
}
