import TipSwiftUI
import TipContent

extension UIColor {
  /// The name in code, as words.
  ///
  /// A colour without one has the nearest of eight simple names.
  public var accessibilityName: String {
    switch color.kind {
    case .system(let name), .asset(let name, _): return Self.words(name)
    case .rgb(_, let red, let green, let blue):
      let names = ["black", "blue", "green", "cyan", "red", "magenta", "yellow", "white"]
      // Each part of the colour that is strong adds its bit to the index.
      var index = 0
      if red > 0.5 { index += 4 }
      if green > 0.5 { index += 2 }
      if blue > 0.5 { index += 1 }
      return names[index]
    case .hsb(let hue, let saturation, let brightness):
      guard (hue * 6).isFinite, saturation > 0.3 else {
        return brightness > 0.5 ? "white" : "black"
      }
      let names = ["red", "yellow", "green", "cyan", "blue", "magenta"]
      let turn = Int((hue * 6).rounded().truncatingRemainder(dividingBy: 6))
      return brightness > 0.3 ? names[(turn + 6) % 6] : "black"
    }
  }

  /// Returns the words of a name in code: `systemGray2` is gray.
  private static func words(_ name: String) -> String {
    let words = name.filter { !$0.isNumber }.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
    let name = words.drop { $0 == " " }
    return String(name.hasPrefix("system ") ? name.dropFirst(7) : name)
  }
}
