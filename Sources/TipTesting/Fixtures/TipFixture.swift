public import Foundation
public import TipEngine
public import TipModel
package import TipFoundation

/// A state of the datastore that a test begins with, kept as a state document.
///
/// ```swift
/// try center.load(TipFixture("backyard-birds"))
/// ```
///
/// A document written by hand leaves out all but what the test needs: rules and texts come from the
/// tips in code, and a frequency that is left out is `immediate`.
public struct TipFixture: Hashable, Sendable {
  /// The fixture's name, for messages.
  public let name: String
  /// The file it was read from, if it was.
  public let url: URL?
  /// The state.
  public let document: StateDocument

  /// What has happened, as the engine knows it.
  package var facts: Facts { document.facts }

  /// The state as a value.
  package var storedValue: StoredValue { document.storedValue }

  /// Finds a fixture of the package that a test belongs to: `Fixtures/<name>.json`.
  ///
  /// Every `Fixtures` folder beside the test's file or above it counts, up to the folder with the
  /// `Package.swift`; the nearest one that has the fixture is read.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.json`.
  ///   - filePath: The test's file; the caller's by default.
  /// - Throws: `TipControlError`: `unknownName` when no such fixture is there, `missing` when there
  ///   are no fixtures at all, `malformed` when the name is none or the document cannot be read,
  ///   `inputOutput` when the file cannot.
  public init(_ name: String, filePath: String = #filePath) throws(TipControlError) {
    try self.init(name, in: FixtureFolders(above: filePath))
  }

  /// Finds a fixture among a bundle's resources, in a folder `Fixtures` or at their top.
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
  ///   `malformed` when it is no state document.
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
  ///   - name: What messages call it.
  /// - Throws: `TipControlError` (`malformed`) when the text is no state document.
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
  /// What the fixture's clock shows when the fixture is loaded; nil without a clock.
  ///
  /// A test's own clock that starts here goes on where the fixture was taken.
  public var date: Date? {
    facts.overrides.clock.map { $0.timestamp(atBase: $0.anchor).date }
  }

  /// The same state without its clock, so that the center's own clock moves it.
  public var withoutClock: TipFixture {
    var facts = facts
    facts.overrides.clock = nil
    return TipFixture(name: name, url: url, document: StateDocument(facts))
  }
}

extension TipsCenter {
  /// Replaces everything the datastore holds by a fixture, as `tipctl import` does.
  ///
  /// A clock in the fixture comes before the center's own, and when it is frozen it stands still
  /// however far a test's clock is moved: load ``TipFixture/withoutClock`` to go on from there.
  ///
  /// - Parameter fixture: The state to begin with.
  /// - Throws: `TipControlError`: `missing` when the center is not configured; otherwise when the
  ///   datastore cannot be written.
  public func load(_ fixture: TipFixture) throws(TipControlError) {
    try load(fixture.document)
  }
}
