import Foundation
import TestSupport
import Testing
import TipModel

/// A file of conformance vectors about one subject.
struct VectorFile {
  let subject: String
  let vectors: [Vector]

  /// Reads a file's text.
  ///
  /// - Throws: `TipControlError` (`malformed`) when it is not valid by the schema, or when a part
  ///   is invalid that a schema cannot describe, such as a rule.
  init(text: String, name: String) throws {
    let value = try StoredValue(json: text, subject: name)
    let problems = try Self.checker.get().problems(with: value).sorted()
    guard problems.isEmpty else {
      throw TipControlError(
        .malformed, subject: name, reason: "\(name): \(problems.joined(separator: ", "))")
    }
    let file = try VectorReader(value, at: name, keys: VectorKey.file)
    let subject = try file.required(.subject, .text)
    let now = try file.required(.now, .date)
    self.subject = subject
    vectors = try file.list(.vectors, .any).map { try Vector($0, subject: subject, from: now) }
  }

  /// The checker of the schema.
  static let checker = Result {
    func schema(_ path: String) throws -> StoredValue {
      try StoredValue(json: PackageFile.text("Fixtures/\(path)"), subject: path)
    }
    return SchemaChecker(
      schema: try schema("vectors/vectors.schema.json"),
      others: ["../state.schema.json": try schema("state.schema.json")])
  }

  /// The folder of the package's files.
  static let folder = PackageFile.url("Fixtures/vectors")

  /// The names of the package's files, sorted.
  static let names: [String] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
  }()

  /// The vectors of the package's files, or the error of the first that cannot be read.
  static let vectors = vectors(inFiles: names)

  /// Returns the vectors of some files, or the error of the first that cannot be read.
  static func vectors(inFiles names: [String]) -> Result<[Vector], any Error> {
    Result { try names.flatMap { try VectorFile(named: $0).vectors } }
  }

  /// Reads one of the package's files.
  init(named name: String) throws {
    try self.init(text: PackageFile.text("Fixtures/vectors/\(name)"), name: name)
  }
}

/// The members of an object of a file of vectors.
struct VectorReader {
  private let object: ObjectReader

  init(_ value: StoredValue, at path: String, keys: [VectorKey]) throws {
    object = try ObjectReader(value, at: path, keys: keys.map(\.rawValue))
  }

  func path(of key: VectorKey) -> String { object.path(of: key.rawValue) }

  func optional<Value>(_ key: VectorKey, _ coding: ValueCoding<Value>) throws -> Value? {
    try object.optional(key.rawValue, coding)
  }

  func required<Value>(_ key: VectorKey, _ coding: ValueCoding<Value>) throws -> Value {
    try object.required(key.rawValue, coding)
  }

  func list<Value>(_ key: VectorKey, _ coding: ValueCoding<Value>) throws -> [Value] {
    try optional(key, .list(of: coding)) ?? []
  }
}

/// A conformance vector: a state, steps that change it, and the expected tips after each step.
struct Vector: CustomTestStringConvertible, Sendable {
  /// A step of a vector.
  struct Step: Sendable {
    /// The action, nil at the beginning.
    let action: VectorKey?
    /// The value of the action.
    let value: StoredValue
    /// The expected tips and events afterwards, null for none.
    let expected: StoredValue

    init(action: VectorKey?, of step: StoredValue) {
      self.action = action
      if let action {
        value = step[action.rawValue]
      } else {
        value = .null
      }
      expected = step["expect"]
    }
  }

  let subject: String
  let id: String
  let says: String
  let source: String
  let isGenerated: Bool
  let now: Timestamp
  let state: Facts
  /// The steps, of which the first is the beginning, without an action.
  let steps: [Step]

  var testDescription: String { id }

  /// Reads a vector, which has the file's time unless it has its own.
  init(_ value: StoredValue, subject: String, from now: Timestamp) throws {
    let object = try VectorReader(value, at: "\(value["id"].json)", keys: VectorKey.vector)
    self.subject = subject
    id = try object.required(.id, .text)
    says = try object.required(.says, .text)
    source = try object.required(.source, .text)
    isGenerated = try object.optional(.generated, .flag) ?? false
    self.now = try object.optional(.now, .date) ?? now
    state = try StateDocument.facts(from: value["state"], at: object.path(of: .state))
    steps =
      try [Step(action: nil, of: value)]
      + object.list(.steps, .any).map { step in
        Step(action: VectorKey.actions.first { step.names.contains($0.rawValue) }, of: step)
      }
  }
}
