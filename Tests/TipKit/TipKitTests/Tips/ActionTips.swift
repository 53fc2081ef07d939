import TipKit

struct CompareSpeciesTip: Tip {
  let onCompare: @Sendable () -> Void

  var title: Text { Text("Compare Two Birds") }

  var actions: [Action] {
    Action(title: "Compare") {
      onCompare()
    }
    Action(id: "guide") {
      Text("Open the Guide")
    }
  }
}

struct IdentifyBirdTip: Tip {
  var title: Text { Text("Which Bird Is It?") }

  var actions: [Action] {
    Action {
      print("identify")
    } _: {
      Text("Identify").foregroundStyle(.blue)
    }
    Tips.Action(id: "sound", perform: { print("listen") }) { Text("Listen") }
  }
}

struct SeasonGuideTip: Tip {
  var title: Text { Text("The Seasons") }

  var actions: [Tips.Action] {
    for season in ["Spring", "Summer", "Fall", "Winter"] {
      Tip.Action(id: season.lowercased(), title: season)
    }
  }
}
