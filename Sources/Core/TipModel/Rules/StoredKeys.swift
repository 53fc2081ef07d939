/// The names under which a type's members are stored.
///
/// A type's own `CodingKeys` may store a property under a different name. Its decoding initialiser
/// reveals the keys, because it first requests a container with their type.
package struct StoredKeys {
  /// Returns whether a member is stored under its own name.
  package let contains: (String) -> Bool
  /// Whether the type is known to read no other members than these.
  package let isComplete: Bool

  package init<Value: Decodable>(of type: Value.Type) {
    do {
      _ = try Value(from: Asking())
      contains = { _ in false }
      isComplete = true
    } catch let answer as Answer {
      contains = answer.contains
      isComplete = answer.isKeyed
    } catch {
      contains = { _ in false }
      isComplete = false
    }
  }

  /// The keys that the initialiser requested, thrown to stop it.
  private struct Answer: Error {
    var contains: @Sendable (String) -> Bool = { _ in false }
    var isKeyed = false
  }

  private struct Asking: Decoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(
      keyedBy type: Key.Type
    ) throws -> KeyedDecodingContainer<Key> {
      throw Answer(contains: { Key(stringValue: $0) != nil }, isKeyed: true)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
      throw Answer()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
      throw Answer()
    }
  }
}
