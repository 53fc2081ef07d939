/// The type of a file or of data, such as an image or a text (Uniform Type Identifiers reference).
///
/// It knows its identifier. The types of the system also know the extension of their files and what
/// they conform to. A type that an app declares has the identifier only.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the type, such as `public.png`.
  public let identifier: String

  /// Creates a type of the system or of an app from its identifier.
  ///
  /// On Apple's systems the result is `nil` where nothing declares the type.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of the system whose files have an extension, without the period.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let types = SystemTypes.all.filter { $0.filenameExtensions.contains(name) }
    guard let type = types.map(\.type).first(where: { $0.conforms(to: supertype) }) else {
      return nil
    }
    self = type
  }

  /// Creates the type of the system with a MIME type, such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = SystemTypes.byMIMEType[mimeType.lowercased()], type.conforms(to: supertype)
    else { return nil }
    self = type
  }

  /// Creates a type that the app declares as its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The extension of the type's files, without the period.
  public var preferredFilenameExtension: String? { system?.filenameExtensions.first }

  /// The MIME type, such as `image/png`.
  public var preferredMIMEType: String? { system?.mimeType }

  /// All types that this type conforms to, not the type itself.
  public var supertypes: Set<UTType> {
    guard let system else { return [] }
    return system.parents.reduce(into: Set(system.parents)) { $0.formUnion($1.supertypes) }
  }

  /// Whether the type is a given type or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the type is a special case of a given type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether another type is a special case of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var system: SystemType? { SystemTypes.byIdentifier[identifier] }
}

extension UTType: CustomStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }
}
