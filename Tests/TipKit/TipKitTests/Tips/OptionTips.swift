import TipKit

struct OnceTip: Tip {
  var title: Text { Text("Only Once") }

  var options: [TipOption] {
    MaxDisplayCount(1)
  }
}

struct TwiceTip: Tip {
  var title: Text { Text("Only Twice") }

  var options: [any TipOption] {
    Self.MaxDisplayCount(2)
    IgnoresDisplayFrequency(true)
  }
}

struct ThriceTip: Tip {
  var title: Text { Text("Three Times") }

  var options: [Option] {
    Tip.MaxDisplayCount(3)
  }
}

struct FourTimesTip: Tip {
  var title: Text { Text("Four Times") }

  var options: [any Option] = [Tips.MaxDisplayCount(4)]
}

struct FiveTimesTip: Tip {
  var title: Text { Text("Five Times") }

  let options: [TipOption] = [
    Tips.MaxDisplayCount(5),
    Tips.IgnoresDisplayFrequency(false),
  ]
}

struct BriefTip: Tip {
  var title: Text { Text("Two Minutes") }

  var options: [TipOption] {
    [
      Tips.MaxDisplayDuration(120),
      Tips.IgnoresDisplayFrequency(true),
    ]
  }
}

struct ConditionalOptionTip: Tip {
  var isUrgent = true

  var title: Text { Text("A Storm Is Coming") }

  var options: [any TipOption] {
    if isUrgent {
      IgnoresDisplayFrequency(true)
    } else {
      MaxDisplayCount(1)
    }
    MaxDisplayDuration(60)
  }
}

struct ReturnedOptionTip: Tip {
  var title: Text { Text("Six Times") }

  var options: [TipOption] {
    return [Tips.MaxDisplayCount(6)]
  }
}

/// As WWDC23 10229 writes it.
struct ListedOptionTip: Tip {
  var title: Text { Text("Seven Times") }

  var options: [TipOption] {
    [.ignoresDisplayFrequency(true), .maxDisplayCount(7)]
  }
}
