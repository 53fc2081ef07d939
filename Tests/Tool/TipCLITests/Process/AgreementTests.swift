import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

/// `tipctl` and a process of the demo app agree about each tip (D31, D32).
@Suite("The shell and a running app agree", .ownThread)
struct AgreementTests {
  /// Where a control is set.
  enum Source: String, CaseIterable {
    case argument, variable, tipctl, api
  }

  /// The state of the app when `tipctl` answers.
  enum Phase: String, CaseIterable {
    case running, notRunning, release
  }

  /// A tip, by its place among the app's groups, with its title as the value.
  enum Place: String, CaseIterable {
    case ungrouped = "Save to Favorites"
    case firstOfOrdered = "Visit a Backyard"
    case secondOfOrdered = "Fill a Feeder"
    case secondOfFirstAvailable = "Filter by Species"

    var id: String {
      switch self {
      case .ungrouped: "FavoriteBackyardTip"
      case .firstOfOrdered: "TourViewTip"
      case .secondOfOrdered: "TourFeedTip"
      case .secondOfFirstAvailable: "FilterSpeciesTip"
      }
    }
  }

  /// A control with its value, and the places where it decides alone.
  struct Setting: CustomStringConvertible {
    let description: String
    let controls: TipControls
    let command: [String]
    /// The line of the app's debug menu, or nil for a control that only configure has.
    let call: String?
    var shows: [Place] = []
    var hides: [Place] = []
  }

  private static func settings() throws -> [Setting] {
    let byName = Place.allCases.flatMap { place in
      [
        Setting(
          description: "show \(place.id)", controls: TipControls(showTips: [place.id]),
          command: ["show", place.id], call: "showTips \(place.id)", shows: [place]),
        Setting(
          description: "hide \(place.id)", controls: TipControls(hideTips: [place.id]),
          command: ["hide", place.id], call: "hideTips \(place.id)", hides: [place]),
      ]
    }
    return byName + [
      Setting(
        description: "show all", controls: TipControls(showAllTips: true),
        command: ["show", "--all"], call: "showAllTips", shows: [.ungrouped, .firstOfOrdered]),
      Setting(
        description: "hide all", controls: TipControls(hideAllTips: true),
        command: ["hide", "--all"], call: "hideAllTips", hides: Place.allCases),
      // The views leave their window, and the display frequency's interval ends.
      Setting(
        description: "clock",
        controls: TipControls(clock: try ClockSetting("+2d", subject: "the test")),
        command: ["clock", "+2d"], call: "clock 2", shows: [.secondOfFirstAvailable],
        hides: [.ungrouped]),
      Setting(
        description: "frequency", controls: TipControls(displayFrequency: .immediate),
        command: ["frequency", "immediate"], call: nil, shows: [.secondOfFirstAvailable]),
    ]
  }

  @Test("in every cell", arguments: Source.allCases, Phase.allCases)
  func agree(source: Source, phase: Phase) throws {
    for setting in try Self.settings() where source != .api || setting.call != nil {
      try Cell(source: source, phase: phase, setting: setting).check()
    }
  }
}

/// Two processes of the app with one datastore (D32).
@Suite("Two running apps", .ownThread)
struct TwoAppsTests {
  private let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func tipctl(_ words: String...) -> RecordedRun {
    runTipCtl(words, table: .standard) { console in
      console.environment = LiveApp.data(in: yard.folder)
        .merging(["TIPCTL_APP": "BackyardBirds"]) { $1 }
      console.currentDirectory = yard.folder.path
      console.now = { Timestamp(Date()) }
    }
  }

  @Test("with different overrides are told apart, until one of them is killed")
  func several() throws {
    let hiding = try LiveApp(in: yard.folder, arguments: ["-tipctl.HideAllTips", "1"])
    let showing = try LiveApp(in: yard.folder, arguments: ["-tipctl.ShowAllTips", "1"])
    let text = tipctl("check", "FavoriteBackyardTip", "-q")
    #expect(text.code == .no)
    let first = hiding.identifier
    let second = showing.identifier
    #expect(text.output.contains("BackyardBirds (\(first)):\npending"))
    #expect(text.output.contains("BackyardBirds (\(second)):\navailable"))

    let json = tipctl("check", "FavoriteBackyardTip", "--format", "json")
    guard case .object(let answer) = try StoredValue(json: json.output, subject: "answer"),
      case .array(let processes) = answer["processes"]
    else { return #expect(Bool(false), "no processes: \(json.output)") }
    let statuses = processes.compactMap { entry -> [StoredValue?]? in
      guard case .object(let members) = entry else { return nil }
      return [members["process"], members["status"]]
    }
    #expect(statuses.contains([.int(Int(first)), "pending"]))
    #expect(statuses.contains([.int(Int(second)), "available"]))
    #expect(answer["status"] == nil)

    hiding.kill()
    #expect(tipctl("check", "FavoriteBackyardTip", "-q").output == "available\n")
    showing.end()
    #expect(tipctl("check", "FavoriteBackyardTip", "-q").output == "pending\n")
  }

  @Test("are quoted in the spelling with which the app was started")
  func spelling() throws {
    let controls = TipControls(showAllTips: true)
    let app = try LiveApp(in: yard.folder, arguments: controls.launchArguments)
    let hide = tipctl("hide", "--all")
    let spelling = "-com.apple.TipKit.ShowAllTips of BackyardBirds (\(app.identifier))"
    #expect(hide.errors.contains("\(spelling) takes precedence"), "\(hide.errors)")
    app.end()
  }
}

/// One cell of the matrix, with a separate datastore.
private struct Cell {
  let source: AgreementTests.Source
  let phase: AgreementTests.Phase
  let setting: AgreementTests.Setting
  private let yard: Yard

