import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore

@Suite("Groups register themselves (D31)", .hangLimit)
@MainActor
struct GroupRegistrationTests {
  private func makeGroup(_ priority: TipGroup.Priority = .ordered) -> TipGroup {
    TipGroup(priority) {
      ShareTip()
      FeedTip()
    }
  }

  private let definition = GroupDefinition(.ordered, ["ShareTip", "FeedTip"])

  @Test("when they are first asked, and not when they are created")
  func asked() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = makeGroup()
      #expect(center.facts.groups.isEmpty)
      _ = group.currentTip
      #expect(center.facts.groups == [definition.key: definition])
      let verdict = center.verdict(for: FeedTip())
      #expect(verdict.decidedBy == .group && !verdict.shows)
      #expect(FeedTip().shouldDisplay, "membership does not change a status (D19)")
    }
  }

  @Test("when they are observed")
  func observed() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = makeGroup()
      _ = group.currentTipUpdates
      #expect(center.facts.groups[definition.key] == definition)
    }
  }

  @Test("before configure, and in the next run nothing is written again")
  func again() throws {
    let datastore = RelayedDatastore()
    for run in 1...2 {
      let center = TipsCenter(arguments: [], environment: [:], application: "Birds")
      try Tips.withCenter(center) {
        let group = makeGroup()
        if run == 1 { _ = group.currentTip }
        try center.configure([.datastore(datastore)])
        try center.flush()
        let commits = datastore.commits
        _ = group.currentTip
        try center.flush()
        #expect(datastore.commits == commits)
        #expect(center.facts.groups[definition.key] == definition)
      }
      try center.shutDown()
      #expect(try datastore.facts().groups[definition.key] == definition)
    }
  }

  @Test("and a changed one takes the place of one whose last object is gone")
  func changed() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      var old: TipGroup? = makeGroup()
      _ = old?.currentTip
      let new = TipGroup(.ordered) { FeedTip() }
      _ = new.currentTip
      #expect(center.facts.groups.values.filter(\.isInUse).count == 2, "both are in use")
      old = nil
      #expect(center.facts.groups.values.filter(\.isInUse).count == 2, "the next page has it too")
      let newest = makeGroup(.firstAvailable)
      _ = newest.currentTip
      #expect(center.facts.groups[definition.key]?.isInUse == false)
      #expect(center.facts.groups.values.filter(\.isInUse).count == 2)
    }
  }

  @Test("and stay in use while one of several equal objects is there")
  func equalObjects() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      var one: TipGroup? = makeGroup()
      var two: TipGroup? = makeGroup()
      _ = (one?.currentTip, two?.currentTip)
      one = nil
      let next = TipGroup(.ordered) { FeedTip() }
      _ = next.currentTip
      #expect(center.facts.groups[definition.key]?.isInUse == true)
      two = nil
      let last = TipGroup(.ordered) { SeasonTip() }
      _ = last.currentTip
      #expect(center.facts.groups[definition.key]?.isInUse == false)
      #expect(center.facts.groups.values.filter(\.isInUse).count == 2)
      withExtendedLifetime((one, two, next, last)) {}
    }
  }

  @Test("and stay when a document without groups is loaded")
  func load() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let group = makeGroup()
      _ = group.currentTip
      try center.load(StateDocument(Facts()))
      #expect(center.facts.groups[definition.key] == definition)
    }
  }

  @Test("A member that is forced by name becomes the current tip, from each source (D31)")
  func forced() throws {
    let sources: [([String], [String: String])] = [
      (["-tipctl.ShowTips", "FeedTip"], [:]), ([], ["TIPCTL_SHOW_TIPS": "FeedTip"]), ([], [:]),
    ]
    for (arguments, environment) in sources {
      let center = try makeCenter(arguments: arguments, environment: environment)
      Tips.withCenter(center) {
        let group = makeGroup()
        if arguments.isEmpty, environment.isEmpty {
          #expect(group.currentTip == nil)
          center.showTips(["FeedTip"])
        }
        #expect(group.currentTip is FeedTip)
        #expect(center.verdict(for: FeedTip()).shows)
      }
    }
  }

  @Test(
    "After a force by name the tip from before is current, unless it was not available meanwhile",
    arguments: [true, false])
  func tipBeforeForce(staysAvailable: Bool) throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = makeGroup(.firstAvailable)
      #expect(group.currentTip is FeedTip)
      center.apply(.force(tips: ["ShareTip"], state: .shown))
      #expect(group.currentTip is ShareTip)
      if !staysAvailable {
        FeedTip().invalidate(reason: .tipClosed)
        center.apply(.resetEligibility(tip: "FeedTip"))
      }
      Birds.isSignedIn.wrappedValue = true
      center.apply(.force(tips: ["ShareTip"], state: nil))
      #expect(group.currentTip?.id == (staysAvailable ? "FeedTip" : "ShareTip"))
    }
  }

  @Test("A force by name notifies, also when no status changes, and leaves no trace (D31)")
  func forceEnds() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      let group = makeGroup(.firstAvailable)
      #expect(group.currentTip is ShareTip)
      center.apply(.force(tips: ["FeedTip"], state: .shown))
      #expect(group.currentTip is FeedTip)
      center.apply(.force(tips: ["FeedTip"], state: nil))
      #expect(group.currentTip is ShareTip)
    }
  }
}
