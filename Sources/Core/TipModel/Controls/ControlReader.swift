/// Reads controls from a process's launch arguments and environment.
package enum ControlReader {
  /// Reads `-key value` pairs, as Foundation's argument domain does (D29).
  ///
  /// Pairs may occur anywhere. Words that are not our keys belong to the app and are ignored.
  package static func arguments(_ arguments: [String]) -> ControlReading {
    var reading = ControlReading()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard let control = ControlName.control(argument: word) else {
        if let message = ControlName.unknownArgument(word) {
          reading.warn(.argument, word, message)
        }
        continue
      }
      if let value = rest.first, isValue(value, of: control) {
        rest.removeFirst()
        reading.take(control, value, source: .argument, spelling: word)
      } else {
        var reason = "nothing follows"
        if let next = rest.first { reason = "the next word, \"\(next)\", is a name" }
        let example = "\(word) \(control.descriptor.example)"
        reading.warn(
          .argument, word,
          "\"\(word)\" has no value and is not applied: \(reason). Write \"\(example)\".")
      }
    }
    return reading
  }

  /// Reads `TIPCTL_…` variables, sorted by name.
  ///
  /// An empty value means unset.
  package static func environment(_ environment: [String: String]) -> ControlReading {
    var reading = ControlReading()
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !value.isEmpty {
      if let control = ControlName.control(environmentVariable: name) {
        reading.take(control, value, source: .environment, spelling: name)
      } else if let message = ControlName.unknownVariable(name) {
        reading.warn(.environment, name, message)
      }
    }
    return reading
  }

  /// Whether a word can be a key's value: a word that begins with `-` is a key unless a number.
  ///
  /// A negative clock shift such as `-2h30m` begins like a number. `-` is standard error.
  package static func isValue(_ word: String, of control: Control) -> Bool {
    guard word.hasPrefix("-") else { return true }
    let kind = control.descriptor.kind
    if kind == .path, word == "-" { return true }
    if kind == .clock {
      guard let next = word.dropFirst().first else { return false }
      return ("0"..."9").contains(next)
    }
    return word.wholeMatch(of: /-(\d+\.?\d*|\.\d+)/) != nil
  }
}

/// The result of reading one source of the process.
package struct ControlReading: Hashable, Sendable {
  package var controls = TipControls()
  /// The controls that were read, in order of precedence.
  package var applied: [AppliedControl] = []
  /// The warnings about parts that were not applied.
  package var warnings: [ControlWarning] = []
  /// The errors of invalid values: `configure` throws the first.
  package var errors: [TipControlError] = []

  package init() {}
}

extension ControlReading {
  fileprivate mutating func warn(_ source: ControlSource, _ spelling: String, _ message: String) {
    warnings.append(ControlWarning(source: source, spelling: spelling, message: message))
  }

  fileprivate mutating func take(
    _ control: Control, _ value: String, source: ControlSource, spelling: String
  ) {
    do throws(TipControlError) {
      try control.descriptor.set(&controls, value, spelling)
    } catch {
      errors.append(error)
      return
    }
    let new = AppliedControl(control: control, value: value, source: source, spelling: spelling)
    if let index = applied.firstIndex(where: { $0.control == control }) {
      let old = applied.remove(at: index)
      let earlier = old.spelling == spelling ? "" : ", first as \"\(old.spelling)\""
      warn(
        source, spelling,
        "\"\(spelling)\" is given twice\(earlier); the last value, \"\(value)\", is used. "
          + "Remove the first, \"\(old.value)\".")
    }
    applied.append(new)
  }
}
