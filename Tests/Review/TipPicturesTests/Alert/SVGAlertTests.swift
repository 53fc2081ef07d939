import Testing
import TipModel
import TipPictures
import TipSnapshot
import TipTesting

/// Pictures of alerts, each with the parts that the others do not have.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter SVGAlertTests`
/// draws them again.
@Suite("The pictures of alerts")
struct SVGAlertTests {
  private struct Example {
    let alert: TipAlert
    let platform: TipPlatform
    var appearance = CardAppearance.light
    var isRightToLeft = false
    var space = AlertLayout.Space.shared
    var width = 300

    var text: String {
      let layout = AlertLayout(
        of: alert, on: platform, isRightToLeft: isRightToLeft, space: space)
      return SVGAlert(
        alert, layout, platform, palette: CardPalette(appearance), width: width
      ).text
    }
  }

  private static let svg = SnapshotStrategy<Example>(fileExtension: "svg") { $0.text }

  /// All parts.
  private static let everything = TipAlert(
    id: "replace-map", title: "Replace the map?", message: "Birds move.\n\nFeeders move too.",
    buttons: [.default("Replace"), .destructive("Remove"), .cancel],
    textField: TipAlert.TextField(placeholder: "The name of the map, such as North Pond in May"),
    icon: "map", isCaution: true, accessory: TipAlert.Accessory(height: 120, cornerRadius: 16),
    hasSuppression: true, hasHelp: true)

  /// Titles that do not fit on one line.
  private static let long = TipAlert(
    id: "remove-visitors", title: "Remove all visitors of the backyard from your journal?",
    message: "The journal keeps the dates of their visits.",
    buttons: [
      .destructive("Remove all of the visitors and their photos from the journal"), .cancel,
      .plain("Keep the visitors of this month in the journal, and remove all of the others"),
    ])

  @Test("All parts are above a row of buttons, and a long placeholder is cut")
  func row() {
    assertTipSnapshot(
      of: Example(alert: Self.everything, platform: .macOS), as: Self.svg, named: "drawing")
  }

  @Test("From right to left, the checkbox and the help are at the right, and the row is mirrored")
  func mirrored() {
    assertTipSnapshot(
      of: Example(
        alert: Self.everything, platform: .macOS, appearance: .dark, isRightToLeft: true,
        width: 360),
      as: Self.svg, named: "drawing")
  }

  @Test("A long title wraps, and each title of a button is cut to one line")
  func stack() {
    assertTipSnapshot(of: Example(alert: Self.long, platform: .iOS), as: Self.svg, named: "drawing")
  }

  @Test("An alert is at least 160 points wide, and without a title has its id as a name")
  func narrow() {
    let alert = TipAlert(
      id: "offline", title: "", buttons: [.default("Try Again")],
      isInformational: true, textField: TipAlert.TextField(isSecure: true, placeholder: "Code"),
      accessory: TipAlert.Accessory(height: -4))
    assertTipSnapshot(
      of: Example(alert: alert, platform: .watchOS, width: 20), as: Self.svg, named: "drawing")
  }

  @Test("A title in a row is cut to the width of its button")
  func cut() {
    let alert = TipAlert(
      id: "share", title: "Share?",
      buttons: [.default("Share with all"), .plain("Share the photo"), .cancel])
    assertTipSnapshot(
      of: Example(alert: alert, platform: .macOS, width: 240), as: Self.svg, named: "drawing")
  }

  @Test("Without buttons, the texts have a margin below")
  func noButtons() {
    let alert = TipAlert(id: "saved", title: "Saved.", buttons: [], isCaution: true)
    assertTipSnapshot(
      of: Example(alert: alert, platform: .visionOS, space: .full, width: 200), as: Self.svg,
      named: "drawing")
  }

  @Test("A placeholder or a title that just fits is whole, and in an alert a point narrower is cut")
  func fits() {
    let text = "Birds of the North Pond and the meadow"
    let placeholder = TipAlert(
      id: "rename", title: "", buttons: [], textField: TipAlert.TextField(placeholder: text))
    let button = TipAlert(id: "share", title: "", buttons: [.plain(text)])
    let cases = [
      (placeholder, CardFont.message.width(of: text) + 64),
      (button, CardFont.action.width(of: text) + 16),
    ]
    for (alert, width) in cases {
      let width = Int(width.rounded(.up))
      let whole = Example(alert: alert, platform: .iOS, width: width).text
      #expect(whole.contains(">\(text)</text>"), "\(alert.id)")
      let cut = Example(alert: alert, platform: .iOS, width: width - 1).text
      #expect(cut.contains(">Birds of the North Pond and the</text>"), "\(alert.id)")
    }
  }

  @Test(
    "An accessory has any height up to 1000 points",
    arguments: [
      (-1, "0"), (0, "0"), (0.5, "0.5"), (1, "1"), (1000, "1000"), (1000.5, "1000"), (.nan, "0"),
    ] as [(Double, String)])
  func accessory(height: Double, drawn: String) {
    let alert = TipAlert(
      id: "map", title: "", buttons: [],
      accessory: TipAlert.Accessory(height: height, cornerRadius: height))
    let text = Example(alert: alert, platform: .iOS).text
    #expect(
      text.contains(" width=\"268\" height=\"\(drawn)\" rx=\"\(drawn)\" "), "\(text)")
  }
}
