import TipKit

struct ThreeTimesTip: Tip {
  var title: Text { Text("Three Is Enough") }
  var maxDisplayCount: Int { 3 }
}

struct AlwaysSoonTip: Tip {
  var title: Text { Text("Any Time") }
  var ignoresDisplayFrequency: Bool { true }
}
