import TipKit

extension TipCase {
  private static func sighting(
    _ species: String, _ season: String, isRare: Bool = false
  ) -> SpringArrivalsTip.Sighting {
    SpringArrivalsTip.Sighting(species: species, season: season, isRare: isRare)
  }

  static let visits: [TipCase] = [
    TipCase(
      SpringArrivalsTip(),
      when: {
        await donate(
          sighting("Robin", "spring"), sighting("Wren", "spring"),
          to: SpringArrivalsTip.didSpotBird)
      },
      unless: {
        await donate(
          sighting("Robin", "spring"), sighting("Wren", "fall"),
          to: SpringArrivalsTip.didSpotBird)
      }),
    TipCase(
      WinterGuestsTip(),
      when: { await donate(sighting("Siskin", "winter"), to: SpringArrivalsTip.didSpotBird) },
      unless: { await donate(sighting("Siskin", "fall"), to: SpringArrivalsTip.didSpotBird) }),
    TipCase(
      RareVisitorTip(),
      when: {
        await donate(
          sighting("Hoopoe", "spring", isRare: true), to: SpringArrivalsTip.didSpotBird)
      },
      unless: {
        await donate(
          sighting("Sparrow", "spring", isRare: true), to: SpringArrivalsTip.didSpotBird)
      }),
    TipCase(
      VarietyTip(),
      when: {
        await donate(
          sighting("Robin", "spring"), sighting("Robin", "fall"),
          to: SpringArrivalsTip.didSpotBird)
      },
      unless: {
        await donate(
          sighting("Robin", "spring"), sighting("Robin", "fall"), sighting("Wren", "fall"),
          to: SpringArrivalsTip.didSpotBird)
      }),
    TipCase(
      RegularGuestTip(),
      when: {
        await donate(
          sighting("Robin", "spring"), sighting("Wren", "fall"), sighting("Robin", "fall"),
          sighting("Robin", "winter"), to: SpringArrivalsTip.didSpotBird)
      },
      unless: {
        await donate(
          sighting("Robin", "spring"), sighting("Wren", "fall"), sighting("Robin", "fall"),
          to: SpringArrivalsTip.didSpotBird)
      }),
    TipCase(
      LongVisitTip(),
      when: { await donate(BackyardVisit(backyardName: "Pond", minutes: 30), to: Tips.didVisit) },
      unless: {
        await donate(BackyardVisit(backyardName: "Pond", minutes: 29), to: Tips.didVisit)
      }),
    TipCase(
      ComeBackTip(),
      unless: {
        await donate(BackyardVisit(backyardName: "Pond", minutes: 1), to: Tips.didVisit)
      }),
    TipCase(
      NightVisitTip(),
      when: {
        await donate(
          BackyardVisit(backyardName: "Pond", minutes: 5), to: NightVisitTip.didVisitAtNight)
      },
      unless: {
        await donate(
          BackyardVisit(backyardName: "Meadow", minutes: 5), to: NightVisitTip.didVisitAtNight)
      }),
    TipCase(
      QuickVisitTip(),
      when: {
        await donate(
          QuickVisitTip.Duration(seconds: 9.5), QuickVisitTip.Duration(seconds: 1),
          to: QuickVisitTip.didLeave)
      },
      unless: {
        await donate(
          QuickVisitTip.Duration(seconds: 10), QuickVisitTip.Duration(seconds: 1),
          to: QuickVisitTip.didLeave)
      }),
    TipCase(
      FrequentSeedTip(), when: { await donate(12, to: FrequentSeedTip.didBuySeeds) },
      unless: { await donate(3, to: FrequentSeedTip.didBuySeeds) }),
    TipCase(
      RecentSeedTip(),
      when: {
        await donate(
          RecentSeedTip.Purchase(kind: "hemp", grams: 501), to: RecentSeedTip.didOrder)
      },
      unless: {},
      {
        await donate(
          RecentSeedTip.Purchase(kind: "sunflower", grams: 501),
          RecentSeedTip.Purchase(kind: "sunflower", grams: 2), to: RecentSeedTip.didOrder)
      }),
    TipCase(
      BigMealTip(), when: { await donate(Meal(food: "seeds", grams: 101), to: BigMealTip.didFeed) },
      unless: { await donate(Meal(food: "seeds", grams: 100), to: BigMealTip.didFeed) }),
  ]
}
