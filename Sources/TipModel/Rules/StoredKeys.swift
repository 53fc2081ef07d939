/// The names under which a type's members are stored.
///
/// A type's own `CodingKeys` may store a property under another name. Its decoding initialiser
/// reveals them: the first thing it asks for is a container, by the type of its keys.
struct StoredKeys {
  private let contains: (String) -> Bool

  init<Value: Decodable>(of type: Value.Type) {
    do {
      _ = try Value(from: Asking())
      contains = { _ in false }
    } catch let answer as Answer {
      contains = answer.contains
    } catch {
      contains = { _ in false }
    }
  }

  /// Whether a member is stored under its own name.
  func contains(_ name: Substring) -> Bool { contains(String(name)) }

  /// What the initialiser asked for, thrown because nothing more is wanted of it.
  private struct Answer: Error {
    let contains: @Sendable (String) -> Bool
  }

  private struct Asking: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      throw Answer { Key(stringValue: $0) != nil }
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
      throw Answer { _ in false }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
      throw Answer { _ in false }
    }
  }
}
