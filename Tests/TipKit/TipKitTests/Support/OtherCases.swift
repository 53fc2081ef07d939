import TipKit

extension TipCase {
  private static let owl = Bird(id: "owl", name: "Owl", isNocturnal: true)

  static let others: [TipCase] = [
    TipCase(OnceTip()), TipCase(TwiceTip()), TipCase(ThriceTip()), TipCase(FourTimesTip()),
    TipCase(FiveTimesTip()), TipCase(BriefTip()), TipCase(ConditionalOptionTip()),
    TipCase(ReturnedOptionTip()), TipCase(ListedOptionTip()), TipCase(CompareSpeciesTip {}),
    TipCase(IdentifyBirdTip()),
    TipCase(SeasonGuideTip()), TipCase(BirdDetailTip(bird: owl)), TipCase(CaptionTip()),
    TipCase(LocalizedTip()), TipCase(JoinedTextTip()), TipCase(AttributedTip()),
    TipCase(InitTip()), TipCase(MarkdownTip(count: 21)), TipCase(StyledTip()),
    TipCase(AccentTip()), TipCase(ThemeTip()), TipCase(PhotoTip()), TipCase(BirdBathTip()),
    TipCase(WeatherTip(isRaining: true)), TipCase(NoImageTip()), TipCase(SidebarTip.expanded),
    TipCase(TranslatedTip()), TipCase(ResourceTip()), TipCase(LegacyStringTip()),
    TipCase(KeyTip(key: "key.title")), TipCase(OldPhotoTip()), TipCase(ThreeTimesTip()),
    TipCase(AlwaysSoonTip()),
    TipCase(
      NewBirdTip(bird: owl), when: { await donate(1, to: owl.didListen) },
      unless: { await donate(1, to: Bird(id: "wren", name: "Wren", isNocturnal: false).didListen) }
    ),
    TipCase(OnboardingTip.welcome, unless: { OnboardingTip.isOnboarding = false }),
    TipCase(
      OnboardingTip.firstBird, when: { await donate(1, to: RefillFeederTip.didRefill) },
      unless: { OnboardingTip.isOnboarding = false }),
    TipCase(
      MapTip(), when: { MapTip.hasLocation = true },
      unless: { await donate(1, to: MapTip.didOpenMap) }),
    TipCase(
      CompassTip(), when: { await donate(2, to: MapTip.didOpenMap) },
      unless: { await donate(1, to: MapTip.didOpenMap) }),
    TipCase(
      RouteTip(), when: { await donate(3, to: MapTip.didOpenMap) },
      unless: { await donate(2, to: MapTip.didOpenMap) }),
    TipCase(
      BackyardTips.TimeLapseTip(), when: { BackyardTips.TimeLapseTip.hasTimeLapse = true },
      unless: {}),
    TipCase(
      BackyardTips.WidgetTip(), unless: { BackyardTips.TimeLapseTip.hasTimeLapse = true }),
    TipCase(
      BackyardModel.SyncTip(), when: { await donate(1, to: BackyardModel.SyncTip.didSync) },
      unless: {}),
    TipCase(
      OldAlbumTip(), when: { await donate(1, to: FavoriteBackyardTip.didViewBackyard) },
      unless: {}),
  ]
}
