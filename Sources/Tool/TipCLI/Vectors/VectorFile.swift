package import TipFoundation
package import TipModel

/// A file of conformance vectors about one subject.
package struct VectorFile: Sendable {
  /// The version of the format.
  package static let schema = 1
  /// The controls that sources other than `tipctl` can have: those that decide about tips, except
  /// for the clock, which is a step.
  package static let controls = Control.allCases.filter { control in
    control.descriptor.effect == .tips || control == .displayFrequency
  }

  /// The name of the file, for messages.
  package let name: String
  /// The subject of all vectors.
  package let subject: String
  /// The vectors.
  package let vectors: [Vector]
  private let json: LocatedJSON

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the file, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names line, path and the nearest member.
  package init(text: String, name: String) throws(TipControlError) {
    self.name = name
    json = try LocatedJSON(text, subject: name)
    (subject, vectors) = try json.read { value throws(TipControlError) in
      try Self.contents(of: value)
    }
  }

  private static func contents(
    of value: StoredValue
  ) throws(TipControlError) -> (String, [Vector]) {
    try value.checkSchema(schema, otherwise: "Write \(schema)")
    let file = try VectorReader(value, at: "", keys: VectorKey.file)
    _ = try file.required(.schema, .wholeNumber)
    _ = try file.required(.says, .text)
    let now = try file.required(.now, .date)
    let vectors: [Vector] = try file.list(.vectors, unique: .id, \.id, .vector(from: now))
    return (try file.required(.subject, .text), vectors)
  }

  /// Returns the line of a step, counted from 1.
  ///
  /// - Parameters:
  ///   - step: The index of the step; zero is the beginning of the vector.
  ///   - index: The index of the vector.
  /// - Returns: The line.
  package func line(ofStep step: Int, inVector index: Int) -> Int {
    json.line(of: "vectors[\(index)]" + (step > 0 ? ".steps[\(step - 1)]" : ""))
  }
}

/// The members of an object of a file of vectors.
typealias VectorReader = MemberReader<VectorKey>

extension Reading where Value == Vector {
  /// A vector, whose time is that of the file unless it has its own.
  fileprivate static func vector(from now: Timestamp) -> Reading {
    .object(VectorKey.vector) { object, _, path throws(TipControlError) in
      let start = try object.optional(.expect, .expectation).map {
        VectorStep(action: nil, expected: $0)
      }
      let steps: [VectorStep] = try object.list(.steps, .step)
      guard start != nil || !steps.isEmpty else {
        throw TipControlError(
          .malformed, subject: path, reason: "\(path) expects nothing",
          suggestion: "Write \"expect\", or steps with \"expect\"")
      }
      let nothing = VectorExpectation(tips: [:], donations: [:])
      return Vector(
        id: try object.required(.id, .text), says: try object.required(.says, .text),
        source: try object.required(.source, .text),
        isGenerated: try object.optional(.generated, .flag) ?? false,
        now: try object.optional(.now, .date) ?? now,
        state: try object.required(.state, .state),
        steps: [start ?? VectorStep(action: nil, expected: nothing)] + steps)
    }
  }
}

extension Reading where Value == Facts {
  /// A state document.
  static var state: Reading {
    Reading(wanted: "a state document") { value, path throws(TipControlError) in
      try StateDocument.facts(from: value, at: path())
    }
  }
}
