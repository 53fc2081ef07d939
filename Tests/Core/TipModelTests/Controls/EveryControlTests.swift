import Testing
import TipEngine
import TipModel

@Suite("Every control")
struct EveryControlTests {
  /// The properties of controls by name, as text.
  private func properties(_ controls: TipControls) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: controls).children.map {
        ($0.label ?? "", "\($0.value)")
      })
  }

  private func example(_ control: Control) throws -> TipControls {
    var controls = TipControls()
    try controls.set(control, to: control.descriptor.example, subject: "test")
    return controls
  }

  /// Every control at once.
  private func all() throws -> TipControls {
    var all = TipControls()
    for control in Control.allCases { all.merge(try example(control)) }
    return all
  }

  @Test("Each stored property has the control of its name, in the same order")
  func properties() {
    #expect(
      Mirror(reflecting: TipControls()).children.map(\.label)
        == Control.allCases.map { "\($0)" })
  }

  @Test("A control sets and clears only the property of its name", arguments: Control.allCases)
  func property(control: Control) throws {
    let before = properties(TipControls())
    let after = properties(try example(control))
    #expect(before.keys.filter { before[$0] != after[$0] } == ["\(control)"])
    #expect(Control.allCases.filter(try example(control).says) == [control])
    var cleared = try all()
    cleared.clear(control.descriptor.effect)
    let others = Control.allCases.filter { $0.descriptor.effect != control.descriptor.effect }
    #expect(Control.allCases.filter(cleared.says) == others)
  }

  @Test("Its text equals the text that was read", arguments: Control.allCases)
  func text(control: Control) throws {
    #expect(try example(control).text(of: control) == control.descriptor.example)
    #expect(try TipControls().text(of: control) == nil)
    #expect(try all().values.map(\.control) == Control.allCases)
  }

  @Test("A preset with it is kept in any merge", arguments: Control.allCases)
  func merge(control: Control) throws {
    let preset = try example(control)
    var nothing = TipControls()
    nothing.merge(preset)
    #expect(nothing == preset)
    var kept = preset
    kept.merge(TipControls())
    kept.merge(preset)
    #expect(kept == preset)
    for other in Control.allCases where other != control { kept.merge(try example(other)) }
    #expect(kept == (try all()))
  }

  @Test(
    "The last merged value is in force, and names accumulate",
    arguments: [
      (Control.clock, "+1d", "+2d", "+2d"), (.displayFrequency, "daily", "hourly", "hourly"),
      (.datastore, "a", "b", "b"), (.snapshotRecord, "all", "never", "never"),
      (.receipt, "a", "-", "-"), (.syncFolder, "a", "b", "b"),
      (.settling, "asOnDevice", "synchronous", "synchronous"),
      (.showTips, "ATip,BTip", "BTip,CTip", "ATip,BTip,CTip"),
      (.hideTips, "ATip", "BTip", "ATip,BTip"),
      (.toolTipDelay, "2s", "0", "0s"), (.toolTipDuration, "5s", "250ms", "250ms"),
      (.showToolTips, "a,b", "b,c", "a,b,c"), (.hideToolTips, "a", "*", "a,*"),
      (.suppressAlerts, "a", "b", "a,b"),
      (.answerAlerts, "a=OK,*=Cancel", "a=Done,b=Keep", "*=Cancel,a=Done,b=Keep"),
    ])
  func replaced(control: Control, first: String, second: String, merged: String) throws {
    var controls = TipControls()
    var other = TipControls()
    try controls.set(control, to: first, subject: "test")
    try other.set(control, to: second, subject: "test")
    controls.merge(other)
    #expect(try controls.text(of: control) == merged)
  }

  @Test("A receipt without it differs, one with it does not", arguments: Control.allCases)
  func receipt(control: Control) throws {
    let asked = try example(control)
    var receipt = Receipt(
      datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
      processIdentifier: 1)
    #expect(try receipt.differences(from: asked).map(\.control) == [control])
    receipt.applied = [
      AppliedControl(
        control: control, value: control.descriptor.example, source: .environment)
    ]
    #expect(try receipt.differences(from: asked).isEmpty)
    #expect(try Receipt(storedValue: receipt.storedValue) == receipt)
  }
}
