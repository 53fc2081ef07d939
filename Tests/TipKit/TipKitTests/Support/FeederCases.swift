import TipKit

extension TipCase {
  static let feeders: [TipCase] = [
    TipCase(
      FavoriteBackyardTip(),
      when: {
        FavoriteBackyardTip.isLoggedIn = true
        await donate(3, to: FavoriteBackyardTip.didViewBackyard)
      },
      unless: { await donate(2, to: FavoriteBackyardTip.didViewBackyard) }),
    TipCase(AddFeederTip()),
    TipCase(RefillFeederTip(), unless: { await donate(1, to: RefillFeederTip.didRefill) }),
    TipCase(
      CleanFeederTip(), when: { await donate(5, to: CleanFeederTip.didOpenFeeder) },
      unless: { await donate(4, to: CleanFeederTip.didOpenFeeder) }),
    TipCase(MoveFeederTip(), unless: { await donate(1, to: MoveFeederTip.didMoveFeeder) }),
    TipCase(
      SpeciesFilterTip(),
      when: {
        SpeciesFilterTip.hasOpenedSpeciesList = true
        await donate(2, to: SpeciesFilterTip.didScrollSpecies)
      },
      unless: {}),
    TipCase(SpeciesSortTip(), unless: { SpeciesSortTip.hasSorted = true }),
    TipCase(RareSpeciesTip()),
    TipCase(
      ShareBackyardTip(), when: { await donate(1, to: ShareBackyardTip.didFavorite) },
      unless: { await donate(2, to: ShareBackyardTip.didFavorite) }),
    TipCase(InviteFriendTip()),
    TipCase(FountainTip()),
    TipCase(
      NestCameraTip(), when: { NestCameraTip.hasCamera = true },
      unless: { await donate(1, to: NestCameraTip.didOpenStream) }),
    TipCase(NestBoxTip(), unless: { await donate(2, to: NestBoxTip.didHangBox) }),
    TipCase(NoVisitorsTip(), unless: { await donate(1, to: NoVisitorsTip.didSeeVisitor) }),
    TipCase(
      FirstVisitorTip(), when: { await donate(1, to: NoVisitorsTip.didSeeVisitor) }, unless: {}),
    TipCase(
      WateringTip(), when: { WateringTip.isSummer = true },
      unless: {},
      {
        WateringTip.isSummer = true
        await donate(2, to: WateringTip.didWater)
      }),
    TipCase(GoalTip(), when: { GoalTip.seen = 5 }, unless: { GoalTip.goal = 6 }),
  ]
}
