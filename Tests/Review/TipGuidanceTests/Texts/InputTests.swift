import Testing
import TipGuidance
import TipModel

@Suite("Words and symbols of inputs")
struct InputTests {
  @Test(
    "T10: keys of a keyboard are foreign to a watch and a TV",
    arguments: [
      (.watchOS, "Press Command-Period to pause.", true),
      (.tvOS, "Press the space bar.", true), (.watchOS, "Press Return to save it.", true),
      (.tvOS, "Use the arrow keys.", true),
      (.iPadOS, "Press Command-Period to pause.", false),
      (.macOS, "Press Return to go on.", false),
      (.watchOS, "Turn the crown to pause.", false),
      (.watchOS, "Hold Command to pause.", false),
      (.watchOS, "Press command-period to pause.", false),
      (.watchOS, "Press Play-Pause to stop.", false),
      (.watchOS, "Give a command to the bird.", false),
    ] as [(TipPlatform, String, Bool)])
  func keys(platform: TipPlatform, message: String, isFound: Bool) {
    #expect(Texts.ids(message: message, platform: platform).contains("T10") == isFound)
  }

  @Test("T10: people tap along with music on any device, and bring a controller to a TV")
  func excuses() {
    #expect(!Texts.ids(message: "Tap along to find the tempo.", platform: .macOS).contains("T10"))
    #expect(Texts.ids(message: "Tap along the pond.", platform: .macOS) == [])
    let connect = "Connect a controller, and steer with the left stick."
    #expect(!Texts.ids(message: connect, platform: .tvOS).contains("T10"))
    #expect(
      Texts.ids(message: "Steer with the left stick.", platform: .tvOS).contains("T10"))
  }

  @Test("T10: “Tap to Draw” is a name in a title, and an instruction on a button")
  func labels() {
    #expect(
      !Texts.ids(tip: "Tap to Click", "It is on.", platform: .macOS).contains("T10"))
    #expect(
      Texts.ids(tip: "Draw a Bird", "It is yours.", actions: ["Tap to Draw"], platform: .macOS)
        .contains("T10"))
  }

  /// Returns whether a symbol is found on a system.
  private func isFound(
    _ symbol: String, on platform: TipPlatform?, input: TipInput? = nil,
    message: String = "It is in your list."
  ) -> Bool {
    var tip = GuidanceTip(id: "A", title: "Save a Bird", message: message, symbol: symbol)
    (tip.platform, tip.input) = (platform, input)
    return found(tip, among: "T24") == ["T24"]
  }

  @Test(
    "T24: a symbol of a different input is found",
    arguments: [
      ("gamecontroller.fill", .tvOS), ("cursorarrow.click", .iOS),
      ("hand.tap.fill", .macOS), ("computermouse.fill", .visionOS),
      ("appletvremote.gen4.fill", .iPadOS), ("keyboard.fill", .watchOS),
      ("digitalcrown.arrow.clockwise.fill", .iOS),
    ] as [(String, TipPlatform)])
  func symbols(symbol: String, platform: TipPlatform) {
    #expect(isFound(symbol, on: platform))
    #expect(!isFound(symbol, on: nil), "any system may have it")
  }

  @Test("T24: a symbol of the own input, and one of a device that the text names, pass")
  func ownSymbols() {
    #expect(
      !isFound("hand.tap.fill", on: .iOS) && !isFound("cursorarrow.click", on: .macOS))
    #expect(!isFound("gamecontroller.fill", on: .iOS), "it is also the symbol of games")
    #expect(!isFound("gamecontroller.fill", on: .tvOS, input: .controller))
    #expect(isFound("gamecontroller.fill", on: nil, input: .remote))
    #expect(!isFound("keyboard.fill", on: nil, input: .remote), "any system may have it")
    #expect(!isFound("gamecontroller.fill", on: .tvOS, message: "Connect a controller."))
    #expect(!isFound("digitalcrown.arrow.clockwise.fill", on: .watchOS))
    #expect(!isFound("hand.tapestry", on: .macOS) && !isFound("star.fill", on: .tvOS))
  }
}
