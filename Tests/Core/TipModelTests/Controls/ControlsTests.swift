import Testing
import TipModel

/// The four controls that force tips, strongest first (D5).
private let forcing: [Control] = [.showTips, .hideTips, .showAllTips, .hideAllTips]

private func forced(_ controls: Set<Control>, name: String = "FavoriteTip") -> TipControls {
  TipControls(
    showAllTips: controls.contains(.showAllTips), hideAllTips: controls.contains(.hideAllTips),
    showTips: controls.contains(.showTips) ? ["Other", name] : [],
    hideTips: controls.contains(.hideTips) ? [name] : [])
}

private func shows(_ control: Control) -> Bool {
  control == .showTips || control == .showAllTips
}

@Suite("Controls of one source")
struct SourceControlsTests {
  /// All sets of the four controls, including the empty set.
  static let sets: [Set<Control>] = (0..<16).map { bits in
    Set(forcing.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element))
  }

  @Test(
    "D5: show by name, hide by name, show all, hide all, in this order", arguments: sets)
  func precedence(controls: Set<Control>) {
    let force = forced(controls).force(id: "FavoriteTip", type: "FavoriteTip")
    let winner = forcing.first(where: controls.contains)
    #expect(force?.by == winner)
    #expect(force?.shown == winner.map(shows))
  }

  @Test("D5: the order is the same for tooltips, of which * means all", arguments: sets)
  func toolTips(controls: Set<Control>) {
    func names(_ one: Control, _ all: Control) -> [String] {
      (controls.contains(one) ? ["star"] : []) + (controls.contains(all) ? ["*"] : [])
    }
    let source = TipControls(
      showToolTips: names(.showTips, .showAllTips), hideToolTips: names(.hideTips, .hideAllTips))
    let force = Controls([.api: source]).toolTipOverride("star")
    let winner = forcing.first(where: controls.contains)
    #expect(force?.isShown == winner.map(shows))
    #expect(force?.control == winner.map { shows($0) ? .showToolTips : .hideToolTips })
  }

  @Test(
    "D3: a name is a tip's id or its type",
    arguments: [
      ("favorite", true), ("FavoriteTip", true), ("Favorite", false), ("favoritetip", false),
    ])
  func names(name: String, matches: Bool) {
    let shown = TipControls(showTips: [name]).force(id: "favorite", type: "FavoriteTip")
    #expect((shown?.by == .showTips) == matches)
    let hidden = TipControls(hideTips: [name]).force(id: "favorite", type: "FavoriteTip")
    #expect((hidden?.by == .hideTips) == matches)
  }

  @Test("Names of other tips do not affect a tip")
  func others() {
    let named = TipControls(
      hideAllTips: true, showTips: ["ShareTip"], hideTips: ["FeedTip"])
    #expect(named.force(id: "FavoriteTip", type: "FavoriteTip")?.by == .hideAllTips)
  }

  @Test("A false Bool means not set")
  func falseSaysNothing() {
    #expect(TipControls(showAllTips: false, resetDatastore: false).isEmpty)
    #expect(!TipControls(resetDatastore: true).isEmpty)
    #expect(!TipControls(receipt: "-").isEmpty)
  }
}

@Suite("Controls of several sources")
struct ControlsTests {
  static let noon = Timestamp(milliseconds: 1_795_262_400_000)

  struct Case: Sendable, CustomTestStringConvertible {
    let first: (source: ControlSource, control: Control)
    let second: (source: ControlSource, control: Control)
    var testDescription: String {
      "\(first.control) by \(first.source), \(second.control) by \(second.source)"
    }
  }

  /// Each pair of sources in order of precedence, with each pair of controls.
  static let cases: [Case] = ControlSource.allCases.enumerated().flatMap { index, strong in
    ControlSource.allCases[(index + 1)...].flatMap { weak in
      forcing.flatMap { left in
        forcing.map { right in Case(first: (strong, left), second: (weak, right)) }
      }
    }
  }

