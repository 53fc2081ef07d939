import Synchronization
import TestSupport
import Testing
import TipModel
import TipStore
@testable import TipEngine

@Suite("A datastore that another program replaces", .hangLimit)
struct ReplacementTests {
  private static let names = ["a", "b", "c", "d", "e", "f"]

  /// The definitions that the code of the app has, by their names.
  private func define(_ names: [String], in center: TipsCenter) {
    for name in names {
      center.register([LimitedTip(id: name, count: 3)])
      center.refer(to: ParameterDefinition(id: name, type: "Int", initialValue: 1))
      center.apply(.registerEvent(EventDefinition(id: name, limit: .init(maximumCount: 9))))
      center.register(ToolTipDefinition(id: name))
    }
  }

  @Test("gets the definitions that it lacks, in order, and what the center says of itself")
  func definitions() throws {
    let datastore = ReplaceableDatastore()
    let center = try makeCenter([.datastore(datastore), .displayFrequency(.daily)])
    define(Self.names.reversed(), in: center)
    center.use(GroupDefinition(.ordered, ["a", "b"]), adding: true)
    try center.flush()
    // The new datastore has the definitions of one name, and others of a second name.
    let old = center.facts
    var facts = Facts()
    facts.tips = ["c": try #require(old.tips["c"]), "d": TipDefinition(id: "d")]
    facts.parameters = [
      "c": try #require(old.parameters["c"]), "d": ParameterRecord(value: 2, written: noon),
    ]
    facts.events = ["c": try #require(old.events["c"]), "d": EventRecord()]
    facts.toolTips = ["c": try #require(old.toolTips["c"])]

    datastore.replace(with: facts, note: "The file was replaced.")
    try center.flush()

    let lacking = Self.names.filter { $0 != "c" }
    let kinds = ["tip", "parameter", "event", "tooltip"]
    let definitions = kinds.flatMap { kind in lacking.map { "\(kind) \($0)" } }
    let others = ["daily", "groups [\"ordered: a, b\"]", "process Birds", "receipt"]
    #expect(datastore.actions.map(words) == definitions + others)
    #expect(center.health.notes == ["The file was replaced."])
    #expect(center.receipt?.notes == ["The file was replaced."])
    #expect(center.facts.tips == old.tips && center.facts.toolTips == old.toolTips)
    #expect(center.facts.parameters["d"]?.current == 2)
    try center.shutDown()
  }

  @Test("gets nothing when another program has only changed it")
  func changed() throws {
    let datastore = ReplaceableDatastore()
    let center = try makeCenter([.datastore(datastore)])
    define(["a"], in: center)
    try center.flush()
    datastore.replace(with: Facts(), note: nil)
    try center.flush()
    #expect(datastore.actions.isEmpty)
    #expect(center.facts.tips.isEmpty)
    try center.shutDown()
  }

  @Test("gets an event again when a tip that reads it is evaluated")
  func events() throws {
    let datastore = ReplaceableDatastore()
    let center = try makeCenter([.datastore(datastore)])
    for isReplaced in [false, true] {
      if isReplaced {
        var facts = center.facts
        facts.events = [:]
        datastore.replace(with: facts, note: nil)
      }
      try center.flush()
      for _ in 1...2 { #expect(center.status(of: FavoriteTip()) == .pending) }
      #expect(center.facts.events.keys.sorted() == ["didViewBackyard"])
    }
    try center.shutDown()
  }

  /// Returns the kind and the name of a change.
  private func words(_ action: Change.Action) -> String {
    switch action {
    case .registerTip(let tip): "tip \(tip.id)"
    case .registerParameter(let parameter): "parameter \(parameter.id)"
    case .registerEvent(let event): "event \(event.id)"
    case .registerToolTip(let toolTip): "tooltip \(toolTip.id)"
    case .configure(let frequency, _): "\(frequency)"
    case .useGroups(let groups): "groups \(groups.map(\.name))"
    case .reportProcess(let process): "process \(process.program)"
    case .recordReceipt: "receipt"
    default: "\(action)"
    }
  }
}

/// A datastore in memory that a test replaces, and that lists the changes since then.
private final class ReplaceableDatastore: TipDatastore {
  private struct State {
    var facts = Facts()
    var notes: [String] = []
    var actions: [Change.Action] = []
    var onForeignChange: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  let location = "replaceable"

  var notes: [String] { state.withLock { $0.notes } }

  /// The changes that were committed since the datastore was replaced.
  var actions: [Change.Action] { state.withLock { $0.actions } }

  /// Replaces the facts, as another program does.
  func replace(with facts: Facts, note: String?) {
    let action = state.withLock { state in
      state.facts = facts
      state.actions = []
      if let note { state.notes.append(note) }
      return state.onForeignChange
    }
    action?()
  }

  func facts() -> Facts { state.withLock { $0.facts } }

  func commit(_ changes: [Change]) -> Facts {
    state.withLock { state in
      state.facts.apply(changes)
      state.actions += changes.map(\.action)
      return state.facts
    }
  }

  func watch(_ onForeignChange: @escaping @Sendable () -> Void) -> DatastoreWatch {
    state.withLock { $0.onForeignChange = onForeignChange }
    return DatastoreWatch()
  }

  func checkpoint() {}

  func close() {}
}
