extension StoredValue {
  /// Checks a file's version before its members, because a newer file may have unknown members.
  ///
  /// - Parameters:
  ///   - schema: The supported version, which is also that of a file without one.
  ///   - path: The path of the object with the version; empty for the whole document.
  ///   - remedy: The suggestion for an older version.
  /// - Throws: ``TipControlError`` (`malformed`) when the file has a different version.
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
