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
