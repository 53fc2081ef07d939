import Foundation
import Testing
import TipHelp
import TipModel
import TipSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Snapshots of alerts")
struct AlertSnapshotTests {
  @Test("M29: a row as text")
  func m29Row() throws {
    #expect(
      try SnapshotStrategy.alertText(on: .macOS).text(Alerts.removal) == """
        macOS, row, anchored to its window
        ╭──────────────────────────────────────────╮
        │ Remove “North Pond”?                     │
        │                                          │
        │ Its visitors are removed from your       │
        │ journal.                                 │
        │ ☐ Don't ask again                        │
        ├──────────────────────────────────────────┤
        │               [ Cancel ⎋ ]  [ Remove ! ] │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test("M29: a stack as text, with the default on top")
  func m29Stack() throws {
    #expect(
      try SnapshotStrategy.alertText(on: .iOS, width: 30).text(Alerts.save) == """
        iOS, stack, centered on the screen
        ╭────────────────────────────╮
        │ Save the journal?          │
        ├────────────────────────────┤
        │ [ Save ↩ ]                 │
        │ [ Don't Save ]             │
        │ [ Cancel ⎋ ]               │
        ╰────────────────────────────╯
        """)
  }

  @Test("M29: right to left, lines and buttons are mirrored")
  func m29RightToLeft() throws {
    let alert = TipAlert(
      id: "remove", title: "להסיר את החצר?", buttons: [.destructive("הסרה"), .cancel])
    #expect(
      try SnapshotStrategy.alertText(on: .iOS, isRightToLeft: true, width: 34).text(alert) == """
        iOS, row, centered on the screen, right to left
        ╭────────────────────────────────╮
        │                 להסיר את החצר? │
        ├────────────────────────────────┤
        │ [ הסרה ! ]  [ Cancel ⎋ ]       │
        ╰────────────────────────────────╯
        """)
  }

  @Test("M29: all parts are drawn")
  func m29Parts() throws {
    let alert = TipAlert(
      id: "all", title: "Replace the map?", message: "Birds\nand feeders move.",
      buttons: [.default("Replace"), .cancel],
      textField: TipAlert.TextField(isSecure: true), icon: "map", isCaution: true,
      accessory: TipAlert.Accessory(height: 120, cornerRadius: 16), hasSuppression: true,
      hasHelp: true)
    #expect(
      try SnapshotStrategy.alertText(on: .visionOS, space: .full, width: 34).text(alert)
        == """
        visionOS, row, centered in view
        ╭────────────────────────────────╮
        │ [caution, map]                 │
        │ Replace the map?               │
        │                                │
        │ Birds                          │
        │ and feeders move.              │
        │ [••••••______________________] │
        │ (accessory view, 120 pt high)  │
        │ ☐ Don't ask again              │
        │ (?)                            │
        ├────────────────────────────────┤
        │    [ Cancel ⎋ ]  [ Replace ↩ ] │
        ╰────────────────────────────────╯
        """)
  }

  @Test(
    "M29: the SVG of every platform is well-formed, and has the buttons in their order",
    arguments: TipPlatform.allCases, [CardAppearance.light, .dark])
  func m29SVG(platform: TipPlatform, appearance: CardAppearance) throws {
    for isRightToLeft in [false, true] {
      let strategy = SnapshotStrategy.alertSVG(
        on: platform, appearance, isRightToLeft: isRightToLeft)
      #expect(strategy.fileExtension == "svg")
      let text = try strategy.text(Alerts.removal)
      #expect(XMLParser(data: Data(text.utf8)).parse())
      #expect(try strategy.text(Alerts.removal) == text)
      let layout = AlertLayout(of: Alerts.removal, on: platform, isRightToLeft: isRightToLeft)
      let places = layout.buttons.compactMap { text.range(of: ">\($0.title)</text>")?.lowerBound }
      #expect(places.count == 2 && places[0] < places[1])
      #expect(text.contains("direction=\"rtl\"") == isRightToLeft)
      #expect(text.contains(appearance == .light ? "#C9001B" : "#FF6961"))
      #expect(text.contains("Don&apos;t ask again") || text.contains("Don't ask again"))
    }
  }

  @Test(
    "M29: text that no alert should have draws nothing wrong",
    arguments: ["", " ", "\u{1B}[31m\u{0}", "👩‍👩‍👧‍👦", "<&\">", String(repeating: "x", count: 10_000)])
  func m29Hostile(text: String) throws {
    let alert = TipAlert(
      id: text, title: text, message: text, buttons: [.init(text), .init(text), .init(text)],
      textField: TipAlert.TextField(placeholder: text), icon: text,
      accessory: TipAlert.Accessory(height: .infinity, cornerRadius: .nan))
    for platform in TipPlatform.allCases {
      let drawn = try SnapshotStrategy.alertText(on: platform).text(alert)
      #expect(!drawn.contains("\u{1B}"))
      let svg = try SnapshotStrategy.alertSVG(on: platform).text(alert)
      #expect(XMLParser(data: Data(svg.utf8)).parse())
    }
    let none = TipAlert(id: text, title: text, buttons: [])
    #expect(XMLParser(data: Data(try SnapshotStrategy.alertSVG(on: .iOS).text(none).utf8)).parse())
  }
}
