import TipEngine

/// An app that configures its tips, shows those whose types its arguments name, and ends.
@main
enum BirdHabits {
  static let tips: [any Tip] = [
    UnseenTip(), NotSeenTip(), NoFavoritesTip(), NoNoteTip(), NoNicknameTip(), NeverTip(),
    LimitedTip(), RecentTip(), RecentDayTip(), GroupedTip(), VisitsTip(), NoVisitsTip(),
    LargeTip(), RainTip(), DryTip(), LongNoteTip(), QuotedNoteTip(), LinesNoteTip(),
    NicknameTip(), PlantedTip(), ManyFavoritesTip(), AmountsTip(), FeederLevelTip(),
    SightedTip(), RareTip(), ConstantTip(), HostileTip(),
  ]

  static func main() throws {
    Tips.center.register(tips)
    try Tips.configure([.displayFrequency(.daily)])
    for tip in tips { _ = tip.status }
    let names = CommandLine.arguments.dropFirst()
    for tip in tips where names.contains("\(type(of: tip))") { tip.present()?.end() }
    try Tips.flush()
  }
}
