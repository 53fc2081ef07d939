import Foundation
import Testing
import TipContent

extension ColorResource {
  fileprivate static let sky = ColorResource(name: "Sky", bundle: .main)
}

@Suite("Color")
struct ColorTests {
  @Test(
    "knows the system's colours by their names in code",
    arguments: [
      (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"),
      (.mint, "mint"), (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"),
      (.purple, "purple"), (.pink, "pink"), (.brown, "brown"), (.white, "white"),
      (.gray, "gray"), (.black, "black"), (.clear, "clear"), (.primary, "primary"),
      (.secondary, "secondary"), (.accentColor, "accentColor"),
    ] as [(Color, String)])
  func system(color: Color, name: String) {
    #expect(color.kind == .system(name: name))
    #expect(color.opacity == 1)
  }

  @Test("knows an asset by its name and bundle")
  func asset() {
    #expect(Color("Sky").kind == .asset(name: "Sky", bundle: nil))
    #expect(Color("Sky", bundle: .main).kind == .asset(name: "Sky", bundle: .main))
    #expect(Color(.sky) == Color("Sky", bundle: .main))
  }

  @Test("keeps its components")
  func components() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3)
    #expect(color.kind == .rgb(.sRGB, red: 0.1, green: 0.2, blue: 0.3))
    #expect(color.opacity == 1)
    #expect(Color(.displayP3, red: 0, green: 0, blue: 1, opacity: 0.5).opacity == 0.5)
    #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    let hue = Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
    #expect(hue.kind == .hsb(hue: 0.1, saturation: 0.2, brightness: 0.3))
    #expect(hue.opacity == 1)
  }

  @Test("multiplies opacities")
  func opacity() {
    #expect(Color.red.opacity(0.5).opacity(0.5).opacity == 0.25)
    #expect(Color.red.opacity(0.5).kind == Color.red.kind)
  }
}

@Suite("ShapeStyle")
struct ShapeStyleTests {
  @Test("is erased to one comparable value, which erases to itself")
  func erasure() {
    #expect(AnyShapeStyle(.red).kind == .color(.red))
    #expect(AnyShapeStyle(AnyShapeStyle(.red)) == AnyShapeStyle(.red))
    #expect(AnyShapeStyle(.tint).kind == .tint)
    #expect(AnyShapeStyle(Color.red.gradient).kind == .gradient(.red))
  }

  @Test("has five levels")
  func levels() {
    let levels: [HierarchicalShapeStyle] = [
      .primary, .secondary, .tertiary, .quaternary, .quinary,
    ]
    #expect(levels.map(\.level) == [1, 2, 3, 4, 5])
  }
}
