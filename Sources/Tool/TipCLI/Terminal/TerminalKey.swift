/// A key of the keyboard, as a terminal sends it.
package enum TerminalKey: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// A letter together with Control.
  case control(Character)
  /// Return.
  case enter
  /// Escape, alone.
  case escape
  /// Tab, and Tab together with Shift.
  case tab, backTab
  /// The keys that delete the character before and after the cursor.
  case backspace, delete
  /// The arrows.
  case up, down, left, right
  /// The keys that move far.
  case home, end, pageUp, pageDown
  /// Text that was pasted, whose characters are not keys.
  case paste(String)
}

extension TerminalKey: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key that types a character.
  package init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}

extension TerminalKey {
  /// The name of the key, as keyboards print it.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .paste: "paste"
    }
  }
}
