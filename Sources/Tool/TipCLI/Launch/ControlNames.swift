import TipModel
import TipStore

/// The check of names in controls, before anything runs.
enum ControlNames {
  /// Refuses names of tips and tooltips, and buttons of alerts, that the app's datastore does not
  /// know.
  ///
  /// An unknown name is only a warning in the datastore of the only app, because a different app
  /// may be launched.
  ///
  /// - Throws: `TipControlError` (`unknownName`) with the nearest name.
  static func check(_ controls: TipControls, in context: CommandContext) throws {
    let names = (controls.showTips + controls.hideTips).unique
    let help = controls.showToolTips + controls.hideToolTips + controls.answerAlerts.keys
    guard !names.isEmpty || !help.isEmpty, let (facts, choice) = try datastore(controls, context)
    else { return }
    let situation = Situation(facts, now: context.console.now())
    do throws(TipControlError) {
      if !facts.tips.isEmpty { _ = try situation.tips(names) }
      try situation.check(controls)
    } catch {
      guard choice.origin == .onlyApp else { throw error }
      let path = choice.path.printable
      context.warn("\(error.reason) in \(path)", suggestion: error.suggestion)
    }
  }

  /// Reads the datastore, if there is one to read, without changing its files.
  private static func datastore(
    _ controls: TipControls, _ context: CommandContext
  ) throws -> (Facts, DatastoreChoice)? {
    let variable = context.console.setting(ControlName.environmentVariable(for: .datastore))
    let isInMemory = (controls.datastore ?? variable) == DatastoreLocator.memory
    guard !isInMemory, let choice = try DatastoreChoice(context, environment: variable) else {
      return nil
    }
    do throws(TipControlError) {
      return (try SQLiteDatastore.peek(path: choice.path), choice)
    } catch {
      if error.code == .missing {
        if choice.isMistyped(context) { _ = try choice.open(creating: false, context) }
      } else {
        context.warn("The names of tips are not checked: \(error.reason)")
      }
      return nil
    }
  }
}
