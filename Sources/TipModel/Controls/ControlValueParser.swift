package import TipFoundation

/// The one grammar of control values, whatever the source.
///
/// Every function takes the user's text and where it comes from, such as a variable's name, and
/// throws ``TipControlError`` (`malformed`) that names both.
package enum ControlValueParser {
  /// Reads `1 0 true false yes no`, in whatever case.
  package static func bool(_ text: String, subject: String) throws(TipControlError) -> Bool {
    switch trimmed(text).lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default:
      throw .unreadable(text, in: subject, isNo: "Bool", write: ControlValueKind.bool.accepts)
    }
  }

  /// Reads names that commas separate; an empty one is an error.
  package static func names(_ text: String, subject: String) throws(TipControlError) -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      trimmed(String($0))
    }
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw .unreadable(
        text, in: subject, isNo: "list of names", because: "a name is empty",
        write: ControlValueKind.names.accepts)
    }
    return names
  }

  /// Reads an ISO 8601 date.
  package static func date(_ text: String, subject: String) throws(TipControlError) -> Timestamp {
    guard let date = Timestamp(iso8601: trimmed(text)) else {
      throw .unreadable(
        text, in: subject, isNo: "date",
        write: "an ISO 8601 date such as 2026-11-21T09:00:00Z or 2026-11-21")
    }
    return date
  }

  /// Reads a snapshot record mode, in whatever case.
  package static func recordMode(
    _ text: String, subject: String
  ) throws(TipControlError) -> SnapshotRecordMode {
    guard let mode = SnapshotRecordMode(rawValue: trimmed(text).lowercased()) else {
      throw .unreadable(
        text, in: subject, isNo: "record mode", write: ControlValueKind.recordMode.accepts)
    }
    return mode
  }

  /// Reads a path: anything but white space, kept as it is.
  package static func path(
    _ text: String, kind: ControlValueKind = .path, subject: String
  ) throws(TipControlError) -> String {
    guard !trimmed(text).isEmpty else {
      throw .unreadable(text, in: subject, isNo: "path", write: kind.accepts)
    }
    return text
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmed
  }
}

extension ControlSettings {
  /// Sets one control from its text.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - text: The user's text.
  ///   - subject: Where the text comes from, for the message.
  ///   - anchor: The system's instant at which a clock setting takes effect.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is no value of the control.
  package mutating func set(
    _ control: Control, to text: String, subject: String, anchor: Timestamp
  ) throws(TipControlError) {
    typealias Parser = ControlValueParser
    switch control {
    case .showAllTips: showAllTips = try Parser.bool(text, subject: subject)
    case .hideAllTips: hideAllTips = try Parser.bool(text, subject: subject)
    case .showTips: showTips = try Parser.names(text, subject: subject)
    case .hideTips: hideTips = try Parser.names(text, subject: subject)
    case .resetDatastore: resetDatastore = try Parser.bool(text, subject: subject)
    case .clock:
      clock = AnchoredClock(setting: try ClockSetting(text, subject: subject), anchor: anchor)
    case .displayFrequency:
      displayFrequency = try DisplayFrequency(text, subject: subject)
    case .datastore: datastore = try Parser.path(text, kind: .location, subject: subject)
    case .snapshotRecord: snapshotRecord = try Parser.recordMode(text, subject: subject)
    case .receipt: receipt = try Parser.path(text, subject: subject)
    }
  }
}
