import TipModel
import TipStore

/// The check of the tips' names in controls, before anything runs.
enum ControlNames {
  /// Refuses names that match no tip, when the datastore of the app knows its tips.
  ///
  /// - Throws: `TipControlError` (`unknownName`) with the nearest name; only a warning when the
  ///   datastore is that of the only app, which need not be the one that is launched.
  static func check(_ controls: TipControls, in context: CommandContext) throws {
    let names = (controls.showTips + controls.hideTips).unique
    guard !names.isEmpty, let (facts, choice) = try datastore(controls, context),
      !facts.tips.isEmpty
    else { return }
    let situation = Situation(facts, now: context.console.now())
    for name in names {
      do throws(TipControlError) {
        _ = try situation.tips([name])
      } catch {
        guard choice.origin == .onlyApp else { throw error }
        let path = choice.path.printable
        context.warn("\(error.reason) in \(path)", suggestion: error.suggestion)
      }
    }
  }

  /// Reads the datastore, without changing its files; nil when there is none to read.
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
      if error.code != .missing {
        context.warn("The names of tips are not checked: \(error.reason)")
      }
      return nil
    }
  }
}
