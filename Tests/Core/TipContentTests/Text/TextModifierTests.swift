import Foundation
import Testing
import TipContent

@Suite("Text modifiers")
struct TextModifierTests {
  private func style(_ text: Text) -> Text.Style? {
    #expect(text.string == "Birds")
    return text.runs.first?.style
  }

  private let birds = Text("Birds")

  @Test("leave all traits to the context by default")
  func plain() {
    #expect(style(birds) == Text.Style())
  }

  @Test("keep colours and styles")
  func foreground() {
    let red = AnyShapeStyle(Color.red)
    #expect(style(birds.foregroundStyle(.red))?.foreground == red)
    #expect(style(birds.foregroundStyle(Color.red))?.foreground == red)
    #expect(style(birds.foregroundColor(.red))?.foreground == red)
    #expect(style(birds.foregroundColor(Color.red))?.foreground == red)
    #expect(style(birds.foregroundColor(nil))?.foreground == nil)
    #expect(style(birds.foregroundStyle(.tint))?.foreground?.kind == .tint)
    #expect(style(birds.foregroundStyle(.secondary))?.foreground?.kind == .hierarchical(.secondary))
    #expect(style(birds.foregroundStyle(.red.opacity(0.5)))?.foreground != red)
    #expect(style(birds.foregroundStyle(.red.gradient))?.foreground?.kind == .gradient(.red))
    #expect(style(birds.foregroundStyle(Color("Sky")))?.foreground == AnyShapeStyle(Color("Sky")))
    #expect(style(birds.foregroundColor(.accentColor))?.foreground?.kind == .color(.accentColor))
  }

  @Test("keep fonts")
  func fonts() {
    #expect(style(birds.font(.title2))?.font == .title2)
    #expect(style(birds.font(.system(size: 17, weight: .bold)))?.font?.weight == .bold)
    #expect(style(birds.font(.headline.italic()))?.font == .headline.italic())
    #expect(style(birds.fontWeight(.semibold))?.weight == .semibold)
    #expect(style(birds.fontDesign(.rounded))?.design == .rounded)
    #expect(style(birds.fontWidth(.condensed))?.width == .condensed)
  }

  @Test("keep traits, also when explicitly turned off")
  func traits() {
    #expect(style(birds.bold())?.isBold == true)
    #expect(style(birds.bold(false))?.isBold == false)
    #expect(style(birds.italic())?.isItalic == true)
    #expect(style(birds.italic(false))?.isItalic == false)
    #expect(style(birds.monospaced())?.isMonospaced == true)
    #expect(style(birds.monospacedDigit())?.isMonospacedDigit == true)
    #expect(style(birds.kerning(2))?.kerning == 2)
    #expect(style(birds.tracking(3))?.tracking == 3)
    #expect(style(birds.baselineOffset(4))?.baselineOffset == 4)
  }

  @Test("keep lines")
  func lines() {
    let underline = style(birds.underline(true, color: .red))?.underline
    #expect(underline?.isActive == true)
    #expect(underline?.color == .red)
    #expect(underline?.pattern == .solid)
    #expect(style(birds.underline())?.underline?.color == nil)
    #expect(style(birds.underline())?.underline?.isActive == true)
    #expect(style(birds.strikethrough())?.strikethrough?.isActive == true)
    #expect(style(birds.strikethrough(pattern: .dash))?.strikethrough?.pattern == .dash)
    #expect(style(birds.strikethrough(false))?.strikethrough?.isActive == false)
  }

  @Test("reach only the parts that have no style of their own")
  func nearest() {
    let sum = (Text("Feed ").foregroundStyle(.red) + Text("birds")).foregroundStyle(.blue)
    let expected = Text("Feed ").foregroundStyle(.red) + Text("birds").foregroundStyle(.blue)
    #expect(sum == expected)
    #expect(birds.bold(false).bold() == birds.bold(false))
    #expect(birds.font(.title).font(.body) == birds.font(.title))
    #expect(birds.kerning(2).kerning(3) == birds.kerning(2))
  }

  @Test("join runs that become equal in style")
  func joining() {
    let sum = (Text("Feed ").bold() + Text("birds")).bold()
    #expect(sum.runs.map(\.string) == ["Feed birds"])
  }
}
