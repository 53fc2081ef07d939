import TipKit

enum BackyardTips {
  struct TimeLapseTip: Tip {
    @Parameter static var hasTimeLapse: Bool = false

    var title: Text { Text("Watch a Day in a Minute") }
    var rules: [Rule] {
      #Rule(Self.$hasTimeLapse) { $0 == true }
    }
  }

  struct WidgetTip: Tip {
    var title: Text { Text("Add a Widget") }
    var rules: [Rule] {
      #Rule(BackyardTips.TimeLapseTip.$hasTimeLapse) { $0 == false }
    }
  }

  static let timeLapse = TimeLapseTip()
  static let widget = WidgetTip()
}

final class BackyardModel {
  struct SyncTip: Tip {
    static let didSync = Event(id: "didSync")

    var title: Text { Text("Your Birds on All Devices") }

    var rules: [Rule] {
      #Rule(Self.didSync) { $0.donations.donatedWithin(.days(3)).count >= 1 }
    }
  }

  let syncTip = SyncTip()
}
