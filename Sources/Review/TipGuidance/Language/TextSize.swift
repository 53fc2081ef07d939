package import TipModel

extension String {
  /// The number of characters that people see: without those that only format or control.
  package var visibleCount: Int {
    // Most texts are plain, and looking properties up is slow.
    guard utf8.contains(where: { !(0x20...0x7E).contains($0) }) else { return utf8.count }
    return count { character in
      !character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned: true
        default: false
        }
      }
    }
  }
}

/// The room for an alert's title.
///
/// Approximations: systems measure with their own fonts, and people change the sizes. The widths
/// are for an alert at the standard text size, without its margins.
package struct TitleRoom: Hashable, Sendable {
  /// The width of a line, in points.
  package let width: Double
  /// The size of the font, in points.
  package let size: Double

  /// Returns the room on a system.
  package static func on(_ platform: TipPlatform) -> TitleRoom {
    switch platform {
    case .iOS, .iPadOS: TitleRoom(width: 238, size: 17)
    case .macOS: TitleRoom(width: 228, size: 13)
    case .tvOS: TitleRoom(width: 820, size: 38)
    case .watchOS: TitleRoom(width: 162, size: 16)
    case .visionOS: TitleRoom(width: 272, size: 17)
    }
  }

  /// Returns the number of lines that a title needs.
  package func lines(of title: String) -> Int {
    // Long enough for any title that fits, so that the time stays linear.
    title.prefix(1000).split(whereSeparator: \.isNewline).reduce(0) { lines, line in
      lines + String(line).wrapped(to: width) { Self.width(of: $0) * size }.count
    }
  }

  /// Returns the width of a character in a bold font of the system, as a part of the font's size.
  static func width(of character: Character) -> Double {
    guard let value = character.asciiValue else { return measured(character) }
    return plainWidths[Int(value)]
  }

  /// The widths of ASCII, because comparing characters is slow.
  private static let plainWidths = (UInt8(0)...0x7F).map { measured(Character(Unicode.Scalar($0))) }

  private static func measured(_ character: Character) -> Double {
    switch character {
    case " ": 0.24
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "’", "!", "|": 0.27
    case "f", "t", "r", "(", ")", "[", "]", "-", "\"", "“", "”", "/": 0.37
    case "m", "w", "M", "W", "@", "%", "…": 0.85
    case "A"..."Z": 0.66
    default:
      switch character.displayWidth {
      case 0: 0
      case 2: 1
      default: 0.55
      }
    }
  }
}
