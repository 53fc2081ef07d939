import TipModel
import TipStore

/// Checks for overrides that are still set, and for displays and alerts that never ended.
enum ForceCheck {
  static func findings(_ session: DatastoreSession) -> [Finding] {
    let situation = session.situation
    return stored(situation.facts, session) + session.views.compactMap(\.process).map(running)
      + environment(session.environment.controls[.environment])
      + displays(session.facts)
  }

  private static func stored(_ facts: Facts, _ session: DatastoreSession) -> [Finding] {
    let overrides = facts.overrides
    func finding(_ subject: String, _ message: String, _ way: String, _ words: [String]) -> Finding
    {
      Finding(.warning, subject, message, "\(way): \(session.commandLine(words))")
    }
    let all = overrides.all.map {
      finding(
        "all tips", "Every tip is still forced: \($0.rawValue).", "Return them to their rules",
        ["auto"])
    }
    let tips = overrides.tips.sorted { $0.key < $1.key }.map { id, state in
      let stranger = facts.tips[id] == nil ? ", and no such tip is known" : ""
      return finding(
        id, "It is still forced: \(state.rawValue)\(stranger).", "Return it to its rules",
        ["auto", id])
    }
    let clock = overrides.clock.map {
      finding("clock", "The clock is still set: \($0.setting).", "Clear it", ["clock", "--clear"])
    }
    let frequency = overrides.displayFrequency.map {
      finding(
        "display frequency", "The display frequency is still set: \($0).", "Clear it",
        ["frequency", "--clear"])
    }
    let alerts = Control.help.filter { control in
      control.descriptor.effect == .alerts && overrides.help.says(control)
    }.map {
      finding(
        "alerts", "\($0.rawValue) is still set, so alerts are not shown.", "Clear it",
        ["alerts", "--clear"])
    }
    return [all].compactMap(\.self) + tips + [clock, frequency].compactMap(\.self) + alerts
  }

  /// Overrides of a live process end with it.
  private static func running(_ process: AppProcess) -> Finding {
    let overrides: [AppliedControl]
    do throws(TipControlError) {
      overrides = try process.overrides
    } catch {
      return Finding(.note, error)
    }
    let list = overrides.map(\.words).joined(separator: ", ")
    var state = list.isEmpty ? "without overrides" : "with \(list)"
    if !process.countsStoredOverrides { state += ", and ignores overrides of tipctl" }
    var advice = ""
    if !list.isEmpty || !process.countsStoredOverrides {
      advice = "tipctl evaluates tips as this process does."
    }
    return Finding(.note, process.label, "It runs \(state).", advice)
  }

  /// Overrides of tipctl's own environment end with the shell.
  private static func environment(_ environment: TipControls) -> [Finding] {
    let controls = Control.allCases.filter { $0.descriptor.effect != .process }
    return controls.filter(environment.says).map { control in
      let name = ControlName.environmentVariable(for: control)
      return Finding(
        .note, name, "This shell's environment sets \(name), for tipctl and its child processes.",
        "Unset it when it is no longer needed.")
    }
  }

  private static func displays(_ facts: Facts) -> [Finding] {
    let advice = "Start the app once to end it."
    let tips = facts.abandonedDisplays.map { tip, display in
      Finding(
        .warning, tip,
        "A display that began at \(display.began) never ended: its process is gone.", advice)
    }
    let alerts = facts.abandonedAlerts.map { alert in
      Finding(
        .warning, alert.id,
        "An alert that was shown at \(alert.display.began) was never answered: its process is gone.",
        advice)
    }
    return tips + alerts
  }
}
