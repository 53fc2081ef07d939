/// A difference between a requested control and the one that an app applied.
public struct ControlDifference: Hashable, Sendable, CustomStringConvertible {
  /// The control.
  public let control: Control
  /// The requested value.
  public let asked: String
  /// The control that the app applied instead, with its source, or nil for none.
  public let applied: AppliedControl?
  /// The reason according to the receipt, in a sentence.
  public let explanation: String

  /// A sentence with the control, the requested and the applied value, and the reason.
  public var description: String {
    var found = "the app did not apply it"
    if let applied { found = "the app applied \"\(applied.value)\" (\(applied.spelling))" }
    return "\(control.rawValue) \"\(asked)\": \(found). \(explanation)"
  }
}

extension Receipt {
  /// Returns the requested controls that were not applied.
  ///
  /// Values are compared by meaning: `1` equals `true`. An additional control of the app is not a
  /// difference, unless it overrules a requested one (D5, D6).
  ///
  /// - Parameter controls: The controls with which the app was launched.
  /// - Returns: The differences, in the order of ``Control``.
  /// - Throws: ``TipControlError`` (`malformed`) when a value cannot be written as text.
  public func differences(
    from controls: TipControls
  ) throws(TipControlError) -> [ControlDifference] {
    var differences: [ControlDifference] = []
    for (control, asked) in try controls.values {
      // Sources are listed in order of precedence, so that the first one is in force.
      let applied = ControlSource.allCases.lazy.compactMap { source in
        self.applied.first { $0.control == control && $0.source == source }
      }.first
      if let applied, Self.means(applied.value, asked, as: control) {
        differences += overruling(applied, asked: controls).map { other in
          ControlDifference(
            control: control, asked: asked, applied: other,
            explanation: "\(other.control.rawValue) of the \(other.source.label) takes precedence; "
              + "remove \"\(other.spelling)\" there.")
        }
        differences += unknownTips(of: applied).map { unknown in
          ControlDifference(
            control: control, asked: asked, applied: applied, explanation: unknown.description)
        }
      } else {
        differences.append(
          ControlDifference(
            control: control, asked: asked, applied: applied,
            explanation: reason(control, applied)))
      }
    }
    return differences
  }

  private func unknownTips(of applied: AppliedControl) -> [UnknownTip] {
    unknownTips.filter { $0.control == applied.control && $0.source == applied.source }
  }

  private func reason(_ control: Control, _ applied: AppliedControl?) -> String {
    if let error { return error }
    let names = ControlName.all.filter { $0.control == control }.map(\.name)
    if let warning = warnings.first(where: { names.contains($0.spelling) }) {
      return warning.message
    }
    if let source = ignored.first {
      return "The \(source.label) is ignored: this is a release build, and the app has "
        + "not opted in with .testingControls(.enabled)."
    }
    if let applied {
      return "The \(applied.source.label) takes precedence; "
        + "remove \"\(applied.spelling)\" there, or request the same value."
    }
    return "Nothing named \(names.joined(separator: ", ")) reached the app."
  }

  private static func means(_ first: String, _ second: String, as control: Control) -> Bool {
    do throws(TipControlError) {
      return try control.controls(first) == control.controls(second)
    } catch {
      // An unreadable value equals only the same text.
      return first == second
    }
  }
}

extension Control {
  /// Returns controls that contain only this control, with a value.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value cannot be read.
  func controls(_ value: String) throws(TipControlError) -> TipControls {
    var controls = TipControls()
    try controls.set(self, to: value, subject: rawValue)
    return controls
  }
}
