import Testing
import TipKit

@Suite("TipKit's public face")
struct TipKitNameTests {
  @Test("a second configure throws an error that a catch clause can match (D1)")
  func secondConfigure() async throws {
    try await withBirds {
      do {
        try Tips.configure()
        Issue.record("The second configure did not throw.")
      } catch TipKitError.missingGroupContainerEntitlements {
        Issue.record("The pattern matched a different error.")
      } catch TipKitError.tipsDatastoreAlreadyConfigured {
        #expect(Tips.receipt != nil)
      }
    }
  }

  @Test("update streams have the documented types")
  func streams() async throws {
    try await withBirds {
      let tip = RefillFeederTip()
      let statuses: AsyncStream<Tips.Status> = tip.statusUpdates
      let displays: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> = tip.shouldDisplayUpdates
      await RefillFeederTip.didRefill.donate()
      var seen: [Tips.Status] = []
      for await status in statuses.prefix(2) { seen.append(status) }
      #expect(seen == [.available, .pending])
      var shown: [Bool] = []
      for await isShown in displays.prefix(2) { shown.append(isShown) }
      #expect(shown == [true, false])
    }
  }

  @MainActor
  @Test("a group shows one tip at a time, built with branches and loops")
  func groups() async throws {
    try await withBirds {
      let isGuest = true
      let group = TipGroup(.ordered) {
        OnceTip()
        if isGuest { InviteFriendTip() } else { ShareBackyardTip() }
        for tip in OnboardingTip.allCases { tip }
      }
      #expect(group.currentTip is OnceTip)
      OnceTip().invalidate(reason: .actionPerformed)
      #expect(group.currentTip as? InviteFriendTip != nil)
      let other = SearchTip.group
      #expect(other.currentTip?.id == "SearchTip")
    }
  }

  @Test("a CloudKit container does nothing, and the receipt names what syncs")
  func cloudKit() async throws {
    let options: [Tips.ConfigurationOption] = [.cloudKitContainer(.named("iCloud.birds.tips"))]
    try await withBirds(options) {
      let notes = Tips.receipt?.notes ?? []
      #expect(
        notes == [
          "The CloudKit container \"iCloud.birds.tips\" does nothing here; use .sync(folder:)."
        ])
    }
    try await withBirds([.cloudKitContainer(nil)]) {
      #expect(Tips.receipt?.notes == [])
    }
  }

  @Test("a group container needs an identifier")
  func groupContainer() throws {
    _ = try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "group.birds")
    #expect(throws: TipKitError.missingGroupContainerEntitlements) {
      try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: "")
    }
  }

  @Test("testing controls take types, and those for named tips take precedence")
  func controls() async throws {
    try await withBirds {
      Tips.hideAllTipsForTesting()
      Tips.showTipsForTesting([BirdPassTip.self])
      #expect(BirdPassTip().shouldDisplay)
      #expect(!AddFeederTip().shouldDisplay)
    }
    try await withBirds {
      Tips.showAllTipsForTesting()
      Tips.hideTipsForTesting([AddFeederTip.self, ShareBackyardTip.self])
      #expect(BirdPassTip().shouldDisplay)
      #expect(!AddFeederTip().shouldDisplay)
      #expect(!ShareBackyardTip().shouldDisplay)
    }
  }

  @Test("a reset makes a dismissed tip eligible, as resetting its eligibility does")
  func resets() async throws {
    try await withBirds {
      AddFeederTip().invalidate(reason: .tipClosed)
      #expect(AddFeederTip().status == .invalidated(.tipClosed))
      await AddFeederTip().resetEligibility()
      #expect(AddFeederTip().status == .available)
      AddFeederTip().invalidate(reason: .actionPerformed)
      try Tips.resetDatastore()
      #expect(AddFeederTip().status == .available)
    }
  }

  @Test("donations can be read, filtered and deleted outside of rules")
  func donations() async throws {
    try await withBirds {
      let event = Tips.didVisit
      await event.donate(BackyardVisit(backyardName: "Pond", minutes: 3))
      await event.donate(BackyardVisit(backyardName: "Pond", minutes: 9))
      await event.donate(BackyardVisit(backyardName: "Meadow", minutes: 5))
      // Donations of one millisecond are ordered by their payload (D38).
      #expect(event.donations.map(\.minutes).sorted() == [3, 5, 9])
      #expect(event.donations.donatedWithin(.day).count == 3)
      #expect(event.donations.largestSubset(groupedBy: \.backyardName).count == 2)
      #expect(event.donations.smallestSubset(groupedBy: \.backyardName).map(\.minutes) == [5])
      await withCheckedContinuation { continuation in
        event.sendDonation(BackyardVisit(backyardName: "Hill", minutes: 1)) {
          continuation.resume()
        }
      }
      #expect(event.donations.count == 4)
      try await event.deleteDonations()
      #expect(event.donations.isEmpty)
    }
  }

  @Test("parameters are named by type and property, and only transient ones are transient (D18)")
  func parameters() async throws {
    try await withBirds {
      QuickActionsTip.isPanelOpen = true
      UndoTip.hasDeletedFeeder = true
      SpeciesSortTip.hasSorted = true
      let transience = Tips.center.facts.parameters.mapValues { $0.definition?.isTransient }
      #expect(
        transience == [
          "QuickActionsTip.isPanelOpen": true, "UndoTip.hasDeletedFeeder": true,
          "SpeciesSortTip.hasSorted": false,
        ])
    }
  }

  @Test("rules can be joined by conjunction and disjunction")
  func compoundRules() async throws {
    let rules = FavoriteBackyardTip().rules
    try await withBirds {
      FavoriteBackyardTip.isLoggedIn = true
      #expect(answers(of: JoinedTip(rules: [Tips.Rule(.disjunction, rules)])) == [true])
      #expect(answers(of: JoinedTip(rules: [Tips.Rule(.conjunction, rules)])) == [false])
    }
  }

  private struct JoinedTip: Tip {
    var rules: [Rule]
    var title: Text { Text("Joined") }
  }
}
