import TestSupport
import Testing
import TipGuidance
import TipModel

@Suite("The controls of a screen")
struct ControlTests {
  /// A screen with an icon, an icon without a label, and a view without a label.
  private func content(on platform: TipPlatform) -> GuidanceContent {
    var content = GuidanceContent(platform: platform)
    content.controls = GuidanceControl.controls(
      icons: ["star", "trash"], silent: ["trash", "Color"])
    return content
  }

  @Test(
    "C9, C10: an icon needs a tooltip where people have them, and each control a label",
    arguments: [
      (.macOS, ["C10 control:Color", "C9 control:star", "C10 control:trash", "C9 control:trash"]),
      (.iOS, ["C10 control:Color", "C10 control:trash"]),
    ] as [(TipPlatform, [String])])
  func findings(platform: TipPlatform, expected: [String]) {
    let found = TipGuidance.check(content(on: platform)).findings
    #expect(found.map { "\($0.id) \($0.item)" } == expected)
  }

  @Test("C10: one control can be silenced, and its finding says what to do")
  func silence() throws {
    var content = content(on: .iOS)
    content.silences = [
      GuidanceSilence("C10", on: "control:Color", because: "It is a secret of the game.")
    ]
    let found = TipGuidance.check(content).findings
    try #require(found.count == 1)
    #expect(found[0].message == "VoiceOver has no label for the control \"trash\".")
    #expect(found[0].suggestion == "Say what it does, as in .accessibilityLabel(\"Delete\").")
  }

  @Test("An example has a line for each, with what it lacks")
  func lines() {
    #expect(
      content(on: .iOS).exampleLines == [
        "icon \"star\", no tooltip", "icon \"trash\", no tooltip, no label",
        "control \"Color\", no label", "system: iOS",
      ])
  }
}
