import TipEngine

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

  /// Moves the clock by a number of days.
  private static func setClock(_ text: String) throws(UsageError) {
    guard let days = Int32(text) else {
      throw UsageError("\"\(text)\" is not a number of days. Write one such as 2.")
    }
    do {
      try Tips.center.setClock(.shifted(by: .seconds(86_400 * Int(days))))
    } catch {
      throw UsageError("\(error)")
    }
  }
}
