/// The paths of values within a document: `tips[2].record.displayCount`.
package enum StoredPath {
  /// Returns the path of a member of the object at a path.
  package static func member(_ name: String, of path: String) -> String {
    guard name.utf8.allSatisfy(isLetter) && !name.isEmpty || isPlain(name) else {
      return "\(path)[\(StoredValue.string(name).json)]"
    }
    return path.isEmpty ? name : "\(path).\(name)"
  }

  /// Returns whether a byte is an ASCII letter, as nearly all are.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  /// Returns whether a name has only letters, digits and underscores, and no digit first.
  private static func isPlain(_ name: String) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        break
      case .decimalNumber, .letterNumber, .otherNumber: if isFirst { return false }
      default: if scalar != "_" { return false }
      }
      isFirst = false
    }
    return !isFirst
  }
}
