/// The controls that an app applied at configure, with their sources and its warnings.
public struct Receipt: Hashable, Sendable {
  /// The controls that were applied, in order of precedence.
  public var applied: [AppliedControl] = []
  /// The warnings about controls that were not applied.
  public var warnings: [ControlWarning] = []
  /// The names that match no known tip, or resemble a known tooltip or alert.
  public var unknownTips: [UnknownTip] = []
  /// The sources with controls that are ignored in a release build.
  public var ignored: [ControlSource] = []
  /// The location of the datastore, or `memory`.
  ///
  /// It is empty if a failed start has not opened a datastore.
  public var datastore: String
  /// The clock's time at configure.
  package var clock: Timestamp
  /// The application's name.
  public var application: String
  /// The process that configured.
  public var processIdentifier: Int
  /// Other facts, in sentences.
  public var notes: [String] = []
  /// The alerts that the app asked for and that were answered, in the order of their first answer.
  public var alerts: [SeenAlert] = []
  /// Whether the engine was compiled without the `DEBUG` condition (D30).
  public var isReleaseBuild = false
  /// The error with which `configure` failed, in sentences, or nil for an app that has started.
  public var error: String?
}

extension Receipt {
  /// Creates a receipt without controls, warnings and notes, which a closure adds.
  package init(
    datastore: String, clock: Timestamp, application: String, processIdentifier: Int,
    _ complete: (inout Receipt) -> Void = { _ in }
  ) {
    self.init(
      applied: [], datastore: datastore, clock: clock, application: application,
      processIdentifier: processIdentifier)
    complete(&self)
  }

  /// The calls of a release build that force tips or reset the datastore, such as
  /// `Tips.showAllTips()`.
  ///
  /// The list is empty for a debug build, where such calls belong.
  public var testingCalls: [String] {
    guard isReleaseBuild else { return [] }
    let controls: [Control] = [.showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore]
    return applied.filter { $0.source == .api && controls.contains($0.control) }.map(\.spelling)
  }

  /// Returns the names in controls that match no known tip, or resemble a known tooltip or alert,
  /// in order of precedence (D3).
  ///
  /// The applied controls have the exact spellings.
  package static func unknownTips(
    in controls: Controls, applied: [AppliedControl] = [], known: KnownNames
  ) -> [UnknownTip] {
    var unknown: [UnknownTip] = []
    for source in controls.sources {
      for control in Control.allCases {
        let effect = control.descriptor.effect
        guard let known = known.names(for: effect) else { continue }
        let list = control.descriptor.names(controls[source])
        let spelling = applied.first { $0.source == source && $0.control == control }?.spelling
        for name in list where !known.contains(name) && name != Controls.all {
          var nearest = NearestName.nearMiss(name, in: known)
          if effect == .tips { nearest = NearestName.of(name, in: known) }
          // Tooltips and alerts become known when they are used. Tips are registered before.
          guard effect == .tips || nearest != nil else { continue }
          unknown.append(
            UnknownTip(
              name: name, control: control, source: source,
              spelling: spelling ?? controls.spelling(of: control, in: source), nearest: nearest))
        }
      }
    }
    return unknown
  }
}

// MARK: - The parts of a receipt

/// A control's value, as given and applied.
public struct AppliedControl: Hashable, Sendable {
  /// The control.
  public let control: Control
  /// The value as given.
  public let value: String
  /// The source of the value.
  public let source: ControlSource
  /// The exact name of the variable, launch argument, call or command.
  public let spelling: String

  /// Creates an applied control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - value: The value as given.
  ///   - source: The source of the value.
  ///   - spelling: The exact name, by default the control's name in the source.
  public init(
    control: Control, value: String, source: ControlSource, spelling: String? = nil
  ) {
    self.control = control
    self.value = value
    self.source = source
    self.spelling = spelling ?? ControlName.spelling(of: control, in: source)
  }
}

/// A warning about a part of a source that was not applied.
public struct ControlWarning: Hashable, Sendable, CustomStringConvertible {
  /// The source of the part.
  public let source: ControlSource
  /// The exact variable or argument.
  public let spelling: String
  /// The problem and its solution, in sentences.
  public let message: String

  package init(source: ControlSource, spelling: String, message: String) {
    self.source = source
    self.spelling = spelling
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

/// A name in a control that matches no known tip, or resembles a known tooltip or alert.
///
/// Apps register all tips before they use them, but tooltips and alerts become known when they are
/// used. So a name of these is listed only if it is one or two letters away from a known one.
public struct UnknownTip: Hashable, Sendable, CustomStringConvertible {
  /// The name as given.
  public let name: String
  /// The control that names it.
  public let control: Control
  /// The source of the control.
  public let source: ControlSource
  /// The exact variable, launch argument, call or command.
  public let spelling: String
  /// The nearest known name.
  public let nearest: String?

  package init(
    name: String, control: Control, source: ControlSource, spelling: String, nearest: String?
  ) {
    self.name = name
    self.control = control
    self.source = source
    self.spelling = spelling
    self.nearest = nearest
  }

  /// A sentence with the name, its place and a suggestion.
  public var description: String {
    let hint = NearestName.suggestion(
      nearest, otherwise: "\"tipctl list\" shows every known tip.")
    return "\(reason) \(hint)"
  }

  /// The first sentence, with the name and its place.
  package var reason: String {
    let noun =
      switch control.descriptor.effect {
      case .toolTips: "tooltip"
      case .alerts: "alert"
      case .tips, .eligibility, .process: "tip"
      }
    return "Unknown \(noun) \"\(name)\" in \(spelling)."
  }
}
