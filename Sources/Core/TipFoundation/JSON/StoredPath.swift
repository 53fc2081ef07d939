/// The paths of values within a document: `tips[2].record.displayCount`.
package enum StoredPath {
  /// Returns the path of a member of the object at a path.
  package static func member(_ name: String, of path: String) -> String {
    guard isPlain(name) else {
      return "\(path)[\(StoredValue.string(name).json)]"
    }
    return path.isEmpty ? name : "\(path).\(name)"
  }

  /// Returns whether a name has only letters, digits and underscores, and no digit first.
  private static func isPlain(_ name: String) -> Bool {
    var isFirst = true
    for scalar in name.unicodeScalars {
      switch scalar {
      // Nearly all, whose properties take longer.
      case "a"..."z", "A"..."Z", "_": break
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
          break
        case .decimalNumber, .letterNumber, .otherNumber: if isFirst { return false }
        default: return false
        }
      }
      isFirst = false
    }
    return !isFirst
  }
}
