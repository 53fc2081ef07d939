package import TipFoundation
import Foundation

/// The text of a control's value: one grammar per kind, whatever the source.
///
/// Reading takes the user's text and where it comes from, such as a variable's name, and throws
/// ``TipControlError`` (`malformed`) that names both.
struct ControlValueFormat<Value: Hashable & Sendable>: Sendable {
  let kind: ControlValueKind
  /// The value that says nothing.
  let nothing: Value
  let read: @Sendable (_ text: String, _ subject: String) throws(TipControlError) -> Value
  /// Returns the text that reads back as a value; nil when the value says nothing.
  let print: @Sendable (_ value: Value, _ subject: String) throws(TipControlError) -> String?
  /// Returns a value completed by a second one that says something; the second replaces it.
  var merge: @Sendable (Value, Value) -> Value = { $1 }

  /// Creates the format of a value that is nil when it says nothing.
  fileprivate static func optional<Wrapped>(
    _ kind: ControlValueKind,
    read: @escaping @Sendable (String, String) throws(TipControlError) -> Wrapped,
    print: @escaping @Sendable (Wrapped) -> String
  ) -> Self where Value == Wrapped? {
    Self(kind: kind, nothing: nil, read: read, print: { value, _ in value.map(print) })
  }
}

extension ControlValueFormat where Value == ClockSetting? {
  static var clock: Self {
    .optional(.clock, read: ClockSetting.init(_:subject:), print: \.description)
  }
}

extension ControlValueFormat where Value == DisplayFrequency? {
  static var displayFrequency: Self {
    .optional(
      .displayFrequency, read: DisplayFrequency.init(_:subject:), print: \.description)
  }
}

extension ControlValueFormat where Value == SnapshotRecordMode? {
  static var recordMode: Self {
    .optional(.recordMode, read: SnapshotRecordMode.init(_:subject:), print: \.rawValue)
  }
}

extension ControlValueFormat where Value == String? {
  static var location: Self { path(.location) }
  static var path: Self { path(.path) }

  /// A path is anything but white space, kept as it is.
  private static func path(_ kind: ControlValueKind) -> Self {
    .optional(
      kind,
      read: { text, subject throws(TipControlError) in
        guard !text.trimmed.isEmpty else {
          throw .unreadable(text, in: subject, kind: "path", write: kind.accepts)
        }
        return text
      },
      print: { $0 })
  }
}

extension ControlValueFormat where Value == Bool {
  /// `false` says nothing.
  static var bool: Self {
    Self(kind: .bool, nothing: false, read: Bool.init(_:subject:)) { value, _ in value ? "1" : nil }
  }
}

extension Bool {
  /// Reads `1 0 true false yes no`, in whatever case.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the text is none of them.
  package init(_ text: String, subject: String) throws(TipControlError) {
    switch text.trimmed.lowercased() {
    case "1", "true", "yes": self = true
    case "0", "false", "no": self = false
    default:
      throw .unreadable(text, in: subject, kind: "Bool", write: ControlValueKind.bool.accepts)
    }
  }
}

extension ControlValueFormat where Value == [String] {
  /// Names accumulate (D5).
  static var names: Self {
    Self(kind: .names, nothing: [], read: list, print: text) { names, others in
      names + others.filter { !names.contains($0) }
    }
  }

  /// Reads names that commas separate; an empty one is an error.
  private static func list(_ text: String, subject: String) throws(TipControlError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw .unreadable(
        text, in: subject, kind: "list of names", because: "a name is empty",
        write: ControlValueKind.names.accepts)
    }
    return names
  }

  private static func text(
    _ names: [String], subject: String
  ) throws(TipControlError) -> String? {
    if names.isEmpty { return nil }
    let text = names.joined(separator: ",")
    // A name with a comma, or with white space around it, would not read back as it is.
    guard try list(text, subject: subject) == names else {
      throw .unreadable(
        text, in: subject, kind: "list of names", because: "a name has a comma in it",
        write: "the type name of that tip")
    }
    return text
  }
}
