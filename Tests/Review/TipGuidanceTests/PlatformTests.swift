import Testing
import TipGuidance

@Suite("Platforms")
struct PlatformTests {
  @Test("Each platform has an input of its own")
  func inputs() {
    #expect(
      TipPlatform.allCases.map(\.input) == [.touch, .touch, .pointer, .remote, .touch, .gaze])
  }
}
