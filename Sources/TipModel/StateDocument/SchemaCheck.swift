package import TipFoundation

extension StoredValue {
  /// Looks at a file's version before its members: a newer one may have some that are not known.
  ///
  /// - Parameters:
  ///   - schema: The version that is read; a file that says none is of that.
  ///   - remedy: What to do about an older one.
  /// - Throws: ``TipControlError`` (`malformed`) when the file is of another version.
  package func checkSchema(_ schema: Int, otherwise remedy: String) throws(TipControlError) {
    guard case .object(let members) = self,
      case .int(let found)? = members[StoredKey.schema.rawValue], found != schema
    else { return }
    throw TipControlError(
      .malformed, subject: StoredKey.schema.rawValue,
      reason: "schema cannot be \(found): this version reads schema \(schema)",
      suggestion: found > schema ? "Read it with the version that wrote it" : remedy)
  }
}
