import Foundation
import Testing
import TipContent

@Suite("Font")
struct FontTests {
  @Test("has a font for each text style")
  func textStyles() {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(fonts.map(\.face) == Font.TextStyle.allCases.map { .textStyle($0) })
    #expect(fonts == Font.TextStyle.allCases.map { .system($0) })
  }

  @Test("takes a text style with a design and a weight")
  func system() {
    #expect(Font.system(.body, design: .rounded).design == .rounded)
    #expect(Font.system(.body, weight: .bold).weight == .bold)
    let font = Font.system(.title, design: .serif, weight: .light)
    #expect(font.face == .textStyle(.title))
    #expect(font.design == .serif)
    #expect(font.weight == .light)
    #expect(Font.system(.body, design: .default).design == .default)
  }

  @Test("takes a size with a weight and a design")
  func size() {
    let size = 17.0
    #expect(Font.system(size: size).face == .system(size: 17))
    let font = Font.system(size: 12, weight: .heavy, design: .monospaced)
    #expect(font.weight == .heavy)
    #expect(font.design == .monospaced)
    #expect(Font.system(size: 12, design: .serif).weight == nil)
  }

  @Test("takes a name")
  func custom() {
    let plain = Font.custom("Avenir", size: 14)
    #expect(plain.face == .custom(name: "Avenir", size: 14, relativeTo: .body))
    let title = Font.custom("Avenir", size: 14, relativeTo: .title)
    #expect(title.face == .custom(name: "Avenir", size: 14, relativeTo: .title))
    let fixed = Font.custom("Avenir", fixedSize: 14)
    #expect(fixed.face == .custom(name: "Avenir", size: 14, relativeTo: nil))
  }

  @Test("keeps added traits")
  func traits() {
    #expect(Font.body.bold().traits == [.bold])
    let all = Font.body.bold().italic().monospaced().monospacedDigit().smallCaps()
    #expect(all.traits == Set(Font.Trait.allCases))
    #expect(Font.body.weight(.thin).weight == .thin)
    #expect(Font.body.width(.expanded).width == .expanded)
    #expect(Font.Width.standard == Font.Width(0))
    #expect(Font.body.leading(.tight).leading == .tight)
    #expect(Font.body.bold() != .body)
  }
}
