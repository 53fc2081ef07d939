import Testing
import TipEngine
import TipModel

@Suite("The differences of a receipt from the requested controls")
struct ControlDifferenceTests {
  private func receipt(
    _ applied: [AppliedControl], warnings: [ControlWarning] = [], unknown: [UnknownTip] = [],
    ignored: [ControlSource] = []
  ) -> Receipt {
    Receipt(
      datastore: "memory", clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
      processIdentifier: 1
    ) {
      $0.applied = applied
      $0.warnings = warnings
      $0.unknownTips = unknown
      $0.ignored = ignored
    }
  }

  private func value(_ control: Control, _ value: String, _ source: ControlSource = .environment)
    -> AppliedControl
  {
    AppliedControl(control: control, value: value, source: source)
  }

  @Test("are empty when values are equivalent; additional controls are ignored")
  func same() throws {
    let receipt = receipt([
      value(.showAllTips, "yes"), value(.showTips, " A , B"), value(.displayFrequency, "24h"),
      value(.snapshotRecord, "never"),
    ])
    let asked = TipControls(
      showAllTips: true, showTips: ["A", "B"], displayFrequency: .daily)
    #expect(try receipt.differences(from: asked).isEmpty)
    #expect(try receipt.differences(from: TipControls()).isEmpty)
  }

  @Test(
    "include controls overruled by a source or control of higher precedence (D5, D6)",
    arguments: [
      (TipControls(hideAllTips: true), (.hideAllTips, "1"), (.showAllTips, "yes", .argument), true),
      (TipControls(hideAllTips: true), (.hideAllTips, "1"), (.showTips, "A", .environment), true),
      (TipControls(hideAllTips: true), (.hideAllTips, "1"), (.showAllTips, "0", .argument), false),
      (TipControls(hideAllTips: true), (.hideAllTips, "1"), (.showTips, "A", .stored), false),
      (TipControls(showAllTips: true), (.showAllTips, "1"), (.hideTips, "A", .environment), true),
      (
        TipControls(showAllTips: true), (.showAllTips, "1"), (.hideAllTips, "1", .environment),
        false
      ),
      (TipControls(showTips: ["A"]), (.showTips, "A"), (.hideTips, " B, A", .argument), true),
      (TipControls(showTips: ["A"]), (.showTips, "A"), (.hideTips, "B", .argument), false),
      (TipControls(showTips: ["A"]), (.showTips, "A"), (.hideTips, "A", .environment), false),
      (TipControls(hideTips: ["A"]), (.hideTips, "A"), (.showTips, "A", .environment), true),
      (TipControls(showTips: ["A"]), (.showTips, "A"), (.showAllTips, "1", .argument), false),
      (
        TipControls(hideToolTips: ["A"]), (.hideToolTips, "A"),
        (.showToolTips, "*", .argument), true
      ),
      (
        TipControls(hideToolTips: ["A"]), (.hideToolTips, "A"),
        (.showToolTips, "A", .environment), true
      ),
      (
        TipControls(showToolTips: ["*"]), (.showToolTips, "*"),
        (.hideToolTips, "A", .argument), true
      ),
      (
        TipControls(showToolTips: ["A"]), (.showToolTips, "A"),
        (.hideToolTips, "B", .argument), false
      ),
      (
        TipControls(hideToolTips: ["A"]), (.hideToolTips, "A"),
        (.showToolTips, "*", .environment), false
      ),
      (
        TipControls(showToolTips: ["*"]), (.showToolTips, "*"),
        (.hideToolTips, "A", .environment), true
      ),
      (TipControls(showToolTips: ["A"]), (.showToolTips, "A"), (.hideTips, "A", .argument), false),
    ] as [(TipControls, (Control, String), (Control, String, ControlSource), Bool)])
  func opposed(
    _ asked: TipControls, _ own: (Control, String), _ other: (Control, String, ControlSource),
    _ isOpposed: Bool
  ) throws {
    let other = value(other.0, other.1, other.2)
    let differences = try receipt([value(own.0, own.1), other]).differences(from: asked)
    #expect(differences.map(\.applied) == (isOpposed ? [other] : []))
    #expect(
      differences.allSatisfy { $0.explanation.contains("remove \"\(other.spelling)\"") })
  }

  @Test("do not include another requested control")
  func only() throws {
    let receipt = receipt([value(.hideAllTips, "1"), value(.showTips, "A")])
    #expect(
      try receipt.differences(from: TipControls(hideAllTips: true, showTips: ["A"])).isEmpty)
  }

  @Test("include controls that were not applied, with the reason of the receipt")
  func reasons() throws {
    let asked = TipControls(showAllTips: true)
    #expect(
      try receipt([]).differences(from: asked).map(\.description) == [
        "ShowAllTips \"1\": the app did not apply it. Nothing named TIPCTL_SHOW_ALL_TIPS, "
          + "-tipctl.ShowAllTips, -com.apple.TipKit.ShowAllTips reached the app."
      ])
    let ignored = try receipt([], ignored: [.environment]).differences(from: asked)
    #expect(
      ignored.first?.explanation
        == "The environment is ignored: this is a release build, and the app has not "
        + "opted in with .testingControls(.enabled).")
    let warning = ControlWarning(
      source: .argument, spelling: "-tipctl.ShowAllTips", message: "It has no value.")
    let warned = try receipt([], warnings: [warning]).differences(from: asked)
    #expect(warned.first?.explanation == "It has no value.")
    let other = ControlWarning(
      source: .argument, spelling: "-tipctl.HideTips", message: "It is given twice.")
    let unreadable = try receipt([value(.showAllTips, "maybe")], warnings: [other])
      .differences(from: asked)
    #expect(
      unreadable.map(\.description) == [
        "ShowAllTips \"1\": the app applied \"maybe\" (TIPCTL_SHOW_ALL_TIPS). The environment "
          + "takes precedence; remove \"TIPCTL_SHOW_ALL_TIPS\" there, or request the same value."
      ])
  }

  @Test("include a value that another source overrules (D6)")
  func overruled() throws {
    let applied = [
      value(.displayFrequency, "daily"), value(.displayFrequency, "hourly", .argument),
    ]
    let differences = try receipt(applied).differences(from: TipControls(displayFrequency: .daily))
    #expect(
      differences.map(\.description) == [
        "DisplayFrequency \"daily\": the app applied \"hourly\" (-tipctl.DisplayFrequency). "
          + "The launch argument takes precedence; remove \"-tipctl.DisplayFrequency\" there, "
          + "or request the same value."
      ])
    #expect(differences.first?.applied == applied[1])
  }

  @Test("include a name that matches no known tip (D3)")
  func unknown() throws {
    let unknown = UnknownTip(
      name: "FeedBirdTip", control: .showTips, source: .environment,
      spelling: "TIPCTL_SHOW_TIPS", nearest: "FeedBirdsTip")
    // Names of other sources and of other controls are not those that were requested.
    let others = [(Control.showTips, ControlSource.api), (.hideTips, .environment)].map {
      UnknownTip(name: "X", control: $0, source: $1, spelling: "other", nearest: nil)
    }
    let receipt = receipt(
      [value(.showTips, "FeedBirdTip,ShareTip")], unknown: others + [unknown])
    let differences = try receipt.differences(
      from: TipControls(showTips: ["FeedBirdTip", "ShareTip"]))
    #expect(
      differences.map(\.explanation) == [
        "Unknown tip \"FeedBirdTip\" in TIPCTL_SHOW_TIPS. Did you mean \"FeedBirdsTip\"?"
      ])
  }
}
