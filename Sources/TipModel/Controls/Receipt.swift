package import TipFoundation

/// A name in `ShowTips` or `HideTips` that stands for no known tip.
public struct UnknownTip: Hashable, Sendable, CustomStringConvertible {
  /// The name as given.
  public let name: String
  /// The control that names it.
  public let control: Control
  /// Where it comes from.
  public let source: ControlSource
  /// The exact variable, launch argument, call or command.
  public let spelling: String
  /// The known name it most likely stands for.
  public let nearest: String?

  /// Creates an unknown name.
  ///
  /// - Parameters:
  ///   - name: The name as given.
  ///   - control: The control that names it.
  ///   - source: Where it comes from.
  ///   - spelling: The exact variable, launch argument, call or command.
  ///   - nearest: The known name it most likely stands for.
  public init(
    name: String, control: Control, source: ControlSource, spelling: String, nearest: String?
  ) {
    self.name = name
    self.control = control
    self.source = source
    self.spelling = spelling
    self.nearest = nearest
  }

  /// A sentence that names the tip, where it was named, and what to write instead.
  public var description: String {
    let hint =
      nearest.map { "Did you mean \"\($0)\"?" } ?? "\"tipctl list\" shows every known tip."
    return "Unknown tip \"\(name)\" in \(spelling). \(hint)"
  }
}

/// What an app applied when it was configured, from where, and what it did not understand.
public struct Receipt: Hashable, Sendable {
  /// The controls that were applied, the first source first.
  public var applied: [AppliedControl]
  /// What was not understood and is left out.
  public var warnings: [ControlWarning]
  /// The names that stand for no known tip.
  public var unknownTips: [UnknownTip]
  /// The sources that said something but do not count in a release build.
  public var ignored: [ControlSource]
  /// Where the datastore lies, or `memory`.
  public var datastore: String
  /// What the clock showed at configure.
  package var clock: Timestamp
  /// The application's name.
  public var application: String
  /// The process that configured.
  public var processIdentifier: Int
  /// Other facts, in sentences.
  public var notes: [String]

  /// Creates a receipt.
  ///
  /// - Parameters:
  ///   - applied: The controls that were applied.
  ///   - warnings: What was not understood.
  ///   - unknownTips: The names that stand for no known tip.
  ///   - ignored: The sources that do not count in a release build.
  ///   - datastore: Where the datastore lies.
  ///   - clock: What the clock showed at configure.
  ///   - application: The application's name.
  ///   - processIdentifier: The process that configured.
  ///   - notes: Other facts, in sentences.
  package init(
    applied: [AppliedControl] = [], warnings: [ControlWarning] = [],
    unknownTips: [UnknownTip] = [], ignored: [ControlSource] = [], datastore: String,
    clock: Timestamp, application: String, processIdentifier: Int, notes: [String] = []
  ) {
    self.applied = applied
    self.warnings = warnings
    self.unknownTips = unknownTips
    self.ignored = ignored
    self.datastore = datastore
    self.clock = clock
    self.application = application
    self.processIdentifier = processIdentifier
    self.notes = notes
  }

  /// Finds the names in controls that stand for no known tip (D3).
  ///
  /// - Parameters:
  ///   - controls: What all sources say.
  ///   - applied: The applied controls, which know the exact spellings.
  ///   - known: The id and the type name of every known tip.
  /// - Returns: The unknown names, the first source first, with the nearest known name.
  package static func unknownTips(
    in controls: Controls, applied: [AppliedControl] = [], known: [(id: String, type: String)]
  ) -> [UnknownTip] {
    let names = known.flatMap { [$0.id, $0.type] }
    let knownNames = Set(names)
    var unknown: [UnknownTip] = []
    for source in controls.sources {
      for control in Control.allCases {
        let list = control.descriptor.names(controls[source])
        let spelling = applied.first { $0.source == source && $0.control == control }?.spelling
        for name in list where !knownNames.contains(name) {
          unknown.append(
            UnknownTip(
              name: name, control: control, source: source,
              spelling: spelling ?? ControlName.spelling(of: control, in: source),
              nearest: NearestName.of(name, in: names)))
        }
      }
    }
    return unknown
  }
}
