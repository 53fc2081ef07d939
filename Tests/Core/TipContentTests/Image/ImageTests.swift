import Foundation
import Testing
import TipContent

extension ImageResource {
  fileprivate static let feeder = ImageResource(name: "Feeder", bundle: .main)
}

@Suite("Image")
struct ImageTests {
  private let isFavorite = true

  @Test("knows a symbol by its name")
  func symbol() {
    let star = Image(systemName: isFavorite ? "star.fill" : "star")
    #expect(star.kind == .symbol)
    #expect(star.name == "star.fill")
    #expect(Image(systemName: "wifi", variableValue: 0.5).variableValue == 0.5)
  }

  @Test("knows an asset by its name and bundle")
  func asset() {
    #expect(Image("Feeder").kind == .asset)
    #expect(Image("Feeder").name == "Feeder")
    #expect(Image("Feeder").bundle == nil)
    #expect(Image("Feeder", bundle: .main).bundle == .main)
    #expect(Image(.feeder) == Image("Feeder", bundle: .main))
    #expect(Image("Feeder") != Image(systemName: "Feeder"))
    let name = "Feeder"
    #expect(Image(name) == Image("Feeder"))
  }

  @Test("keeps the label for assistive technology")
  func label() {
    #expect(Image("Feeder", label: Text("A feeder")).label?.string == "A feeder")
    #expect(Image(decorative: "Feeder").isDecorative)
    #expect(!Image("Feeder").isDecorative)
    #expect(!Image("Feeder", label: Text("A feeder")).isDecorative)
  }

  @Test("keeps its style as data")
  func style() {
    let star = Image(systemName: "star")
    #expect(star.style == Image.Style())
    #expect(!star.style.isResizable)
    #expect(star.resizable().style.isResizable)
    #expect(star.symbolRenderingMode(.hierarchical).style.symbolRenderingMode == .hierarchical)
    #expect(star.symbolRenderingMode(.palette).style.symbolRenderingMode != .multicolor)
    #expect(star.renderingMode(.template).style.renderingMode == .template)
    #expect(star.interpolation(.high).style.interpolation == .high)
    #expect(star.antialiased(false).style.isAntialiased == false)
    #expect(star.resizable().name == "star")
  }

  @Test("keeps the innermost of several styles")
  func innermost() {
    let star = Image(systemName: "star").symbolRenderingMode(.palette)
      .renderingMode(.template).interpolation(.high).antialiased(false)
    let styled = star.symbolRenderingMode(.multicolor).renderingMode(.original)
      .interpolation(.low).antialiased(true)
    #expect(styled == star)
  }

  @Test("keeps a foreground style for each layer; the innermost takes precedence")
  func foreground() {
    let star = Image(systemName: "star")
    let red = AnyShapeStyle(Color.red)
    let tint = AnyShapeStyle(TintShapeStyle())
    let primary = AnyShapeStyle(.primary)
    #expect(star.foregroundStyle(.red).style.foreground == [red])
    #expect(star.foregroundStyle(.red, .tint).style.foreground == [red, tint])
    let three = star.foregroundStyle(.red, .tint, .primary)
    #expect(three.style.foreground == [red, tint, primary])
    #expect(star.foregroundColor(.red).foregroundStyle(.blue).style.foreground == [red])
    #expect(star.foregroundColor(nil) == star)
  }
}
