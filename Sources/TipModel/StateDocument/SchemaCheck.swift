package import TipFoundation

extension StoredValue {
  /// Checks a file's version before its members: a newer one may have some that are not known.
  ///
  /// - Parameters:
  ///   - schema: The version that is read; a file that says none is of that.
  ///   - path: The path of the object that has the version; empty for the whole document.
  ///   - remedy: What to do about an older one.
  /// - Throws: ``TipControlError`` (`malformed`) when the file is of another version.
  package func checkSchema(
    _ schema: Int, at path: String = "", otherwise remedy: String
  ) throws(TipControlError) {
    guard case .object(let members) = self,
      case .int(let found)? = members[StoredKey.schema.rawValue], found != schema
    else { return }
    let place = StoredPath.member(StoredKey.schema.rawValue, of: path)
    throw TipControlError(
      .malformed, subject: place,
      reason: "\(place) cannot be \(found): this version reads schema \(schema)",
      suggestion: found > schema ? "Read it with the version that wrote it" : remedy)
  }
}
