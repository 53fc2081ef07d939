public import Foundation
public import TipEngine
public import TipModel

/// An initial state of a test's datastore, stored as a state document.
///
/// ```swift
/// try center.load(TipFixture("backyard-birds"))
/// ```
///
/// A handwritten document contains only the parts that the test needs: rules and texts come from
/// the tips in code, and the frequency defaults to `immediate`.
public struct TipFixture: Hashable, Sendable {
  /// The fixture's name, for messages.
  public let name: String
  /// The file of the fixture, or nil for text.
  public let url: URL?
  /// The state.
  public let document: StateDocument

  /// The facts in the engine's representation.
  package var facts: Facts { document.facts }

  /// Finds a fixture in the package of a test: `Fixtures/<name>.json`.
  ///
  /// Every `Fixtures` folder beside the test's file or above it is searched, up to the folder with
  /// the `Package.swift`. The nearest match is read.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.json`.
  ///   - filePath: The test's file, the caller's by default.
  /// - Throws: `TipControlError`: `unknownName` when the fixture does not exist, `missing` when
  ///   no fixtures exist, `malformed` when the name or the document is invalid, `inputOutput` when
  ///   the file cannot be read.
  public init(_ name: String, filePath: String = #filePath) throws(TipControlError) {
    try self.init(name, in: FixtureFolders(above: filePath))
  }

  /// Finds a fixture in a bundle's resources, in a folder `Fixtures` or at their top level.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.json`.
  ///   - bundle: The bundle, such as `Bundle.module` of a test target with resources.
  /// - Throws: `TipControlError`, as for a fixture of the package.
  public init(_ name: String, in bundle: Bundle) throws(TipControlError) {
    try self.init(name, in: FixtureFolders(in: bundle))
  }

  /// Reads a fixture from any file.
  ///
  /// - Parameter url: The file.
  /// - Throws: `TipControlError`: `missing` or `inputOutput` when the file cannot be read,
  ///   `malformed` when it is not a state document.
  public init(url: URL) throws(TipControlError) {
    let path = url.path(percentEncoded: false)
    let text = try TextFile.read(path, kind: "fixture")
    self.init(
      name: url.deletingPathExtension().lastPathComponent, url: url,
      document: try StateDocument(json: text, subject: path))
  }

  /// Reads a fixture from text.
  ///
  /// - Parameters:
  ///   - json: The state document.
  ///   - name: The name for messages.
  /// - Throws: `TipControlError` (`malformed`) when the text is not a state document.
  public init(json: String, name: String = "inline fixture") throws(TipControlError) {
    self.init(
      name: name, url: nil, document: try StateDocument(json: json, subject: name))
  }

  private init(_ name: String, in folders: FixtureFolders) throws(TipControlError) {
    try self.init(url: try folders.file(of: name))
  }

  private init(name: String, url: URL?, document: StateDocument) {
    self.name = name
    self.url = url
    self.document = document
  }
}

extension TipFixture: CustomStringConvertible {
  /// The fixture's name.
  public var description: String { name }
}

extension TipFixture {
  /// The date of the fixture's clock at the time of loading, or nil without a clock.
  ///
  /// A test clock that starts at this date continues from the time of the fixture.
  public var date: Date? {
    facts.overrides.clock.map { $0.timestamp(atBase: $0.anchor).date }
  }

  /// The same state without its clock, so that the center's own clock is used.
  public var withoutClock: TipFixture {
    TipFixture(name: name, url: url, document: state(atFrequency: nil))
  }

  /// Returns the state of a test's center, which has its own clock and can set the frequency.
  func state(atFrequency frequency: DisplayFrequency?) -> StateDocument {
    var facts = facts
    facts.overrides.clock = nil
    if let frequency { facts.displayFrequency = frequency }
    return StateDocument(facts)
  }
}

extension TipsCenter {
  /// Replaces the contents of the datastore with a fixture, as `tipctl import` does.
  ///
  /// The fixture's clock takes precedence over the center's. A frozen one does not follow the
  /// test's clock: load ``TipFixture/withoutClock`` to use the test's clock.
  ///
  /// In the center of a test, names and values of the fixture that its code cannot mean fail it.
  ///
  /// - Parameters:
  ///   - fixture: The initial state.
  ///   - position: The caller's position, where a failure is reported.
  /// - Throws: `TipControlError`: `missing` when the center is not configured, or another code when
  ///   the datastore cannot be written.
  public func load(
    _ fixture: TipFixture, at position: SourcePosition = #position
  ) throws(TipControlError) {
    if let scope = TipTestScope.current, scope.center === self {
      scope.names.add(fixture, at: position)
    }
    try load(fixture.document)
  }
}
