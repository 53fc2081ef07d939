import BackyardBirds
import Testing
import TipModel

@Suite("The app's own arguments")
struct AppArgumentsTests {
  @Test(
    "controls of tips are not arguments of the app",
    arguments: [
      ("view north", "view north"),
      ("-tipctl.HideAllTips 1 view north", "view north"),
      ("view -com.apple.TipKit.ShowTips FeedBirdsTip north", "view north"),
      ("view north -tipctl.Clock -2h30m", "view north"),
      ("view north -tipctl.Receipt -", "view north"),
      ("view north -tipctl.HideAllTips", "view north"),
      ("-tipctl.HideAllTips -tipctl.ShowTips FeedBirdsTip view north", "view north"),
      ("-tipctl.HideAllTip 1 view north", "view north"),
      ("-com.apple.TipKit.Later 1 view north", "view north"),
      ("-tipctl.HideAllTips=1 view north", "view north"),
      ("view --help", "view --help"),
      ("-tipctlPath somewhere", "-tipctlPath somewhere"),
      ("", ""),
    ])
  func own(arguments: String, own: String) {
    let words = arguments.split(separator: " ").map(String.init)

    #expect(AppArguments.own(in: words).joined(separator: " ") == own)
  }
}
