/// The version of a document's format, which the document has as its member `schema`.
package struct DocumentSchema: Sendable {
  /// The member with the version.
  static let key = "schema"
  /// The member with the id of the published schema, which only editors and validators read.
  static let idKey = "$schema"

  /// The version that is written and read.
  package let version: Int
  /// The id of the published JSON Schema, or nil when the format has none.
  package let id: String?
  private let isRequired: Bool
  private let remedy: String

  /// Creates the version of a format, with the remedy for an older one.
  ///
  /// A document may leave its version out, unless it is required. Only a format whose JSON Schema
  /// is published has a name.
  package init(
    _ version: Int, named name: String? = nil, isRequired: Bool = false, otherwise remedy: String
  ) {
    self.version = version
    id = name.map { "urn:tipcontrol:schema:\($0):\(version)" }
    self.isRequired = isRequired
    self.remedy = remedy
  }

  /// Checks a document's version before its members, because a newer one may have unknown members.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the document has a different version.
  package func check(_ document: StoredValue, at path: String) throws(TipControlError) {
    guard case .object(let members) = document, case .int(let found)? = members[Self.key],
      found != version
    else { return }
    let memberPath = StoredPath.member(Self.key, of: path)
    var suggestion = remedy
    if found > version { suggestion = "Read it with the version that wrote it" }
    throw TipControlError(
      .malformed, subject: memberPath,
      reason: "\(memberPath) cannot be \(found): this version reads schema \(version)",
      suggestion: suggestion)
  }

  /// Returns a document without the id of its schema, which a document of any format may have.
  func withoutID(_ document: StoredValue) -> StoredValue {
    guard case .object(var members) = document else { return document }
    members[Self.idKey] = nil
    return .object(members)
  }

  /// Checks that the version of a document is a number.
  func checkKind(_ document: ObjectReader) throws(TipControlError) {
    if isRequired || document.has(Self.key) {
      _ = try document.required(Self.key, .wholeNumber)
    }
  }
}

/// A value that is stored as a separate file, with a version.
package protocol StoredDocument: StoredObject {}

extension StoredDocument {
  /// The text of a file: indented JSON with sorted keys that ends in a line break.
  package var text: String { Self.coding.text(of: self) }

  /// Reads a file's text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the file and the path of the invalid
  ///   value.
  package init(json: String, subject: String) throws(TipControlError) {
    let value = try StoredValue(json: json, subject: subject)
    do throws(TipControlError) {
      try self.init(storedValue: value, at: "")
    } catch {
      throw error.found(at: subject)
    }
  }

  /// Reads a file's text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the line.
  package init(text: String, subject: String) throws(TipControlError) {
    self = try LocatedJSON(text, subject: subject).read { value throws(TipControlError) in
      try Self(storedValue: value, at: "")
    }
  }
}