  @Test("D6: the first source with a control for the tip decides", arguments: cases)
  func precedence(pair: Case) {
    let controls = Controls([
      pair.first.source: forced([pair.first.control]),
      pair.second.source: forced([pair.second.control]),
    ])
    #expect(
      controls.override(id: "FavoriteTip", type: "FavoriteTip")
        == TipOverride(
          isShown: shows(pair.first.control), source: pair.first.source,
          control: pair.first.control))
  }

  @Test(
    "D6: a source that names only other tips leaves the decision to the next",
    arguments: cases)
  func silentSource(pair: Case) {
    let controls = Controls([
      pair.first.source: forced([.showTips, .hideTips], name: "ShareTip"),
      pair.second.source: forced([pair.second.control]),
    ])
    #expect(
      controls.override(id: "FavoriteTip", type: "FavoriteTip")
        == TipOverride(
          isShown: shows(pair.second.control), source: pair.second.source,
          control: pair.second.control))
  }

  @Test("D6: the order is argument, environment, tipctl, API call")
  func order() {
    #expect(
      ControlSource.allCases.map(\.label) == [
        "launch argument", "environment", "tipctl", "API call",
      ])
    #expect(ControlSource.allCases == [.argument, .environment, .stored, .api])
  }

  @Test("Without controls the rules decide")
  func nothing() {
    #expect(Controls().override(id: "FavoriteTip", type: "FavoriteTip") == nil)
    #expect(Controls().sources.isEmpty)
    #expect(Controls().clock == nil)
    #expect(Controls().resetDatastore == nil)
  }

  @Test(
    "D6: a single value comes from the first source that has one",
    arguments: ControlSource.allCases)
  func sourced(source: ControlSource) {
    func full(_ mark: Int64) -> TipControls {
      TipControls(
        resetDatastore: true, clock: .shifted(milliseconds: mark, rate: 1),
        displayFrequency: .seconds(Double(mark)), datastore: "\(mark)",
        snapshotRecord: mark == 1 ? .all : .never, receipt: "\(mark)",
        syncFolder: "\(mark)", settling: TipSettling(rawValue: Int(mark)))
    }
    // Sources of higher precedence set other controls.
    var controls = Controls()
    for other in ControlSource.allCases {
      controls[other] = TipControls(showAllTips: true)
    }
    controls.set(full(2), from: .api, anchor: Self.noon.adding(milliseconds: 2))
    controls.set(full(1), from: source, anchor: Self.noon)
    #expect(
      controls.clock?.value
        == AnchoredClock(setting: .shifted(milliseconds: 1, rate: 1), anchor: Self.noon))
    #expect(controls.clock?.source == source)
    #expect(controls.displayFrequency == Sourced(value: .seconds(1), source: source))
    #expect(controls.datastore == Sourced(value: "1", source: source))
    #expect(controls.snapshotRecord == Sourced(value: .all, source: source))
    #expect(controls.receipt == Sourced(value: "1", source: source))
    #expect(controls.syncFolder == Sourced(value: "1", source: source))
    #expect(controls.settling == Sourced(value: .asOnDevice, source: source))
    #expect(controls.resetDatastore == Sourced(value: true, source: source))
  }

  @Test(
    "A clock setting is in force from its anchor, and keeps it when its source changes")
  func anchor() {
    var controls = Controls([.api: TipControls(clock: .frozen(Self.noon))])
    #expect(controls.clock == nil)
    controls.set(controls[.api], from: .api, anchor: Self.noon)
    controls[.api].showAllTips = true
    #expect(controls.clock?.value.anchor == Self.noon)
    controls[.api].clock = nil
    #expect(controls == Controls([.api: TipControls(showAllTips: true)]))
  }

  @Test("Sources are merged separately, and a clock keeps its own anchor")
  func merge() {
    let later = Self.noon.adding(milliseconds: 1)
    let frozen = TipControls(clock: .frozen(Self.noon))
    var controls = Controls([.api: frozen], anchor: Self.noon)
    controls.merge(
      Controls([.api: TipControls(receipt: "-"), .stored: TipControls(showTips: ["FeedTip"])]))
    #expect(controls[.api] == TipControls(clock: .frozen(Self.noon), receipt: "-"))
    #expect(controls[.stored].showTips == ["FeedTip"])
    #expect(controls.clock?.value.anchor == Self.noon)
    controls.merge(Controls([.api: TipControls(clock: .frozen(later))], anchor: later))
    #expect(
      controls.clock?.value == AnchoredClock(setting: .frozen(later), anchor: later))
  }

  @Test("A control keeps an unusual spelling when its source changes")
  func spellings() {
    let receipt = TipControls(receipt: "-")
    let sources: [ControlSource: TipControls] = [
      .argument: TipControls(showTips: ["FeedTip"]), .environment: receipt,
    ]
    func applied(_ spelling: String) -> [AppliedControl] {
      [
        AppliedControl(
          control: .showTips, value: "FeedTip", source: .argument, spelling: spelling)
      ]
    }
    var controls = Controls(sources)
    controls.keepSpellings(of: applied("-tipctl.ShowTips"))
    #expect(controls == Controls(sources), "the usual one")
    let apple = "-com.apple.TipKit.ShowTips"
    controls.keepSpellings(of: applied(apple))
    #expect(controls != Controls(sources))
    controls[.argument].hideAllTips = true
    #expect(controls.spelling(of: .showTips, in: .argument) == apple)
    controls.merge(Controls([.argument: TipControls(datastore: "memory")]))
    #expect(controls.spelling(of: .showTips, in: .argument) == apple)
    #expect(controls.spelling(of: .hideAllTips, in: .argument) == "-tipctl.HideAllTips")
    #expect(controls.spelling(of: .showTips, in: .environment) == "TIPCTL_SHOW_TIPS")
    var others = Controls(sources)
    others.merge(controls)
    #expect(others.spelling(of: .showTips, in: .argument) == apple)
    #expect(controls.sources == [.argument, .environment])
    #expect(controls.limited(to: [.environment]) == Controls([.environment: receipt]))
  }

  @Test("Empty controls equal missing ones")
  func canonical() {
    var controls = Controls([.api: TipControls()])
    controls[.stored].showTips = ["FavoriteTip"]
    #expect(controls != Controls())
    controls[.stored].showTips = []
    #expect(controls == Controls())
  }
}
