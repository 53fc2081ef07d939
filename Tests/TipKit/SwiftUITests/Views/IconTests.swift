import SwiftUI
import Testing
import TipGuidance
import TipReview
import TipTesting

/// Controls that are icons, with and without words and tooltips.
private struct Tools: View {
  @State private var isMuted = false
  @State private var name = ""

  var body: some View {
    VStack {
      Button {
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Image(systemName: "star")
      }
      .help("Save this backyard")
      Button {
      } label: {
        Image(systemName: "leaf").help("Feed the birds")
      }
      Button("Share", systemImage: "square.and.arrow.up") {}
      Toggle(isOn: $isMuted) { Image(systemName: "bell") }
        .accessibilityLabel("Mute")
      HStack {
        Button {
        } label: {
          Image(systemName: "bird")
        }
      }
      .help("Choose a species")
      TextField(text: $name) { Image(systemName: "magnifyingglass") }
      Image(systemName: "camera")
      Picker(selection: $name) {
        Text("Robin").tag("")
      } label: {
        Image(systemName: "leaf")
      }
    }
  }
}

@Suite("Controls that are only icons", .tips)
@MainActor
struct IconTests {
  private func found(on platform: TipPlatform) -> [String] {
    TipGuidance.check(TipScreen(of: Tools(), platform: platform).guidanceContent).findings
      .filter { $0.id == "C9" }.map { "\($0.item): \($0.message)" }
  }

  @Test(
    "C9: each one without a tooltip is found by its name",
    arguments: [.macOS, .visionOS] as [TipPlatform])
  func found(platform: TipPlatform) {
    #expect(
      found(on: platform) == [
        "control:Mute: The control \"Mute\" is only an icon, and has no tooltip.",
        "control:trash: The control \"trash\" is only an icon, and has no tooltip.",
      ])
  }

  @Test(
    "C9: nothing is found where people have no tooltips", arguments: [.iOS, .tvOS] as [TipPlatform])
  func withoutToolTips(platform: TipPlatform) {
    #expect(found(on: platform) == [])
  }

  @Test("C9: one control can be silenced")
  func silence() {
    var content = TipScreen(of: Tools(), platform: .macOS).guidanceContent
    content.silences = [
      GuidanceSilence("C9", on: "control:trash", because: "Everybody knows it.")
    ]
    let items = TipGuidance.check(content).findings.filter { $0.id == "C9" }.map(\.item)
    #expect(items == ["control:Mute"])
  }

  @Test("The outline has the text of a tooltip")
  func outline() {
    let outline = TipScreen(of: Tools(), platform: .macOS).outline
    #expect(outline.contains("Button \"star\" help \"Save this backyard\""))
    #expect(outline.contains("Button \"leaf\" help \"Feed the birds\""))
    #expect(outline.contains("Button \"bird\" help \"Choose a species\""))
    #expect(outline.contains("Button \"trash\"\n"))
  }
}
