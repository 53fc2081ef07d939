import TipModel
import TipFoundation

/// Somebody who wants to know of some tips' statuses: a stream, or a group.
package struct Observation: Sendable {
  /// What to do after the center's lock is open again.
  package typealias Afterwards = @Sendable () -> Void

  let tips: [TipDefinition]
  /// Whether it is a stream, which whoever reads it has to let go of.
  let isStream: Bool
  let dependencies: [Set<RuleDependency>]
  /// The statuses told last.
  var statuses: [Tips.Status]
  /// The earliest instant at which time alone can change a status.
  var nextChange: Timestamp?
  /// Takes new statuses, in the order of the tips; called in order, under the center's lock.
  let onChange: @Sendable ([Tips.Status]) -> Afterwards?
  /// What ends whoever observes, when the center shuts down.
  let finish: @Sendable () -> Void

  init(
    _ tips: [TipDefinition], isStream: Bool, finish: @escaping @Sendable () -> Void,
    onChange: @escaping @Sendable ([Tips.Status]) -> Afterwards?
  ) {
    self.tips = tips
    self.isStream = isStream
    self.finish = finish
    self.onChange = onChange
    dependencies = tips.map(\.dependencies)
    statuses = []
  }

  /// The places of the tips that some effects concern.
  func concerned(by effects: Effects) -> [Int] {
    tips.indices.filter { effects.concern(tips[$0], dependencies: dependencies[$0]) }
  }
}
