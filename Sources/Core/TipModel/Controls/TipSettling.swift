/// How a change reaches the statuses of tips: at once, or as people have measured it on devices.
///
/// The article "Beside Apple's TipKit" lists the measurements and their sources.
public struct TipSettling: OptionSet, Hashable, Sendable {
  /// The number of the choices.
  public let rawValue: Int

  /// Creates choices from their number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A status changes within the call that changes it, which is the default.
  public static let synchronous: TipSettling = []

  /// A status changes when the task suspends that has made the change, and a reset acts when the
  /// datastore is opened again (D64, D65).
  public static let asOnDevice = TipSettling(rawValue: 1 << 0)

  /// A popover stays when the rules of its tip no longer hold: until its ×, a tap outside of it or
  /// an invalidation (D66).
  public static let keepsPopovers = TipSettling(rawValue: 1 << 1)

  private static let names: [(name: String, choice: TipSettling)] = [
    ("asOnDevice", .asOnDevice), ("keepsPopovers", .keepsPopovers),
  ]
  private static let nameOfNone = "synchronous"

  /// The words of a value, for completions.
  package static let words = [nameOfNone] + names.map(\.name)

  /// Reads the names of choices, separated by commas, in any case.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when a name is not one of a choice.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self = .synchronous
    if text.trimmed.lowercased() == Self.nameOfNone { return }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed.lowercased()
      guard let found = Self.names.first(where: { $0.name.lowercased() == name }) else {
        throw .unreadable(
          text, in: subject, kind: "settling", write: ControlValueKind.settling.accepts)
      }
      insert(found.choice)
    }
  }

  /// The names of the choices, which parse back.
  package var text: String {
    if isEmpty { return Self.nameOfNone }
    return Self.names.filter { contains($0.choice) }.map(\.name).joined(separator: ",")
  }
}
