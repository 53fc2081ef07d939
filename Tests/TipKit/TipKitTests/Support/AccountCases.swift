import Foundation
import TipKit

extension TipCase {
  static let accounts: [TipCase] = [
    TipCase(
      BirdPassTip(), when: { BirdAccount.hasFinishedOnboarding = true },
      unless: { BirdAccount.isPremium = true }),
    TipCase(PremiumBackyardTip(), when: { BirdAccount.isPremium = true }, unless: {}),
    TipCase(PassExpiredTip(), unless: { PassExpiredTip.isExpired = false }),
    TipCase(
      LifeListTip(), when: { LifeListTip.speciesCount = 10 },
      unless: { LifeListTip.speciesCount = 9 }),
    TipCase(
      FewBirdsTip(), when: { FewBirdsTip.birdsToday = 4 },
      unless: {}, { FewBirdsTip.birdsToday = 0 }),
    TipCase(
      FavoritesTip(),
      when: { FavoritesTip.favorites.backyards = ["Bird Springs", "Pond", "Meadow"] },
      unless: { FavoritesTip.favorites.backyards = ["Pond"] }),
    TipCase(FirstLaunchTip(), unless: { FirstLaunchTip.launches -= 1 }),
    TipCase(
      QuickActionsTip(), when: { QuickActionsTip.isPanelOpen = true }, unless: {}),
    TipCase(UndoTip(), when: { UndoTip.hasDeletedFeeder = true }, unless: {}),
    TipCase(
      SearchTip(placeholder: "Species"), unless: { SearchTip.searches += 1 }),
    TipCase(VoiceSearchTip()),
    TipCase(
      UnlockTip(backyardID: "north"), when: { UnlockTip.unlocked["north"] = true },
      unless: { UnlockTip.unlocked["south"] = true }, { UnlockTip.unlocked["north"] = false }),
    TipCase(WishListTip(), unless: { WishListTip.wishes.append("Owl") }),
    TipCase(
      WishComesTrueTip(species: "Owl"), when: { WishListTip.wishes = ["Wren", "Owl"] },
      unless: { WishListTip.wishes = ["Wren"] }),
    TipCase(
      SeasonChangeTip(), when: { SeasonChangeTip.season = .winter },
      unless: { SeasonChangeTip.season = .fall }),
    TipCase(GreetingTip(), when: { GreetingTip.userName = "Robin" }, unless: {}),
    TipCase(
      AnniversaryTip(), when: { AnniversaryTip.joined = Date.now.addingTimeInterval(-4e7) },
      unless: { AnniversaryTip.joined = Date.now }),
    TipCase(PickedBirdTip(), when: { PickedBirdTip.pickedBird = "Wren" }, unless: {}),
    TipCase(
      TemperatureTip(), when: { TemperatureTip.celsius = -3.5 },
      unless: { TemperatureTip.celsius = 0.1 }),
    TipCase(FriendsTip(), when: { FriendsTip.hasFriends = true }, unless: {}),
    TipCase(
      FriendRequestTip(),
      when: {
        FriendsTip.hasFriends = true
        await donate(1, to: FriendRequestTip.didReceiveRequest)
      },
      unless: {}),
    TipCase(DietTip(), when: { DietTip.foods = ["seeds"] }, unless: { DietTip.foods = ["bread"] }),
    TipCase(
      LongNameTip(), when: { LongNameTip.names = ["Yellowhammer"] },
      unless: { LongNameTip.names = ["Wren"] }),
    TipCase(SeasonNameTip(), when: { SeasonChangeTip.season = .fall }, unless: {}),
    TipCase(
      SoundTip(),
      unless: {
        SoundTip.isSoundOn = false
        await donate(1, to: SoundTip.didPlaySound)
        await donate(1, to: SoundTip.didMute)
      }),
    TipCase(PlumageTip(), unless: { PlumageTip.hasSeenMolt = true }),
  ]
}
