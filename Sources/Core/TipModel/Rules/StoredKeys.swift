/// The names under which a type's members are stored.
///
/// A type's own `CodingKeys` may store a property under a different name. Its decoding initialiser
/// reveals the keys, because it first requests a container with their type.
struct StoredKeys {
  /// Returns whether a member is stored under its own name.
  let contains: (String) -> Bool

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

  /// The keys that the initialiser requested, thrown to stop it.
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
