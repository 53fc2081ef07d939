import Testing
import TipEngine
import TipModel

@Suite("Control reader")
struct ControlReaderTests {
  private func arguments(_ words: String...) -> ControlReading {
    ControlReader.arguments(words)
  }

  private func environment(_ variables: [String: String]) -> ControlReading {
    ControlReader.environment(variables)
  }

  @Test("D29: pairs may occur anywhere among the app's own words")
  func anywhere() {
    let reading = arguments(
      "App", "file", "-verbose", "-tipctl.ShowTips", "FavoriteTip", "--", "-n", "5",
      "-com.apple.TipKit.HideAllTips", "YES", "tipctl", "TIPCTL_CLOCK")
    #expect(reading.controls == TipControls(hideAllTips: true, showTips: ["FavoriteTip"]))
    #expect(reading.applied.map(\.control) == [.showTips, .hideAllTips])
    #expect(reading.warnings.isEmpty)
  }

  @Test("D29: a word that begins with - is never the value of the app's own key")
  func appKeyWithoutValue() {
    let reading = arguments("-foo", "-tipctl.ShowAllTips", "1")
    #expect(reading.controls == TipControls(showAllTips: true))
    #expect(reading.warnings.isEmpty)
  }

  @Test("D29: a key at the end has no value")
  func atEnd() {
    let reading = arguments("App", "-tipctl.ShowTips")
    #expect(reading.controls.isEmpty)
    #expect(
      reading.warnings == [
        ControlWarning(
          source: .argument, spelling: "-tipctl.ShowTips",
          message: "\"-tipctl.ShowTips\" has no value and is not applied: nothing follows. "
            + "Write \"-tipctl.ShowTips FavoriteTip,FeedBirdsTip\".")
      ])
  }

  @Test(
    "D29: a key before another key has no value, and the next key is read",
    arguments: [
      "-com.apple.TipKit.ShowAllTips", "-tipctl.Clock", "-tipctl.Receipt", "-tipctl.Datastore",
    ])
  func notEaten(key: String) {
    let reading = arguments(key, "-tipctl.HideTips", "ShareTip")
    #expect(reading.controls == TipControls(hideTips: ["ShareTip"]))
    #expect(reading.warnings.map(\.spelling) == [key])
    #expect(
      reading.warnings.first?.message.contains("the next word, \"-tipctl.HideTips\", is a name")
        == true)
  }

  @Test(
    "D29: a word with - is a value if the control accepts it",
    arguments: [
      (Control.clock, "-2h30m", true), (.clock, "-2h x60", true), (.clock, "-x", false),
      (.clock, "-", false), (.receipt, "-", true), (.receipt, "-5", true), (.receipt, "--", false),
      (.datastore, "-", false), (.datastore, "-1", true), (.syncFolder, "-", false),
      (.syncFolder, "-1", true), (.showAllTips, "-0.5", true),
      (.showAllTips, "-2h", false), (.showTips, "-inf", false), (.showTips, "", true),
    ])
  func values(control: Control, word: String, isValue: Bool) {
    #expect(ControlReader.isValue(word, of: control) == isValue)
    let reading = arguments(ControlName.argument(for: control), word)
    #expect(reading.warnings.isEmpty == isValue)
    #expect((reading.applied.count + reading.errors.count == 1) == isValue)
  }

  @Test("A negative clock shift is read, although it begins like a name")
  func clock() {
    #expect(
      arguments("-tipctl.Clock", "-2h30m").controls.clock
        == .shifted(milliseconds: -9_000_000, rate: 1))
  }

  @Test(
    "D29: an unknown name with our prefix is reported with the nearest known name",
    arguments: [
      ("-tipctl.ShowAllTip", "Did you mean \"-tipctl.ShowAllTips\"?"),
      ("-tipctl.showtips", "Did you mean \"-tipctl.ShowTips\"?"),
      ("--tipctl.HideTips", "Did you mean \"-tipctl.HideTips\"?"),
      ("--tipctl-show-all-tips", "Did you mean \"-tipctl.ShowAllTips\"?"),
      ("-TipCtl.Clock", "Did you mean \"-tipctl.Clock\"?"),
      ("-com.apple.TipKit.ShowTip", "Did you mean \"-com.apple.TipKit.ShowTips\"?"),
      ("-com.apple.tipkit.HideAllTips", "Did you mean \"-com.apple.TipKit.HideAllTips\"?"),
      ("-com.apple.TipKit.Clock", "Did you mean \"-tipctl.Clock\"?"),
      ("-tipctl.Weather", "\"tipctl controls\" lists every control."),
      ("-tipctl.", "\"tipctl controls\" lists every control."),
    ])
  func unknownArgument(word: String, hint: String) {
    let reading = arguments("App", word, "1")
    #expect(reading.controls.isEmpty)
    #expect(reading.applied.isEmpty)
    #expect(
      reading.warnings == [
        ControlWarning(
          source: .argument, spelling: word, message: "Unknown control \"\(word)\". \(hint)")
      ])
  }

  @Test(
    "A name and a value in one word are not read, and the warning shows the two words",
    arguments: [
      ("-tipctl.ShowAllTips=1", "-tipctl.ShowAllTips", "1"),
      ("--tipctl.Clock=+3d", "-tipctl.Clock", "+3d"),
      ("-com.apple.TipKit.ShowTips=", "-com.apple.TipKit.ShowTips", ""),
    ])
  func joined(word: String, name: String, value: String) {
    let reading = arguments(word)
    #expect(reading.controls.isEmpty)
    #expect(
      reading.warnings.map(\.message) == [
        "\"\(word)\" is not read: a name and its value are two words. "
          + "Write \"\(name)\" and then \"\(value)\"."
      ])
  }

  @Test(
    "The app's own names are ignored",
    arguments: [
      "-tipctlPath", "-com.apple.CoreData.SQLDebug", "-tip", "tipctl.ShowAllTips",
      "-com.apple.TipKitten", "-", "--", "",
    ])
  func appsOwn(word: String) {
    #expect(arguments(word, "1") == ControlReading())
  }

  @Test("The last value of a repeated key is used, with a warning")
  func twice() {
    let reading = arguments(
      "-tipctl.ShowAllTips", "1", "-tipctl.Datastore", "memory", "-com.apple.TipKit.ShowAllTips",
      "0")
    #expect(reading.controls == TipControls(datastore: "memory"))
    #expect(
      reading.applied.map(\.spelling) == ["-tipctl.Datastore", "-com.apple.TipKit.ShowAllTips"])
    #expect(
      reading.warnings.map(\.message) == [
        "\"-com.apple.TipKit.ShowAllTips\" is given twice, first as \"-tipctl.ShowAllTips\"; "
          + "the last value, \"0\", is used. Remove the first, \"1\"."
      ])
    #expect(
      arguments("-tipctl.Clock", "+1d", "-tipctl.Clock", "+2d").warnings.map(\.message) == [
        "\"-tipctl.Clock\" is given twice; the last value, \"+2d\", is used. "
          + "Remove the first, \"+1d\"."
      ])
  }

  @Test("An invalid value is an error even when a valid one follows")
  func errorBeforeGood() {
    let reading = arguments("-tipctl.ShowAllTips", "maybe", "-tipctl.ShowAllTips", "1")
    #expect(
      reading.errors.map(\.description) == [
        "Invalid Bool \"maybe\" in -tipctl.ShowAllTips. Write 1 or 0, true or false, yes or no."
      ])
  }

  @Test("The environment is read sorted by name")
  func sorted() {
    let reading = environment([
      "TIPCTL_SHOW_TIPS": "FavoriteTip", "TIPCTL_CLOCK": "+1d", "TIPCTL_HIDE_TIPS": "ShareTip",
      "HOME": "/home/bird", "TIPCTL_ZZZ": "1", "TIPCTL_AAA": "1",
    ])
    #expect(
      reading.applied.map(\.spelling) == ["TIPCTL_CLOCK", "TIPCTL_HIDE_TIPS", "TIPCTL_SHOW_TIPS"])
    #expect(reading.warnings.map(\.spelling) == ["TIPCTL_AAA", "TIPCTL_ZZZ"])
    #expect(reading.applied.allSatisfy { $0.source == .environment })
  }

  @Test("TIPCTL_APP is a setting of the tool, not an unknown control of apps")
  func appVariable() {
    #expect(environment(["TIPCTL_APP": "BackyardBirds"]) == ControlReading())
  }

  @Test("An empty variable is unset", arguments: ["TIPCTL_SHOW_TIPS", "TIPCTL_NOTHING"])
  func emptyVariable(name: String) {
    #expect(environment([name: ""]) == ControlReading())
  }

  @Test(
    "An unknown variable with our prefix is reported with the nearest known name",
    arguments: [
      ("TIPCTL_SHOW_ALL_TIP", "Did you mean \"TIPCTL_SHOW_ALL_TIPS\"?"),
      ("TIPCTL_SHOWTIPS", "Did you mean \"TIPCTL_SHOW_TIPS\"?"),
      ("tipctl_clock", "Did you mean \"TIPCTL_CLOCK\"?"),
      ("TIPCTL_WEATHER", "\"tipctl controls\" lists every control."),
    ])
  func unknownVariable(name: String, hint: String) {
    #expect(
      environment([name: "1"]).warnings == [
        ControlWarning(
          source: .environment, spelling: name, message: "Unknown control \"\(name)\". \(hint)")
      ])
  }
}
