import Foundation
import TipFoundation

/// A part of a stored value that its Swift type cannot read, in words.
struct StoredMisfit: Hashable {
  /// A sentence without its full stop: `"info.species" is 5, and needs a string`.
  let description: String

  /// Creates the first misfit of a value, if the type cannot read it.
  init?(_ value: StoredValue, as type: any Decodable.Type, at path: String) {
    do {
      _ = try value.decode(as: type)
      return nil
    } catch DecodingError.keyNotFound(let key, let context) {
      let missing = Self.path(context.codingPath + [key], from: path)
      description = "\"\(missing)\" is missing, and \(type) needs it"
    } catch DecodingError.typeMismatch(let wanted, let context),
      DecodingError.valueNotFound(let wanted, let context)
    {
      let found = Self.part(context.codingPath, of: value, path)
      description = "\(found), and needs \(Self.noun(wanted))"
    } catch DecodingError.dataCorrupted(let context) {
      description =
        "\(Self.part(context.codingPath, of: value, path)): \(context.debugDescription)"
    } catch {
      description = "\"\(path)\" is \(value.shortJSON): \(error)"
    }
  }

  private static func path(_ keys: [any CodingKey], from path: String) -> String {
    keys.reduce(path) { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return StoredPath.member(key.stringValue, of: path)
    }
  }

  /// Returns the path of a part and its value: `"info.species" is 5`.
  private static func part(
    _ keys: [any CodingKey], of value: StoredValue, _ path: String
  ) -> String {
    var part = value
    for key in keys {
      switch part {
      case .object(let members): part = members[key.stringValue] ?? .null
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { break }
        part = elements[index]
      default: break
      }
    }
    return "\"\(Self.path(keys, from: path))\" is \(part.shortJSON)"
  }

  /// The values that a type reads, with their article.
  private static func noun(_ type: Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a string"
    case is Date.Type: "a date"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "a value of \(type)"
    }
  }
}
