import SwiftUI
import TipContent

extension UIColor {
  /// The name of the colour as people say it.
  ///
  /// For a colour of the system or of the assets it is the name in code, as words; for another one
  /// it is the nearest of a few, such as "dark blue".
  public var accessibilityName: String {
    switch color.kind {
    case .system(let name), .asset(let name, _): Self.words(name)
    case .rgb(_, let red, let green, let blue): Self.name(red, green, blue)
    case .hsb(let hue, let saturation, let brightness):
      Self.name(hue: hue * 360, saturation, brightness)
    }
  }

  /// Returns the words of a name in code: `systemGray2` is gray.
  private static func words(_ name: String) -> String {
    let words = name.split { $0 == "/" || $0 == "." }.last.map(String.init) ?? name
    let spaced = words.filter { !$0.isNumber }.reduce(into: "") { spaced, letter in
      if letter.isUppercase { spaced += " " }
      spaced += letter.lowercased()
    }
    return spaced.hasPrefix("system ") ? String(spaced.dropFirst(7)) : spaced
  }

  private static func name(_ red: Double, _ green: Double, _ blue: Double) -> String {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return name(hue: 0, 0, high) }
    let hue =
      high == red
      ? (green - blue) / range : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return name(hue: hue * 60, high > 0 ? range / high : 0, high)
  }

  private static func name(hue: Double, _ saturation: Double, _ brightness: Double) -> String {
    if brightness < 0.15 { return "black" }
    if saturation < 0.1 { return brightness > 0.9 ? "white" : "gray" }
    // Every 30 degrees, from red on; a hue that is no number is red.
    let names = [
      "red", "orange", "yellow", "green", "green", "mint", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let turn = (hue / 30).rounded().truncatingRemainder(dividingBy: 12)
    let index = turn.isFinite ? (Int(turn) + 12) % 12 : 0
    let tone = brightness < 0.6 ? "dark " : saturation < 0.5 ? "light " : ""
    return tone + names[index]
  }
}
