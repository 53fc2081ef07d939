/// A value of a JSON text with its position, so that a message can name the line.
package struct JSONNode: Sendable {
  /// The value, with the nodes inside of it.
  package enum Content: Sendable {
    /// A value without nodes inside: null, a Boolean, a number or a string.
    case plain(StoredValue)
    case array([JSONNode])
    /// An object with distinct names, in the order of the text.
    case object([JSONMember<JSONNode>])
  }

  package let content: Content
  /// The bytes of the value in the UTF-8 text, quotes and brackets included.
  package let bytes: Range<Int>

  /// The value without positions.
  package var storedValue: StoredValue {
    switch content {
    case .plain(let value): value
    case .array(let elements): .array(elements.map(\.storedValue))
    case .object(let members):
      .object(
        Dictionary(
          members.map { ($0.name, $0.node.storedValue) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Returns the node of a member of this object, or nil.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// Returns the node of an element of this list, or nil.
  package subscript(index: Int) -> JSONNode? {
    guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the first byte of the value at a path such as `tips[2].title`, or of the nearest value
  /// around it.
  ///
  /// An object's member begins with its name.
  package func start(of path: String) -> Int { start(of: path, below: "", own: bytes.lowerBound) }

  private func start(of path: String, below prefix: String, own: Int) -> Int {
    switch content {
    case .plain: return own
    case .array(let elements):
      // The index is read, instead of compared with each of many elements.
      let rest = path.dropFirst(prefix.count)
      guard path.hasPrefix(prefix), rest.first == "[", let end = rest.firstIndex(of: "]"),
        let index = Int(rest[..<end].dropFirst()), elements.indices.contains(index)
      else { return own }
      let element = elements[index]
      return element.start(
        of: path, below: "\(prefix)[\(index)]", own: element.bytes.lowerBound)
    case .object(let members):
      for member in members {
        let memberPath = StoredPath.member(member.name, of: prefix)
        guard path.hasPrefix(memberPath) else { continue }
        // `title` is not the beginning of `titles`.
        let next = path.dropFirst(memberPath.count).first
        guard next == nil || next == "." || next == "[" else { continue }
        return member.node.start(of: path, below: memberPath, own: member.start)
      }
      return own
    }
  }
}

extension JSONNode: JSONTree {
  init(plain value: StoredValue, bytes: Range<Int>) {
    self.init(content: .plain(value), bytes: bytes)
  }

  init(elements: [JSONNode], bytes: Range<Int>) {
    self.init(content: .array(elements), bytes: bytes)
  }

  init?(members: [JSONMember<JSONNode>], bytes: Range<Int>) {
    guard Set(members.map(\.name)).count == members.count else { return nil }
    self.init(content: .object(members), bytes: bytes)
  }
}
