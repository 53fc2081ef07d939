import TestSupport
import Testing
import TipModel

@Suite("Descriptors and names of controls")
struct ControlDescriptorTests {
  @Test(
    "Names derive from the key",
    arguments: [
      (Control.showAllTips, "TIPCTL_SHOW_ALL_TIPS", "-tipctl.ShowAllTips"),
      (.clock, "TIPCTL_CLOCK", "-tipctl.Clock"),
      (.snapshotRecord, "TIPCTL_SNAPSHOT_RECORD", "-tipctl.SnapshotRecord"),
      (.syncFolder, "TIPCTL_SYNC_FOLDER", "-tipctl.SyncFolder"),
    ])
  func names(control: Control, variable: String, argument: String) {
    #expect(ControlName.environmentVariable(for: control) == variable)
    #expect(ControlName.argument(for: control) == argument)
  }

  @Test("Exactly TipKit's five controls have TipKit's spelling")
  func appleNames() {
    #expect(
      Control.allCases.compactMap(ControlName.appleArgument) == [
        "-com.apple.TipKit.ShowAllTips", "-com.apple.TipKit.HideAllTips",
        "-com.apple.TipKit.ShowTips", "-com.apple.TipKit.HideTips",
        "-com.apple.TipKit.ResetDatastore",
      ])
  }

  @Test("Eighteen controls have 41 names, all different")
  func counts() {
    #expect(Control.allCases.map(\.descriptor.control) == Control.allCases)
    #expect(ControlName.all.count == 41)
    #expect(Set(ControlName.all.map(\.name)).count == 41)
  }

  @Test("A name maps to its control, in its own source only", arguments: ControlName.all)
  func back(spelling: ControlSpelling) {
    let isArgument = spelling.source == .argument
    #expect(
      ControlName.control(argument: spelling.name) == (isArgument ? spelling.control : nil))
    #expect(
      ControlName.control(environmentVariable: spelling.name)
        == (isArgument ? nil : spelling.control))
  }

  private func read(_ value: String, as spelling: ControlSpelling) -> ControlReading {
    if spelling.source == .argument {
      return ControlReader.arguments(["App", spelling.name, value])
    }
    return ControlReader.environment([spelling.name: value])
  }

  @Test("Each control reads through each of its names", arguments: ControlName.all)
  func reads(spelling: ControlSpelling) throws {
    let control = spelling.control
    let example = control.descriptor.example
    let reading = read(example, as: spelling)
    let expected: TipControls =
      switch control {
      case .showAllTips: TipControls(showAllTips: true)
      case .hideAllTips: TipControls(hideAllTips: true)
      case .showTips: TipControls(showTips: ["FavoriteTip", "FeedBirdsTip"])
      case .hideTips: TipControls(hideTips: ["ShareTip"])
      case .resetDatastore: TipControls(resetDatastore: true)
      case .clock: TipControls(clock: .shifted(milliseconds: 259_200_000, rate: 1))
      case .displayFrequency: TipControls(displayFrequency: .daily)
      case .toolTipDelay: TipControls(toolTipDelay: .seconds(2))
      case .toolTipDuration: TipControls(toolTipDuration: .seconds(5))
      case .showToolTips: TipControls(showToolTips: ["star.button"])
      case .hideToolTips: TipControls(hideToolTips: ["*"])
      case .answerAlerts:
        TipControls(answerAlerts: ["*": "Cancel", "remove-backyard": "Remove"])
      case .suppressAlerts: TipControls(suppressAlerts: ["remove-backyard"])
      case .datastore: TipControls(datastore: "memory")
      case .snapshotRecord: TipControls(snapshotRecord: .missing)
      case .receipt: TipControls(receipt: "-")
      case .syncFolder: TipControls(syncFolder: "synced/birds")
      case .settling: TipControls(settling: .asOnDevice)
      }
    #expect(reading.controls == expected)
    #expect(
      reading.applied == [
        AppliedControl(
          control: control, value: example, source: spelling.source, spelling: spelling.name)
      ])
    #expect(reading.warnings.isEmpty)
    #expect(reading.errors.isEmpty)
  }

  @Test(
    "The error of an invalid value names its variable or argument",
    arguments: ControlName.all)
  func errors(spelling: ControlSpelling) throws {
    // Only a path accepts commas, and a path rejects only white space.
    let kind = spelling.control.descriptor.kind
    let bad = [.path, .location, .folder].contains(kind) ? " " : ",,"
    let reading = read(bad, as: spelling)
    #expect(reading.controls.isEmpty)
    #expect(reading.applied.isEmpty)
    #expect(reading.errors.map(\.code) == [.malformed])
    #expect(reading.errors.map(\.subject) == [spelling.name])
    let reason = try #require(reading.errors.first?.reason)
    #expect(reason.hasPrefix("Invalid "))
    #expect(reason.contains(" \"\(bad)\" in \(spelling.name)"))
    #expect(reading.errors.first?.suggestion == "Write \(kind.accepts)")
  }

  @Test(
    "The folder to sync has any name, and the error of an invalid one asks for a folder",
    arguments: ControlName.all.filter { $0.control == .syncFolder })
  func syncFolder(spelling: ControlSpelling) {
    for folder in ["/my birds, all of them", "memory", "~/birds", "1"] {
      #expect(read(folder, as: spelling).controls == TipControls(syncFolder: folder))
    }
    #expect(
      read(" ", as: spelling).errors.map(\.description) == [
        "Invalid path \" \" in \(spelling.name). Write a folder, created if it is missing."
      ])
  }

  @Test("Each kind of value says in words what it accepts")
  func kinds() {
    let kinds: [ControlValueKind] = [
      .bool, .names, .toolTipNames, .alertNames, .duration, .location, .recordMode, .path, .folder,
    ]
    #expect(
      kinds.map(\.accepts) == [
        "1 or 0, true or false, yes or no", "tip ids or type names, separated by commas",
        "ids of tooltips separated by commas, or * for all",
        "ids of alerts separated by commas, or * for all", "a duration such as 1s, 500ms or 0s",
        "a file or a folder, or memory", "never, missing, failed or all",
        "a path, or - for standard error", "a folder, created if it is missing",
      ])
  }

  @Test("The Markdown table has a row per control with all its names")
  func table() throws {
    let rows = ControlTables.guide.split(separator: "\n")
    #expect(rows.count == Control.allCases.count + 2)
    for (control, row) in zip(Control.allCases, rows.dropFirst(2)) {
      #expect(row.split(separator: "|").count == 6, "\(row)")
      #expect(
        row.contains("| `\(control.rawValue)` | \(control.descriptor.kind.accepts) |"))
      #expect(row.contains("`\(control.descriptor.api)` | \(control.descriptor.help) |"))
      for spelling in ControlName.all where spelling.control == control {
        #expect(row.contains("`\(spelling.name)`"))
      }
    }
  }

  @Test("Every source has a name for a control", arguments: Control.allCases)
  func spellings(control: Control) {
    #expect(ControlName.spelling(of: control, in: .argument) == ControlName.argument(for: control))
    #expect(
      ControlName.spelling(of: control, in: .environment)
        == ControlName.environmentVariable(for: control))
    #expect(ControlName.spelling(of: control, in: .stored).hasPrefix("tipctl "))
    #expect(ControlName.spelling(of: control, in: .api) == control.descriptor.api)
  }
}
