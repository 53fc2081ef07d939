/// Reads JSON text strictly.
///
/// It refuses comments, commas after the last element, names that an object has twice, and lists or
/// objects that are nested too deeply.
package enum JSONReader {
  /// The greatest depth of nested lists and objects in a text.
  ///
  /// A debug build reads and writes that depth on a thread with a stack of 512 KB, as the threads
  /// of an app have it.
  package static let greatestDepth = 128
  /// The greatest depth of a payload or a parameter's value, so that a document and an operation
  /// around it can be read too.
  package static let greatestValueDepth = 96

  /// Reads a text without the positions of its values.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, for the message.
  ///   - depth: The greatest depth of nested lists and objects.
  /// - Returns: The value.
  /// - Throws: ``TipControlError`` (`malformed`) that names the offset in bytes and the path.
  static func value(
    of text: String, subject: String, depth: Int = greatestDepth
  ) throws(TipControlError) -> StoredValue {
    do throws(JSONProblem) {
      return try JSONParser.parse(text, depth: depth)
    } catch {
      throw TipControlError(
        .malformed, subject: subject,
        reason: "\"\(subject)\" is not valid JSON: \(error.located)",
        suggestion: error.suggestion)
    }
  }
}

/// A place that is not JSON.
struct JSONProblem: Error {
  /// The offset of the place in the UTF-8 text.
  let byte: Int
  let reason: String
  let suggestion: String
  /// The path of the value in which it is, empty for the whole text.
  private(set) var path = ""

  /// The reason with the offset and the path.
  var located: String {
    let atOffset = "\(reason), at offset \(byte)"
    guard !path.isEmpty else { return atOffset }
    let shortPath = path.count > 80 ? "\(path.prefix(80))…" : path
    return "\(atOffset), in \(shortPath)"
  }

  /// Returns the same problem in a list or object.
  func inside(_ outer: String) -> JSONProblem {
    var problem = self
    let needsDot = !path.isEmpty && !path.hasPrefix("[")
    problem.path = needsDot ? "\(outer).\(path)" : outer + path
    return problem
  }
}

// MARK: - Results

/// A form in which the parser builds values, with or without their positions.
protocol JSONTree {
  /// Creates a value without other values inside.
  init(plain value: StoredValue, bytes: Range<Int>)
  /// Creates a list.
  init(elements: [Self], bytes: Range<Int>)
  /// Creates an object, or nil when two members have the same name.
  init?(members: [JSONMember<Self>], bytes: Range<Int>)
}

/// A member of an object in a JSON text.
package struct JSONMember<Node> {
  package let name: String
  /// The first byte of the name's quotation mark.
  package let start: Int
  package let node: Node
}

extension JSONMember: Sendable where Node: Sendable {}

extension StoredValue: JSONTree {
  init(plain value: StoredValue, bytes: Range<Int>) { self = value }

  init(elements: [StoredValue], bytes: Range<Int>) { self = .array(elements) }

  init?(members: [JSONMember<StoredValue>], bytes: Range<Int>) {
    var object = [String: StoredValue](minimumCapacity: members.count)
    for member in members {
      guard object.updateValue(member.node, forKey: member.name) == nil else { return nil }
    }
    self = .object(object)
  }
}
