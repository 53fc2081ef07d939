import TipModel

/// The controls as options of a command: `--show-all-tips`, `--clock SETTING`, and the presets.
enum ControlOptions {
  /// Shows only the named tip.
  static let only = OptionSpec(
    "only", value: "TIP", completion: .tips, repeatable: true,
    help: "Show only this tip, whatever its rules say.")

  /// The presets, which are flags.
  ///
  /// `--quiet` replaces the global option of that name. `-q` stays the global one.
  static let presets = TipControls.presets.map { preset in
    OptionSpec(preset.name, key: "preset-\(preset.name)", help: preset.help + ".")
  }

  /// The options of all controls except the datastore's, which is a global option already.
  static let controls = optional.map { control in
    let descriptor = control.descriptor
    var help = descriptor.help
    if descriptor.kind != .bool { help += ": \(descriptor.kind.accepts)" }
    return OptionSpec(
      name(of: control), value: descriptor.kind.spec.placeholder,
      completion: descriptor.kind.spec.completion, help: "\(help).")
  }

  static let options = presets + [only] + controls

  /// Returns the options of the presets and controls that a dialect of launch arguments has.
  static func options(in dialect: TipControls.Dialect) -> [OptionSpec] {
    var options: [OptionSpec] = []
    for (preset, option) in zip(TipControls.presets, presets)
    where preset.controls.leftOut(in: dialect).isEmpty {
      options.append(option)
    }
    options.append(only)
    for (control, option) in zip(optional, controls) where dialect.name(of: control) != nil {
      options.append(option)
    }
    return options
  }

  private static let optional = Control.allCases.filter { $0 != .datastore }

  /// Returns the name of a control's option: its key in lower case with dashes.
  static func name(of control: Control) -> String {
    let key = ControlName.environmentVariable(for: control).dropFirst("TIPCTL_".count)
    // Every start makes all names, and a search for a collection is slow.
    return String(key.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Returns a control as a command line names it: its option, or the preset that sets it.
  static func words(about control: Control, in arguments: ParsedArguments) -> String {
    let option = "--\(name(of: control))"
    let isGiven = zip(optional, controls).contains { $0 == control && arguments.given.has($1) }
    if !isGiven {
      for (preset, given) in zip(TipControls.presets, presets)
      where arguments.given.has(given) && preset.controls.says(control) {
        return "\(control.rawValue) of \"\(given.spelling)\""
      }
    }
    return "\"\(option)\""
  }

  /// Reads the options: presets, then `--only`, then single controls, which override both.
  ///
  /// An option that the command does not have is not given.
  ///
  /// - Throws: `TipControlError` (malformed) that names the option whose value cannot be read.
  static func read(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(TipControlError) -> TipControls {
    var asked = TipControls()
    for (preset, option) in zip(TipControls.presets, presets)
    where arguments.given.has(option) {
      asked.merge(preset.controls)
    }
    if asked.showAllTips, asked.hideAllTips {
      context.warn(
        "\"--quiet\" and \"--demo\" contradict each other, and showing all tips takes precedence",
        suggestion: "Give one of them")
    }
    let alone = arguments.values(only)
    if !alone.isEmpty {
      asked.hideAllTips = true
      asked.showTips += alone
    }
    for (control, option) in zip(optional, controls) where arguments.given.has(option) {
      try asked.set(control, to: arguments.value(option) ?? "1", subject: option.spelling)
    }
    if let datastore = context.globals.datastore {
      asked.datastore = datastore
      if datastore != "memory" { asked.datastore = context.path(datastore) }
    }
    if let file = asked.receipt, file != "-" { asked.receipt = context.path(file) }
    asked.syncFolder = asked.syncFolder.map(context.path)
    return asked
  }
}

extension TipControls {
  /// Reads options that have the values of controls.
  ///
  /// - Throws: `TipControlError` (malformed) that names the option whose value cannot be read.
  init(
    _ arguments: ParsedArguments, _ options: [(option: OptionSpec, control: Control)]
  ) throws(TipControlError) {
    self.init()
    for (option, control) in options {
      guard let text = arguments.value(option) else { continue }
      try set(control, to: text, subject: option.spelling)
    }
  }
}

extension ControlValueKind {
  /// The placeholder of a value in help, which a flag does not have, and the completions.
  var spec: (placeholder: String?, completion: CompletionKind) {
    switch self {
    case .bool: (nil, .nothing)
    case .names: ("TIPS", .list(of: .tips))
    case .toolTipNames: ("TOOLTIPS", .list(of: .toolTips))
    case .alertNames: ("ALERTS", .list(of: .alerts))
    case .answers: ("ANSWERS", .nothing)
    case .duration: ("DURATION", .nothing)
    case .clock: ("SETTING", .nothing)
    case .displayFrequency: ("FREQUENCY", .words(DisplayFrequency.named.map(\.name)))
    case .location, .path: ("PATH", .files())
    case .folder: ("FOLDER", .folders)
    case .settling: ("SETTLING", .words(TipSettling.words))
    case .recordMode: ("MODE", .words(SnapshotRecordMode.allCases.map(\.rawValue)))
    }
  }
}
