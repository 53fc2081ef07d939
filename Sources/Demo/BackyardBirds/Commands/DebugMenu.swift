import TipEngine
import TipModel

/// The app's own menu for testing its tips: calls of TipKit's API.
enum DebugMenu {
  /// The first word of its lines.
  static let word = "debug"

  /// Performs a line of the menu.
  ///
  /// - Parameter words: The call's name, and its value.
  /// - Throws: ``UsageError`` that quotes the unknown word.
  static func perform(_ words: [String]) throws(UsageError) {
    let value = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "showAllTips": Tips.showAllTipsForTesting()
    case "hideAllTips": Tips.hideAllTipsForTesting()
    case "showTips": Tips.center.showTips([value])
    case "hideTips": Tips.center.hideTips([value])
    case "clearOverrides": Tips.clearOverrides()
    case "clock": try setClock(value)
    default:
      throw UsageError.unknown(
        "debug call", words.first ?? "",
        among: ["showAllTips", "hideAllTips", "showTips", "hideTips", "clearOverrides", "clock"])
    }
  }

  private static func setClock(_ text: String) throws(UsageError) {
    do {
      try Tips.center.setClock(ClockSetting(text, subject: "clock"))
    } catch {
      throw UsageError("\(error)")
    }
  }
}
