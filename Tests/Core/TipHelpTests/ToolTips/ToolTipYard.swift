import Foundation
import TipEngine
import TipHelp
import TipTesting

/// The views of the tests: a star and a feeder beside each other on one screen.
@MainActor
struct ToolTipYard {
  let screen: HelpScreen
  let pointer: Pointer
  let star = HelpControl(
    id: "star.button", title: "Favorite", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  let feeder = HelpControl(
    id: "feeder.button", title: "Feeder", frame: CGRect(x: 60, y: 0, width: 44, height: 44))

  init(platform: TipPlatform = .macOS) {
    screen = HelpScreen(size: CGSize(width: 400, height: 400), platform: platform)
    pointer = Pointer(on: screen)
    screen.root.addSubview(star)
    screen.root.addSubview(feeder)
  }

  /// A yard whose star and feeder have tooltips.
  static func withToolTips(platform: TipPlatform = .macOS) -> ToolTipYard {
    let yard = ToolTipYard(platform: platform)
    yard.star.toolTip = "Save to your list"
    yard.feeder.toolTip = "Fill with seeds"
    return yard
  }
}

/// A delegate that counts its questions, and answers with a closure.
final class Answerer: ToolTipInteractionDelegate {
  private(set) var questions: [CGPoint] = []
  var answer: (CGPoint) -> ToolTipConfiguration?

  init(_ answer: @escaping (CGPoint) -> ToolTipConfiguration?) { self.answer = answer }

  convenience init(_ text: String) { self.init { _ in ToolTipConfiguration(toolTip: text) } }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    questions.append(point)
    return answer(point)
  }
}
