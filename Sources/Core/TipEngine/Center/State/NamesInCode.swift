import Synchronization
package import TipModel

/// The tips, parameters and events that a test's code has named, for comparison with its fixtures.
package struct NamesInCode: Sendable {
  /// The tips, by id, without the code of their rules.
  package var tips: [String: TipDefinition] = [:]
  /// The parameters and events that rules read.
  package var inputs: [RuleDependency: RuleInputDefinition] = [:]
  /// The parameters and events that other code reads, writes or donates to.
  package var others: Set<RuleDependency> = []

  package init() {}

  /// The parameters and events that any code has named.
  package var dependencies: Set<RuleDependency> { others.union(inputs.keys) }

  /// Adds the names of another center's code.
  package mutating func merge(_ other: NamesInCode) {
    tips.merge(other.tips) { $1 }
    inputs.merge(other.inputs) { $1 }
    others.formUnion(other.others)
  }
}

extension TipsCenter {
  /// The names in the code of a test.
  ///
  /// The center of an app keeps only the tips.
  package var namesInCode: NamesInCode {
    state.withLock { state in
      var names = state.namesInCode
      names.tips = state.definitionsInCode
      return names
    }
  }

  /// Keeps that a test's code has used a parameter or an event.
  func noteUse(of dependency: RuleDependency) {
    guard process.isTest else { return }
    state.withLock { _ = $0.namesInCode.others.insert(dependency) }
  }
}
