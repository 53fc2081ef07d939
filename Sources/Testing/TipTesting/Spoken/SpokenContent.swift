public import TipEngine
import TipFoundation
public import TipModel
public import TipSnapshot
public import TipViewTree

/// What VoiceOver reads of a screen, a tip or an alert: its elements, in the order in which people
/// reach them.
///
/// ```swift
/// #expect(screen.spoken.text == """
///   "Favorite", button, hint: "Adds the backyard to your favorites"
///   "Visitors", header
///   """)
/// ```
public struct SpokenContent: Hashable, Sendable, CustomStringConvertible {
  /// The elements, in the order in which people reach them.
  public let elements: [SpokenElement]

  init(_ elements: [SpokenElement]) { self.elements = elements }

  /// A line for each element.
  public var text: String { elements.map(\.description).joined(separator: "\n") }

  /// A line for each element.
  public var description: String { text }

  /// Returns the first element with a label, or nil when no element has it.
  public subscript(label: String) -> SpokenElement? { elements.first { $0.label == label } }
}

/// An element that VoiceOver reads, with its properties.
public struct SpokenElement: Hashable, Sendable, CustomStringConvertible {
  /// The label, or nil when the app gives the element no words.
  public internal(set) var label: String?
  /// The name of the image that an element without a label shows.
  ///
  /// Apple does not document what VoiceOver says of a system symbol.
  public internal(set) var symbol: String?
  /// The value, such as `on`, or the text in a field.
  public internal(set) var value: String?
  /// The traits, in the order of their declaration.
  public internal(set) var traits: [SpokenTrait] = []
  /// The sentence about what happens after the action.
  public internal(set) var hint: String?
  /// The names of the custom actions.
  public internal(set) var actions: [String] = []

  /// Whether a double tap does something.
  var hasDefaultAction = false
  /// Whether people can do something with the element.
  var acts = false
  /// The name under which a finding mentions the element.
  var name = ""

  /// The line of the element: the label, the value, the traits, the hint and the custom actions.
  public var description: String {
    var parts: [String] = []
    if let label {
      parts.append(Self.quoted(label))
    } else if let symbol {
      parts.append("symbol \(Self.quoted(symbol))")
    } else {
      parts.append("no label")
    }
    if let value { parts.append("value: \(Self.quoted(value))") }
    parts += traits.map(\.rawValue)
    if let hint { parts.append("hint: \(Self.quoted(hint))") }
    if !actions.isEmpty {
      parts.append("actions: \(actions.map(Self.quoted).joined(separator: ", "))")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns whether VoiceOver reads the same of two elements.
  public static func == (old: SpokenElement, new: SpokenElement) -> Bool {
    old.description == new.description
  }

  /// Adds the line of the element to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Returns a text in quotes and on one line.
  private static func quoted(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\"\(words.printable)\""
  }
}

// MARK: - Snapshots

extension SnapshotStrategy<TipScreen> {
  /// A line for each element that VoiceOver reads: label, value, traits, hint and custom actions.
  public static var spoken: SnapshotStrategy { SnapshotStrategy { try $0.ofTest.spoken.text } }
}

extension SnapshotStrategy<any Tip> {
  /// A line for each element of the tip that VoiceOver reads.
  public static var spoken: SnapshotStrategy { SnapshotStrategy { $0.spoken.text } }
}

extension SnapshotStrategy<TipAlert> {
  /// Returns a strategy with a line for each element of an alert that VoiceOver reads.
  ///
  /// - Parameter platform: The system on which the app runs.
  /// - Returns: The strategy.
  public static func spoken(on platform: TipPlatform) -> SnapshotStrategy {
    SnapshotStrategy { $0.spoken(on: platform).text }
  }
}
