import PreviewStories
import SwiftUI
import TestSupport
import Testing
import TipReview
import TipTesting
import TipViewTree

#if compiler(>=6.3)
  @MainActor
  @Suite("Previews", .hangLimit)
  struct PreviewTests {
    private func preview(named name: String?) throws -> PreviewDeclaration {
      let previews = PreviewDeclaration.all.filter {
        $0.fileID == "PreviewStories/FeederPreviews.swift"
      }
      return try #require(previews.first { $0.name == name })
    }

    @Test("of a module are shown, and each that has something wrong fails the test")
    func module() async {
      await expectFailures([
        "Preview \"Blank\" at FeederPreviews.swift:40: VoiceOver…(C10, control:Button)",
        "Preview \"Everyone\" at FeederPreviews.swift:44: …(T15, tip:FillFeederTip)",
        "Preview \"Trap\" at FeederPreviews.swift:48 ended with signal…: Fatal error: Index out of",
      ]) {
        await expectPreviews(in: "PreviewStories", outlines: true, pictures: true)
      }
    }

    @Test("have their names and lines before the failures of their snapshots")
    func snapshots() async {
      let recording = SnapshotRecording(
        arguments: [], environment: ["TIPCTL_SNAPSHOT_RECORD": "sometimes"])
      let failure = ": The snapshot cannot be compared. …sometimes"
      await SnapshotAssertion.$recording.withValue(recording) {
        await expectFailures([
          "Preview at FeederPreviews.swift:31\(failure)",
          "Preview \"Night\" at FeederPreviews.swift:35\(failure)",
          "Preview \"Blank\" at FeederPreviews.swift:40: VoiceOver",
          "Preview \"Blank\" at FeederPreviews.swift:40\(failure)",
          "Preview \"Everyone\" at FeederPreviews.swift:44: …(T15, tip:FillFeederTip)",
          "Preview \"Everyone\" at FeederPreviews.swift:44\(failure)",
          "Preview \"Trap\" at FeederPreviews.swift:48 ended with signal",
          "Preview \"Night\" at FeederPreviews.swift:59\(failure)",
        ]) {
          await expectPreviews(in: "PreviewStories", outlines: true)
        }
      }
    }

    @Test("accept findings that are silenced, each in one of the previews")
    func silence() async {
      let silences = [
        GuidanceSilence("T15", on: "tip:FillFeederTip", because: "everyone has a feeder"),
        GuidanceSilence("T15", on: "tip:WelcomeTip", because: "everyone is welcome"),
      ]
      await expectFailures([
        "Preview \"Blank\"", "Preview \"Trap\"", "The silence of T15 is unused…tip:WelcomeTip",
      ]) {
        await expectPreviews(in: "PreviewStories", silences: silences)
      }
    }

    @Test("are named by their module, whose nearest name is suggested, and nothing else fails")
    func unknownModule() async {
      let silence = GuidanceSilence("T15", on: "tip:WelcomeTip", because: "everyone is welcome")
      await expectFailures([
        "No previews are in the module \"PreviewStorys\". Did you mean \"PreviewStories\"?"
      ]) {
        await expectPreviews(in: "PreviewStorys", silences: [silence])
      }
      await expectFailures([
        "No previews are in the module \"Aviary\". There are previews in…\"PreviewStories\""
      ]) {
        await expectPreviews(in: "Aviary")
      }
    }

    @Test("have states that change, in the modifiers of their traits", .tips)
    func states() async throws {
      let screen = TipScreen(of: try await preview(named: "Night").make())
      #expect(screen.text == "1 seeds\nAdd a Seed\nOwl")
      screen.tap("Add a Seed")
      #expect(screen.text == "2 seeds\nAdd a Seed\nOwl")
    }

    @Test("have the line of the macro, and those in types are not found")
    func places() throws {
      #expect(try preview(named: nil).line == 31)
      #expect(try preview(named: "Night").line == 35)
      #expect(!PreviewDeclaration.all.contains { $0.name == "Nested" })
    }
  }
#endif