  init(
    source: AgreementTests.Source, phase: AgreementTests.Phase, setting: AgreementTests.Setting
  ) throws {
    self.source = source
    self.phase = phase
    self.setting = setting
    yard = try Yard(isEmpty: true)
  }

  private var name: String { "\(source.rawValue), \(setting), \(phase.rawValue)" }

  func check() throws {
    try prepare()
    switch phase {
    case .running, .release: try checkRunning()
    case .notRunning: try checkBeforeLaunch()
    }
  }

  /// Five views four days ago, and a first display an hour ago.
  private func prepare() throws {
    let now = Date()
    let views = ["north", "north", "south", "south", "pond"].map { backyard -> StoredValue in
      [
        "date": .string(Timestamp(now - 4 * 86_400).description),
        "info": ["backyardID": .string(backyard)],
      ]
    }
    let state: StoredValue = [
      "schema": 1, "displayFrequency": "daily",
      "parameters": [["id": "BackyardBirds.isSignedIn", "value": true]],
      "events": [["id": "didViewBackyard", "donations": .array(views)]],
      "tips": [
        [
          "id": "FavoriteBackyardTip",
          "record": [
            "displayCount": 1,
            "firstDisplayed": .string(Timestamp(now - 3600).description),
            "lastDisplayed": .string(Timestamp(now - 3600).description),
          ],
        ]
      ],
    ]
    let document = yard.folder.appending(path: "state.json")
    try Data(state.json.utf8).write(to: document)
    #expect(tipctl(["import", document.path, "--yes"]).code == .done)
  }

  private func checkRunning() throws {
    let app = try launch()
    if source == .tipctl { #expect(tipctl(setting.command).code == .done) }
    if source == .api, let call = setting.call { try app.type("debug \(call)") }
    let counts = phase == .running || source == .api
    if counts {
      try app.wait("\(name): \(setting.shows) without \(setting.hides)") {
        setting.shows.allSatisfy { app.titles.contains($0.rawValue) }
          && setting.hides.allSatisfy { !app.titles.contains($0.rawValue) }
      }
    }
    try compare(with: app, answers)
    app.end()
  }

  /// `tipctl` answers first, then a process starts from the same shell.
  private func checkBeforeLaunch() throws {
    if source == .argument || source == .api {
      // The overrides of a process that has ended are history.
      let earlier = try launch()
      if let call = setting.call, source == .api { try earlier.type("debug \(call)") }
      earlier.end()
    }
    if source == .tipctl { #expect(tipctl(setting.command).code == .done) }
    // A first launch makes the tips known.
    try LiveApp(in: yard.folder, environment: variables).end()
    let answers = try #require(try answers(), "check and explain agree")
    let app = try LiveApp(in: yard.folder, environment: variables)
    try compare(with: app) { answers }
    app.end()
  }

  private func compare(
    with app: LiveApp, _ answers: () throws -> [AgreementTests.Place: Bool]?
  ) throws {
    try app.wait("agreement in \(name)") {
      let shown = Set(app.titles)
      return try answers()?.allSatisfy { place, shows in
        shown.contains(place.rawValue) == shows
      } == true
    }
  }

  /// Whether each tip shows, as `check` and `explain` say.
  ///
  /// It is nil when the app has stored a change between both.
  private func answers() throws -> [AgreementTests.Place: Bool]? {
    var answers: [AgreementTests.Place: Bool] = [:]
    for place in AgreementTests.Place.allCases {
      let shows = tipctl(["check", place.id]).code == .done
      let outlook = tipctl(["explain", place.id, "-q"]).lines.last
      guard (outlook == "It shows now.") == shows else { return nil }
      answers[place] = shows
    }
    return answers
  }

  private func launch() throws -> LiveApp {
    var arguments: [String] = []
    if source == .argument { arguments = try setting.controls.launchArguments }
    if phase == .release { arguments.append("--as-release") }
    return try LiveApp(in: yard.folder, arguments: arguments, environment: variables)
  }

  /// The variables of the shell from which the app starts.
  private var variables: [String: String] {
    get throws {
      guard source == .variable else { return [:] }
      return try setting.controls.launchEnvironment
    }
  }

  private func tipctl(_ words: [String]) -> RecordedRun {
    // Another shell does not have the variables of the running app.
    let isSameShell = phase == .notRunning && source == .variable
    return runTipCtl(words, table: .standard) { console in
      console.environment = LiveApp.data(in: yard.folder)
        .merging(["TIPCTL_APP": "BackyardBirds"]) { $1 }
      do {
        if isSameShell {
          try console.environment.merge(setting.controls.launchEnvironment) { $1 }
        }
      } catch {
        Issue.record(error)
      }
      console.currentDirectory = yard.folder.path
      console.now = { Timestamp(Date()) }
    }
  }
}
